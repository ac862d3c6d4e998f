import type { Page } from '@playwright/test';
import { languageName } from '../../src-renderer/i18n/chosenLanguage.ts';
import { de } from '../../src-renderer/i18n/de/index.ts';
import { es } from '../../src-renderer/i18n/es/index.ts';
import { fr } from '../../src-renderer/i18n/fr/index.ts';
import { ja } from '../../src-renderer/i18n/ja/index.ts';
import type { SettingsWords } from '../../src-renderer/i18n/settings/settingsWords.ts';
import { zhHans } from '../../src-renderer/i18n/zh-Hans/index.ts';
import { zhHant } from '../../src-renderer/i18n/zh-Hant/index.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

const OTHERS = { 'zh-Hant': zhHant, 'zh-Hans': zhHans, de, fr, es, ja } as const;

test.use({ saved: matchOfPeople('hex', ['A0', 'B1', 'C2']) });

/** Texts of buttons, headings and paragraphs that do not fit where they are. */
const cutTexts = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('button, label, h1, h2, h3, p, th, td')]
      .filter((each) => each.checkVisibility() && each.closest('.unseen, svg') === null)
      .filter(({ clientWidth, scrollWidth }) => clientWidth > 0 && scrollWidth > clientWidth + 1)
      .filter((each) => getComputedStyle(each).overflowX !== 'auto')
      .map((each) => each.textContent.trim().slice(0, 60)),
  );

test('a language is spoken at once, everywhere, and after a reload', async ({ page }) => {
  const html = page.locator('html');
  await page.keyboard.press('Control+,');
  await page.getByRole('tab', { name: 'Language' }).click();
  for (const tag of Object.keys(OTHERS)) {
    const area: unknown = await import(`../../src-renderer/i18n/settings/${tag}.ts`);
    const [words] = Object.values(area as Record<string, SettingsWords>);
    const name = languageName(tag as keyof typeof OTHERS);
    await page.getByRole('dialog').getByRole('radio', { name, exact: true }).check();
    await expect(html).toHaveAttribute('lang', tag);
    await expect(page.getByRole('dialog')).toHaveAccessibleName(words!.settings.title);
  }
  await page.reload();
  await expect(html).toHaveAttribute('lang', 'ja');
  await expect(page.getByRole('button', { name: ja.match.menu })).toBeVisible();
});

for (const [tag, words] of Object.entries(OTHERS)) {
  test.describe(tag, () => {
    test.use({ settings: { language: tag }, window: { viewport: { width: 390, height: 844 } } });

    test('no text is cut, at 390×844 and at 800×600', async ({ page }) => {
      await expect(page.locator('html')).toHaveAttribute('lang', tag);
      for (const size of [
        { width: 390, height: 844 },
        { width: 800, height: 600 },
      ]) {
        await page.setViewportSize(size);
        expect(await cutTexts(page), `home at ${size.width}`).toEqual([]);
      }
      await page.getByRole('button', { name: words.home.continue }).first().click();
      await expect(page.getByRole('gridcell').first()).toBeVisible();
      expect(await cutTexts(page), 'match at 800').toEqual([]);
      await page.setViewportSize({ width: 390, height: 844 });
      expect(await cutTexts(page), 'match at 390').toEqual([]);
    });
  });
}
