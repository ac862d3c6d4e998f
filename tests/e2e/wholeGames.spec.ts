import { defaultSetup, type Setup } from '../../src-shared/core/setup.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { type GameId, GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { quickComputer, startGame } from './appSteps.ts';
import { listedPosition, playMove, result, waitForMoves } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';
import type { Page } from '@playwright/test';

/** Boards small enough for a whole game in a few seconds. */
const SIZES: Partial<Record<GameId, Readonly<Record<string, number>>>> = { hex: { Size: 4 } };
const SETUPS: Partial<Record<GameId, Setup>> = { hex: { size: 4 } };

const setupOf = (gameId: GameId): Setup => ({
  ...defaultSetup(gameById(gameId).setupFields),
  ...SETUPS[gameId],
});

/** Plays against the computer, winning when that takes one move and else at random, until the game is over. */
async function playToTheEnd(page: Page, gameId: GameId): Promise<void> {
  const game = gameById(gameId);
  const random = makeRandom(7);
  let played = 0;
  while (!(await result(page).isVisible())) {
    const position = await listedPosition(page, gameId, setupOf(gameId));
    const moves = game.legalMoves(position);
    const win = moves.find((move) => game.outcome(game.play(position, move))?.winner === 0);
    const move = win ?? pick(random, moves);
    await playMove(page, gameId, position, move);
    played++;
    await waitForMoves(page, position.ply + 1);
    await expect(page.getByText('thinking')).toBeHidden();
  }
  expect(played, 'moves of the person').toBeGreaterThan(1);
  const end = await listedPosition(page, gameId, setupOf(gameId));
  const outcome = game.outcome(end);
  if (outcome === undefined) throw new Error('the game on the page is not over');
  const title =
    outcome.winner === undefined ? 'Draw' : outcome.winner === 0 ? 'You win' : 'Level 3 wins';
  await expect(result(page)).toContainText(title);
  await expect(result(page).getByRole('paragraph')).toHaveText(/^[A-Z].+\.$/);
}

for (const gameId of GAME_IDS) {
  test.describe(gameById(gameId).name, () => {
    test.describe.configure({ timeout: 120_000 });
    test.use({
      hasWebGL: gameId === 'scoreFour',
      settings: { lastConfigs: quickComputer(gameId, setupOf(gameId)) },
    });

    test('a whole game against level 3 with the mouse', { tag: '@long' }, async ({ page }) => {
      await startGame(page, gameId, { opponent: 'Computer', level: 3, ...sizes(gameId) });
      await playToTheEnd(page, gameId);
    });
  });
}

const sizes = (gameId: GameId) => {
  const chosen = SIZES[gameId];
  return chosen === undefined ? {} : { sizes: chosen };
};
