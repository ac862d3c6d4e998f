import { unwrap } from '../../src-shared/core/result.ts';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { chooseGame } from './appSteps.ts';
import { playMove } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';
import { LESSONS } from './lessons.ts';

test('a tutorial is offered at the first game, answers wrong tries, and goes on where it was left', async ({
  page,
}) => {
  const panel = page.getByRole('complementary', { name: 'Tutorial' });
  await chooseGame(page, 'scoreFour');
  await expect(page.getByText('New here?')).toBeVisible();
  await page.getByRole('button', { name: 'Tutorial' }).click();
  await expect(page.getByText('Step 1 of 8')).toBeVisible();
  await page.getByRole('gridcell', { name: /^A1, height 1/ }).click();
  await expect(panel.getByText('It slid to the lowest free place.')).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('gridcell', { name: /^D4, height 1/ }).click();
  await expect(panel.getByText('That bead would not land at height 2.')).toBeVisible();
  await page.getByRole('gridcell', { name: /^B1, height 2/ }).click();
  await expect(panel.getByText('Your bead lies on top of another one.')).toBeVisible();
  await page.getByRole('button', { name: 'Leave' }).click();
  await chooseGame(page, 'scoreFour');
  await page.getByRole('button', { name: 'Tutorial' }).click();
  await expect(page.getByText('Step 3 of 8')).toBeVisible();
  await page.getByRole('button', { name: 'Show me' }).click();
  await expect(page.locator('[data-mark="good"]')).toHaveCount(1);
  await page.reload();
  await expect(page.getByText('Step 3 of 8')).toBeVisible();
});

test('every game has a tutorial, from Learn', { tag: '@long' }, async ({ page }) => {
  for (const gameId of GAME_IDS) {
    await page.goto(page.url().replace(/#.*|$/, '#learn'));
    const { name, codec, notation, legalMoves } = gameById(gameId);
    await page.getByRole('button', { name: `${name}: Tutorial` }).click();
    const [step] = LESSONS[gameId];
    const position = unwrap(codec.decode(step!.setup, step!.position));
    const [accepted] = step!.turns[0].accepts ?? [];
    const move =
      accepted === undefined
        ? legalMoves(position)[0]!
        : unwrap(notation.parse(position, accepted));
    await playMove(page, gameId, position, move);
    await expect(page.getByRole('button', { name: 'Next' })).toHaveClass(/primary/);
  }
});
