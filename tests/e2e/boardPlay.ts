import { placesOf } from '../../build/tools/placesOf.ts';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';

const place = (page: Page, name: RegExp): Locator => page.getByRole('gridcell', { name }).first();

/** Plays one move on the board with the mouse. */
export async function playMove(
  page: Page,
  gameId: GameId,
  before: Position,
  move: Move,
): Promise<void> {
  for (const name of placesOf(gameId, before, move)) await place(page, name).click();
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
