import type { Page } from '@playwright/test';
import { GAME_IDS } from '../../src-shared/games/index.ts';
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

test.describe('while the words are still on their way', () => {
  test.use({ settings: { language: 'de' } });

  test('nothing is said in another language', { tag: '@long' }, async ({ page }) => {
    const continues = (name: string) => page.getByRole('button', { name, exact: true }).first();
    await expect(continues(de.home.continue)).toBeVisible();
    let arrive: () => void = () => undefined;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route(/\/de-[^/]*\.js$/, async (route) => {
      await arrived;
      await route.continue();
    });
    const asked = page.waitForRequest(/\/de-[^/]*\.js$/);
    await page.reload();
    await asked;
    // The page has been drawn twice since, with whatever it has.
    await page.evaluate(
      () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
    await expect(page.getByRole('button')).toHaveCount(0);
    arrive();
    await expect(continues(de.home.continue)).toBeVisible();
  });
});

for (const [tag, words] of Object.entries(OTHERS)) {
  test.describe(tag, { tag: '@long' }, () => {
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

    test('no text of any dialog, settings or game is cut', { tag: '@long' }, async ({ page }) => {
      test.slow();
      const dialog = page.getByRole('dialog');
      const close = async (): Promise<void> => {
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
      };
      for (const size of [
        { width: 390, height: 844 },
        { width: 800, height: 600 },
      ]) {
        await page.setViewportSize(size);
        const check = async (what: string): Promise<void> =>
          expect.soft(await cutTexts(page), `${tag}: ${what} at ${size.width}`).toEqual([]);
        for (const [index, gameId] of GAME_IDS.entries()) {
          const card = page.locator('.games > li').nth(index);
          await card.getByRole('button').last().click();
          await expect(dialog).toBeVisible();
          await check(`rules of ${gameId}`);
          await close();
          await card.getByRole('button').first().click();
          await expect(dialog.getByRole('radio').first()).toBeVisible();
          await check(`new game of ${gameId}`);
          await dialog.getByRole('radio').nth(1).check();
          await dialog.locator('[type="submit"]').click();
          await expect(page.getByRole('gridcell').first()).toBeAttached();
          await check(gameId);
          await page.keyboard.press('Shift+F2');
        }
        for (const keys of ['Control+,', 'Control+k'] as const) {
          await page.keyboard.press(keys);
          await expect(dialog).toBeVisible();
          const tabs = await dialog.getByRole('tab').all();
          for (const tab of tabs) {
            await tab.click();
            await check(`settings, ${await tab.innerText()}`);
          }
          await check(keys);
          await close();
        }
      }
    });
  });
}
