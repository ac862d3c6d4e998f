import { expect, type Locator, type Page } from '@playwright/test';
import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { partnerOf } from '../../src-shared/games/domineering/geometry.ts';
import type { DomineeringPosition } from '../../src-shared/games/domineering/position.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { fromOf, toOf } from '../../src-shared/games/linesOfAction/moves.ts';
import { makeSquare } from '../../src-shared/games/linesOfAction/notation.ts';
import { makePeg } from '../../src-shared/games/scoreFour/notation.ts';
import { beadsOn, type ScoreFourPosition } from '../../src-shared/games/scoreFour/position.ts';

type PlacesOf = (before: Position, move: Move) => readonly RegExp[];

/**
 * The names of the places to choose for a move, one after the other, as a screen reader hears them, in games where that
 * is not one place named as the move is written.
 */
const PLACES: Readonly<Partial<Record<GameId, PlacesOf>>> = {
  scoreFour: (before, move) => {
    const height = beadsOn(before as ScoreFourPosition, move) + 1;
    return [new RegExp(`^${makePeg(move)}, height ${height}, empty, playable`)];
  },
  linesOfAction: (_, move) => [
    new RegExp(`piece on ${makeSquare(fromOf(move))}, \\d+ move`),
    new RegExp(`\\b${makeSquare(toOf(move))}, (empty, can move here|can be captured)`),
  ],
  domineering: (before, move) => {
    const board = before as DomineeringPosition;
    const second = (partnerOf(board, move, board.sideToMove) ?? 0) + 1;
    return [new RegExp(`domino fits on ${move + 1} and ${second}$`)];
  },
  dotsAndTriangles: (_, move) => [new RegExp(`^line ${move + 1}, not drawn`)],
};

const place = (page: Page, name: RegExp): Locator => page.getByRole('gridcell', { name }).first();

/** Plays one move on the board with the mouse. */
export async function playMove(
  page: Page,
  gameId: GameId,
  before: Position,
  move: Move,
): Promise<void> {
  const written = (): readonly RegExp[] => [
    new RegExp(`\\b${gameById(gameId).notation.make(before, move)}, empty`),
  ];
  const names = PLACES[gameId]?.(before, move) ?? written();
  for (const name of names) await place(page, name).click();
}

/** The texts in the move list, oldest first. */
export const moveTexts = (page: Page): Promise<string[]> =>
  page.getByRole('region', { name: 'Moves' }).locator('[data-ply] > :first-child').allInnerTexts();

/** The position that the move list leads to. */
export async function listedPosition(page: Page, gameId: GameId, setup: Setup): Promise<Position> {
  const game = gameById(gameId);
  let position = game.initial(setup);
  for (const text of await moveTexts(page)) {
    position = game.play(position, unwrap(game.notation.parse(position, text)));
  }
  return position;
}

export const result = (page: Page): Locator => page.getByRole('region', { name: 'Result' });

/** Waits until the list holds more than `count` moves, or the game is over. */
export async function waitForMoves(page: Page, count: number): Promise<void> {
  const more = page.locator(`[data-ply="${count}"]`);
  await expect(more.or(result(page)).first()).toBeVisible();
}
