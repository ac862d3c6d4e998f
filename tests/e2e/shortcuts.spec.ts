import type { Page } from '@playwright/test';
import { moveTexts } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

const MOVES = ['B2', 'C3', 'B2'];
test.use({ hasWebGL: true, saved: matchOfPeople('scoreFour', MOVES) });

const CONTROL = 2;

/** Presses a key as a layout sends it that writes `key` at the place `code`. */
async function press(
  page: Page,
  sent: { readonly key: string; readonly code: string; readonly modifiers: number },
): Promise<void> {
  const session = await page.context().newCDPSession(page);
  const windowsVirtualKeyCode = sent.code.charCodeAt(3);
  const event = { ...sent, windowsVirtualKeyCode };
  await session.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...event });
  await session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...event });
  await session.detach();
}

test.beforeEach(async ({ page }) => {
  await page.getByRole('button', { name: 'Continue' }).click();
  await expect(page.locator('[data-ply="3"]')).toBeVisible();
});

test('shortcuts work on layouts without Latin letters', { tag: '@long' }, async ({ page }) => {
  for (const { z, y } of [
    { z: 'я', y: 'н' },
    { z: 'ζ', y: 'υ' },
    { z: 'ئ', y: 'غ' },
  ]) {
    await press(page, { key: z, code: 'KeyZ', modifiers: CONTROL });
    await expect(page.locator('[data-ply="3"]')).toBeHidden();
    await press(page, { key: y, code: 'KeyY', modifiers: CONTROL });
    await expect(page.locator('[data-ply="3"]')).toBeVisible();
  }
  const explode = page.getByRole('button', { name: 'Explode' });
  await expect(explode).toHaveAttribute('aria-pressed', 'false');
  await page.getByRole('gridcell', { name: 'A1, height 1' }).focus();
  await press(page, { key: 'у', code: 'KeyE', modifiers: 0 });
  await expect(explode).toHaveAttribute('aria-pressed', 'true');
});

test('while the menu is open, keys do nothing to the game', { tag: '@long' }, async ({ page }) => {
  const menu = page.getByRole('group', { name: 'Menu' });
  await page.getByRole('button', { name: 'Menu' }).press('Enter');
  await expect(menu).toBeVisible();
  await page.keyboard.press('Control+z');
  await page.keyboard.press('F2');
  await menu.getByRole('button', { name: 'Settings' }).press('Control+z');
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(await moveTexts(page)).toEqual(MOVES);
  await page.keyboard.press('Control+z');
  await expect(page.locator('[data-ply="3"]')).toBeHidden();
});

test(
  'going on from the menu with Tab closes it, and its button opens and closes it',
  { tag: '@long' },
  async ({ page }) => {
    const menu = page.getByRole('group', { name: 'Menu' });
    const button = page.getByRole('button', { name: 'Menu' });
    await button.click();
    await expect(menu).toBeVisible();
    await button.click();
    await expect(menu).toBeHidden();
    await button.click();
    await menu.getByRole('button').last().focus();
    await page.keyboard.press('Tab');
    await expect(menu).toBeHidden();
  },
);

test('while a dialog is open, keys do nothing to the game', { tag: '@long' }, async ({ page }) => {
  for (const name of ['Rules and keys', 'New game', 'Resign', 'Restart']) {
    await page.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('F1');
    await expect(page.getByRole('dialog')).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  expect(await moveTexts(page)).toEqual(MOVES);
});
