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

/** Chooses a place on the board, with whatever a test plays with. */
export type Choose = (place: Locator) => Promise<void>;

export const byMouse: Choose = (place) => place.click();

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

/** Plays one move on the board. */
export async function playMove(
  page: Page,
  gameId: GameId,
  before: Position,
  move: Move,
  choose: Choose,
): Promise<void> {
  const written = (): readonly RegExp[] => [
    new RegExp(`\\b${gameById(gameId).notation.make(before, move)}, empty`),
  ];
  const names = PLACES[gameId]?.(before, move) ?? written();
  for (const name of names) await choose(place(page, name));
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

const ARROWS = [
  { key: 'ArrowUp', axis: 'y', sign: -1 },
  { key: 'ArrowDown', axis: 'y', sign: 1 },
  { key: 'ArrowLeft', axis: 'x', sign: -1 },
  { key: 'ArrowRight', axis: 'x', sign: 1 },
] as const;

/** Goes to a place with Tab and the arrow keys and presses Enter there; the focus must stay on it. */
export const byKeyboard: Choose = async (place) => {
  const page = place.page();
  const target = await place.elementHandle();
  if (target === null) throw new Error('there is no such place');
  await tabToBoard(page);
  for (let steps = 0; steps < 80; steps++) {
    const way = await target.evaluate((element) => {
      const focused = document.activeElement;
      if (focused === null || focused === element) return undefined;
      const grids = [...document.querySelectorAll('[role="grid"]')];
      const layers =
        grids.indexOf(element.closest('[role="grid"]')!) -
        grids.indexOf(focused.closest('[role="grid"]')!);
      const [from, to] = [focused.getBoundingClientRect(), element.getBoundingClientRect()];
      return {
        layers,
        x: to.x + to.width / 2 - from.x - from.width / 2,
        y: to.y + to.height / 2 - from.y - from.height / 2,
      };
    });
    if (way === undefined) {
      await page.keyboard.press('Enter');
      return;
    }
    if (way.layers !== 0) await page.keyboard.press(way.layers > 0 ? 'PageUp' : 'PageDown');
    else await page.keyboard.press(arrowFor(way));
  }
  throw new Error('the arrow keys do not lead there');
};

/** Rows first: on a slanted board going up or down also shifts sideways. */
function arrowFor(way: { readonly x: number; readonly y: number }): string {
  const axis = Math.abs(way.y) > 4 ? 'y' : 'x';
  const arrow = ARROWS.find((each) => each.axis === axis && each.sign === Math.sign(way[axis]));
  if (arrow === undefined) throw new Error('two places lie on each other');
  return arrow.key;
}

async function tabToBoard(page: Page): Promise<void> {
  for (let presses = 0; presses < 40; presses++) {
    const role = await page.evaluate(() => document.activeElement?.getAttribute('role'));
    if (role === 'gridcell') return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab does not lead to the board');
}
