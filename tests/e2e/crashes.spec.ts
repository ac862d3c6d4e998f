import { moveTexts } from './boardPlay.ts';
import { startBrowserHost } from './browserHost.ts';
import { expect, isElectron, test } from './fixtures.ts';
import { matchAgainstThinker } from './savedMatches.ts';

const MOVES = ['A2', 'A2', 'A3', 'B1', 'B2'];

test.use({ saved: matchAgainstThinker('scoreFour', MOVES), settings: { showThoughts: true } });

if (!isElectron) {
  test(
    'a tab that crashes while the computer thinks costs neither the thought nor the game',
    {
      tag: '@long',
    },
    async ({ start, dataFolder }) => {
      const { page } = await start();
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByText('thinking · depth')).toBeVisible();
      const crashed = page.waitForEvent('crash');
      await page.goto('chrome://crash').catch(() => undefined);
      await crashed;

      // Started again, the program shows the way to the one that runs.
      const again = await startBrowserHost(dataFolder);
      const another = await page.context().newPage();
      await another.goto(again.address);
      await expect(another.getByText('thinking · depth')).toBeVisible();
      expect(await moveTexts(another)).toEqual(MOVES);
      await another.getByRole('button', { name: 'Move now' }).click();
      await expect(another.locator(`[data-ply="${MOVES.length + 1}"]`)).toBeVisible();
      await expect(another.getByText('to move')).toBeVisible();
    },
  );
}
