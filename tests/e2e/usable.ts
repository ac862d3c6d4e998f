import type { Locator, Page } from '@playwright/test';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

/** Among the themes a page differs in its colours alone. */
export const THEMES = [
  { colorScheme: 'light', contrast: 'no-preference', rules: [] },
  { colorScheme: 'dark', contrast: 'no-preference', rules: ['color-contrast'] },
  { colorScheme: 'light', contrast: 'more', rules: ['color-contrast'] },
] as const;

export type Themes = readonly (typeof THEMES)[number][];

/** What is shown now can be used, in every theme unless only some are asked for. */
export async function expectUsable(
  page: Page,
  what: string,
  themes: Themes = THEMES,
): Promise<void> {
  for (const { rules, ...media } of themes) {
    await page.emulateMedia(media);
    await test.step(`${what}, ${media.colorScheme}, contrast: ${media.contrast}`, () =>
      expectNoViolations(page, rules));
  }
}

export const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });

/**
 * Opens something with the keyboard, looks at it and closes it again with Escape.
 * @param opener has the focus before and after
 */
export async function visit(page: Page, opener: Locator, look: () => Promise<void>): Promise<void> {
  await opener.focus();
  await opener.press('Enter');
  await look();
  await page.keyboard.press('Escape');
  await expect(opener).toBeFocused();
}

/** A dialog that a command of the menu opens. */
export const visitByMenu = (
  page: Page,
  command: string,
  look: () => Promise<void>,
): Promise<void> =>
  visit(page, button(page, 'Menu'), async () => {
    await page
      .getByRole('group', { name: 'Menu' })
      .getByRole('button', { name: command })
      .press('Enter');
    await look();
  });

export const dialog = (page: Page, name: string | RegExp): Locator =>
  page.getByRole('dialog', { name });

export async function expectDialog(
  page: Page,
  name: string | RegExp,
  themes: Themes = THEMES,
): Promise<void> {
  await expect(dialog(page, name)).toBeVisible();
  await expectUsable(page, String(name), themes);
}
