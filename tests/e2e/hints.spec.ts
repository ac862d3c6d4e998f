import { GAME_IDS } from '../../src-shared/games/index.ts';
import { resignMatch } from '../../src-shared/match/match.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { startGame } from './appSteps.ts';
import { expect, test } from './fixtures.ts';
import { matchAgainstThinker } from './savedMatches.ts';

/** White threatened A1–D1, Black stopped it with D1 and now threatens D1–D4. */
const blocked = matchAgainstThinker('scoreFour', ['A1', 'D4', 'B1', 'D3', 'C1', 'D1']);

test.describe('against the computer', () => {
  test.use({ saved: blocked });

  test('it says why it moved so, and a hint comes in two presses and is counted', async ({
    page,
  }) => {
    await page.getByRole('button', { name: /^Continue/ }).click();
    await page.getByRole('button', { name: 'Why?' }).click();
    await expect(page.getByRole('region', { name: 'Why' })).toContainText(
      'Stops White, who would complete a line at D1, height 1.',
    );
    await expect(page.locator('[data-mark="bad"]').first()).toBeVisible();

    await page.getByRole('button', { name: 'Hint' }).click();
    const idea = page.getByRole('region', { name: 'Idea' });
    await expect(idea).toContainText('Stops Black, who would complete a line at D2, height 1.');
    await page.getByRole('button', { name: 'Hint' }).click();
    await expect(idea).toContainText('Best found: D2.');
    await expect(page.locator('[data-mark="good"]')).toHaveCount(1);

    await page.getByRole('button', { name: 'Resign', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
    await expect(page.getByRole('region', { name: 'Result' })).toContainText('1 hint taken');
  });
});

test.describe('a strict game', () => {
  const strict = { ...blocked, config: { ...blocked.config, isStrict: true } };
  test.use({ saved: strict });

  test('gives no hint and no reason until it is over', { tag: '@long' }, async ({ page }) => {
    await page.getByRole('button', { name: /^Continue/ }).click();
    await expect(page.getByRole('button', { name: 'Hint' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(page.getByRole('button', { name: 'Why?' })).toBeHidden();
  });
});

test.describe('hints', () => {
  test.use({ saved: unwrap(resignMatch(blocked, 0)) });

  test('are there in every game', { tag: '@long' }, async ({ page }) => {
    for (const gameId of GAME_IDS) {
      await startGame(page, gameId, { opponent: 'Person here' });
      await page.getByRole('button', { name: 'Hint' }).click();
      await page.getByRole('button', { name: 'Show the move' }).click();
      await expect(page.getByRole('region', { name: 'Idea' })).toContainText('Best found: ');
      await expect(page.locator('[data-mark="good"]').last()).toBeVisible();
      await page.getByRole('button', { name: 'Back to all games' }).click();
    }
  });
});
