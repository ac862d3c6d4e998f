import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

/** Fast, but not over before anybody has looked. */
test.use({ programArguments: ['--demo', 'scoreFour', '--pace', '0.25', '--idle', '20'] });

const watching = (page: Page) => page.getByText('Touch the screen or press a key to play');
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test.describe('at a quick pace', () => {
  test(
    'a demo tells what happens, ends, invites and goes on by itself',
    { tag: '@long' },
    async ({ page }) => {
      await page.clock.install();
      await expect(page.getByRole('heading', { level: 1, name: 'Score Four' })).toBeVisible();
      await expect(page.getByText(/^(White|Black): [A-D][1-4], height [1-4]$/)).toBeVisible();
      await expect(
        page.getByText(/(White|Black) (threatens|blocks) [A-D][1-4], height/),
      ).toBeVisible({
        timeout: 30_000,
      });
      const result = page.getByRole('region', { name: 'Result' });
      await expect(result).toBeVisible({ timeout: 60_000 });
      await expect(button(page, 'Play against the computer')).toBeVisible();
      await page.clock.runFor(13_000);
      await expect(result).toBeHidden();
      await expect(watching(page)).toBeVisible();
    },
  );
});

// The clock of the page stands still while it is touched.
test.describe('at a usual pace', () => {
  test.use({ programArguments: ['--demo', 'scoreFour', '--idle', '20'] });

  test(
    'whoever touches it plays on after a countdown, and it comes back when nobody is there',
    { tag: '@long' },
    async ({ page }) => {
      await page.clock.install();
      await expect(watching(page)).toBeVisible();
      await page.clock.pauseAt(Date.now() + 60_000);
      const takesOver = page.getByRole('heading', { name: /^You play (White|Black)$/ });
      await page.mouse.click(300, 300);
      await expect(takesOver).toBeVisible();
      await expect(button(page, 'Go on watching')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(takesOver).toBeHidden();
      await page.keyboard.press('a');
      await expect(takesOver).toBeVisible();
      await page.clock.runFor(3_500);
      await expect(page.getByRole('button', { name: 'Resign' })).toBeVisible();
      await page.clock.runFor(21_000);
      await expect(watching(page)).toBeVisible();
    },
  );
});

test.describe('of a person who has a game of their own', () => {
  test.use({
    saved: matchOfPeople('hex', ['A0', 'B1']),
    programArguments: ['--pace', '0.1', '--demo', 'hex', '--idle', '20'],
  });

  test(
    'it is started from the home screen, left with Escape, touches nothing, and comes back there',
    { tag: '@long' },
    async ({ page }) => {
      await page.clock.install();
      await expect(watching(page)).toBeVisible();
      await page.keyboard.press('Escape');
      const games = page.getByRole('region', { name: 'Games to continue' }).getByRole('listitem');
      await expect(games).toHaveText([/Hex.*2 moves/]);
      await button(page, 'Demo').click();
      await page.getByRole('radio', { name: 'Domineering' }).check();
      await button(page, 'Start').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Domineering' })).toBeVisible();
      await page.keyboard.press('x');
      await button(page, 'Leave the demo').click();
      await expect(games).toHaveText([/Hex.*2 moves/]);
      await button(page, 'Continue').click();
      // Their own game is theirs for as long as they think; at home the demo comes back by itself.
      await expect(page.getByRole('heading', { level: 1, name: 'Hex' })).toBeVisible();
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.clock.runFor(30_000);
      await button(page, 'Back to all games').click();
      await page.clock.runFor(21_000);
      await expect(watching(page)).toBeVisible();
    },
  );
});

for (const [width, height] of [
  [2560, 1440],
  [3840, 2160],
  [1080, 1920],
  [390, 844],
] as const) {
  test.describe(`on a screen of ${width} by ${height}`, { tag: '@long' }, () => {
    test.use({ window: { viewport: { width, height } }, programArguments: ['--demo', 'hex'] });

    test('board, players and words fit, and are as large as they can be', async ({ page }) => {
      await expect(watching(page)).toBeVisible();
      const caption = page.locator('footer .caption');
      const size = await caption.evaluate((each) => parseFloat(getComputedStyle(each).fontSize));
      // Letters of a 30th of the shorter side are read from three metres on a screen of a metre.
      expect(size).toBeGreaterThan(Math.min(width, height) / 30);
      const board = (await page.getByRole('grid', { includeHidden: true }).boundingBox())!;
      expect(Math.max(board.width / width, board.height / height)).toBeGreaterThan(0.45);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(overflow).toBe(0);
      for (const place of [page.locator('header'), page.locator('footer')]) {
        const box = (await place.boundingBox())!;
        expect(box.y).toBeGreaterThanOrEqual(0);
        expect(box.y + box.height).toBeLessThanOrEqual(height + 1);
      }
    });
  });
}
