import { SIDES } from '../../src-shared/core/side.ts';
import { currentPosition } from '../../src-shared/match/match.ts';
import { byMouse, playMove, result } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';
import { gameNearEnd } from './savedMatches.ts';

const NAMES = ['White', 'Black'];

for (const winner of [...SIDES, undefined]) {
  const { match, lastMove } = gameNearEnd('scoreFour', winner);
  const title = winner === undefined ? 'Draw' : `${NAMES[winner]} wins`;

  test.describe(`two people at one board, the last move: ${title}`, () => {
    test.use({ saved: match });

    test('the end is shown with its reason, and can be taken back', async ({ page }) => {
      await page.getByRole('button', { name: 'Continue' }).click();
      await playMove(page, 'scoreFour', currentPosition(match), lastMove, byMouse);
      await expect(result(page)).toContainText(title);
      await expect(page.getByRole('status').filter({ hasText: `${title}.` })).toBeAttached();
      await expect(page.getByRole('gridcell', { name: /playable/ })).toHaveCount(0);
      if (winner !== undefined) {
        const line = page.getByRole('gridcell', { name: /in a winning line/ });
        expect(await line.count()).toBeGreaterThanOrEqual(4);
      }
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(result(page)).toBeHidden();
      await page.getByRole('button', { name: 'Redo' }).click();
      await expect(result(page)).toContainText(title);
      await page.getByRole('button', { name: 'Rematch' }).click();
      await expect(page.getByText('No move yet')).toBeVisible();
    });
  });
}
