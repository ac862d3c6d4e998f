import type { Page } from '@playwright/test';
import { chooseGame } from './appSteps.ts';
import { result } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

/** Nothing is wider than the window, and every control can be scrolled to and is covered by nothing. */
async function expectUsable(page: Page): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow, 'pixels that must be scrolled sideways').toBe(0);
  const scope = (await page.getByRole('dialog').count()) > 0 ? page.getByRole('dialog') : page;
  let tried = 0;
  for (const button of await scope.getByRole('button').all()) {
    if (!(await button.isVisible()) || (await button.isDisabled())) continue;
    await button.click({ trial: true });
    tried++;
  }
  expect(tried, 'buttons that were tried').toBeGreaterThan(0);
}

const SIZES = [
  { name: '800×600', viewport: { width: 800, height: 600 }, rootFont: '100%' },
  { name: '200 % text', viewport: { width: 1280, height: 800 }, rootFont: '200%' },
  { name: '200 % text at 800×600', viewport: { width: 800, height: 600 }, rootFont: '200%' },
];

for (const { name, viewport, rootFont } of SIZES) {
  test.describe(name, () => {
    test.use({
      hasWebGL: true,
      window: { viewport },
      saved: matchOfPeople('scoreFour', ['B2', 'C3', 'B2', 'C3', 'B2', 'C3']),
    });

    test('every screen is fully usable', async ({ page }) => {
      await page.setViewportSize({ ...viewport, width: viewport.width - 1 });
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size;
      }, rootFont);
      // Chromium measures containers in the new size of text once their own size changes.
      await page.setViewportSize(viewport);
      await expect(page.getByRole('button', { name: 'Play Hex' })).toBeVisible();
      await expectUsable(page);
      await chooseGame(page, 'domineering');
      await expectUsable(page);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('button', { name: 'Explode' })).toBeVisible();
      await expectUsable(page);
      await page.getByRole('gridcell', { name: /^B2, height 4/ }).click();
      await expect(result(page)).toBeVisible();
      await expectUsable(page);
    });
  });
}
