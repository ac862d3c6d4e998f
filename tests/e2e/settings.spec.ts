import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';
import { storedSettings } from './storedSettings.ts';

test.use({ saved: matchOfPeople('hex', ['A0', 'B1', 'C2']) });

const settings = (page: Page) => page.getByRole('dialog', { name: 'Settings' });
const section = (page: Page, name: string) => settings(page).getByRole('tab', { name });
const choose = (page: Page, name: string) =>
  settings(page).getByRole('radio', { name, exact: true }).check();

test('what is chosen holds at once, is kept, and can be put back', async ({ page, dataFolder }) => {
  const html = page.locator('html');
  await page.keyboard.press('Control+,');
  await expect(settings(page)).toBeVisible();

  // The sections are tabs: one stop, and arrow keys.
  await section(page, 'Play').focus();
  await page.keyboard.press('End');
  await expect(section(page, 'Data')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(section(page, 'Play')).toHaveAttribute('aria-selected', 'true');

  for (const tab of await settings(page).getByRole('tab').all()) {
    const name = await tab.innerText();
    await section(page, name).click();
    await expect(settings(page).getByRole('tabpanel', { name })).toBeVisible();
  }

  await section(page, 'Appearance').click();
  await choose(page, 'Dark');
  await expect(html).toHaveAttribute('data-theme', 'dark');
  await choose(page, '150 %');
  await expect(html).toHaveCSS('font-size', '24px');
  // The system asks for less motion; here the person has the last word.
  await expect(html).toHaveAttribute('data-motion', 'reduced');
  await choose(page, 'Everything moves');
  await expect(html).toHaveAttribute('data-motion', 'full');
  await expect
    .poll(() => storedSettings(dataFolder))
    .toMatchObject({ theme: 'dark', textSize: 150 });

  await settings(page).getByRole('button', { name: 'Reset this section' }).click();
  await expect(html).toHaveCSS('font-size', '16px');
  await expect(html).toHaveAttribute('data-motion', 'reduced');
  await expect(settings(page).getByText('Everything here is as it was at first.')).toBeVisible();
  await expect
    .poll(() => storedSettings(dataFolder))
    .toMatchObject({ theme: 'system', textSize: 100 });

  await section(page, 'Language').click();
  await choose(page, 'English');
  await expect.poll(async () => (await storedSettings(dataFolder)).language).toBe('en');

  await section(page, 'Data').click();
  await settings(page).getByRole('button', { name: 'Reset all settings' }).click();
  await settings(page).getByRole('button', { name: 'Reset all now' }).click();
  await expect.poll(async () => (await storedSettings(dataFolder)).language).toBe('system');
});

test(
  'keys are changed by pressing others, unless those are needed',
  { tag: '@long' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Continue' }).first().click();
    await expect(page.locator('[data-ply="3"]')).toBeVisible();
    await page.keyboard.press('Control+,');
    await section(page, 'Keys').click();
    const row = settings(page).getByRole('listitem').filter({ hasText: 'Undo' });
    await expect(row).toContainText('Ctrl + Z');
    await row.getByRole('button', { name: 'Change the keys of “Undo”' }).press('Enter');
    const pressing = settings(page).getByRole('button', { name: 'Press the keys for “Undo”.' });
    await expect(pressing).toBeFocused();
    const told = settings(page).getByRole('status');
    await page.keyboard.press('Control+Y');
    await expect(told.first()).toHaveText('Ctrl + Y already belongs to “Redo”. Press other keys.');
    await page.keyboard.press('F5');
    await expect(told.first()).toContainText(
      'F5 can’t be used: the browser or the system needs it.',
    );
    await page.keyboard.press('F9');
    await expect(row).toContainText('F9');
    await expect(row).not.toContainText('Ctrl + Z');
    await page.keyboard.press('Escape');
    await expect(settings(page)).toBeHidden();

    await page.keyboard.press('Control+Z');
    await expect(page.locator('[data-ply="3"]')).toBeVisible();
    await page.keyboard.press('F9');
    await expect(page.locator('[data-ply="3"]')).toBeHidden();

    await page.keyboard.press('Control+,');
    await section(page, 'Keys').click();
    await row.getByRole('button', { name: 'Reset the keys of “Undo”' }).click();
    await expect(row).toContainText('Ctrl + Z');
  },
);

for (const viewport of [
  { width: 390, height: 844 },
  { width: 800, height: 600 },
]) {
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ window: { viewport }, settings: { textSize: 125 } });

    test('every section fits, and its buttons are in sight', { tag: '@long' }, async ({ page }) => {
      await page.keyboard.press('Control+,');
      for (const tab of await settings(page).getByRole('tab').all()) {
        await tab.click();
        const panel = settings(page).getByRole('tabpanel');
        const excess = await panel.evaluate((box) => box.scrollWidth - box.clientWidth);
        expect(excess, await tab.innerText()).toBe(0);
        await expect(settings(page).getByRole('button', { name: 'Close' })).toBeInViewport();
      }
    });
  });
}
