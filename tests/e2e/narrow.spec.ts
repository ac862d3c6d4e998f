import type { Page } from '@playwright/test';
import { GAME_IDS } from '../../src-shared/games/index.ts';
import { chooseGame, openSettings, startGame } from './appSteps.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

/** What 400 % of a window 1280 pixels wide leaves, and a small phone. */
const WIDTHS = [320, 360];

const LARGEST = {
  scoreFour: {},
  linesOfAction: {},
  hex: { Size: 19 },
  domineering: { Rows: 16, Columns: 16 },
  dotsAndTriangles: { 'Side length': 5 },
} as const;

async function expectNoSidewaysScrolling(page: Page, what: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 640 });
    const tooWide = await page.evaluate(() =>
      [document.documentElement, ...document.querySelectorAll('dialog')].map(
        ({ scrollWidth, clientWidth }) => scrollWidth - clientWidth,
      ),
    );
    expect(Math.max(...tooWide), `${what}, ${width} pixels wide`).toBe(0);
  }
}

test(
  'nothing has to be scrolled sideways in a narrow window',
  { tag: '@long' },
  async ({ page }) => {
    test.slow();
    await expectNoSidewaysScrolling(page, 'the home screen');
    for (const gameId of GAME_IDS) {
      await chooseGame(page, gameId);
      await expectNoSidewaysScrolling(page, `a new game of ${gameId}`);
      await page.keyboard.press('Escape');
      await startGame(page, gameId, { opponent: 'Person here', sizes: LARGEST[gameId] });
      await expect(page.getByRole('gridcell').first()).toBeAttached();
      await expectNoSidewaysScrolling(page, gameId);
      await page.getByRole('button', { name: 'Rules and keys' }).click();
      await expect(page.getByRole('dialog')).toBeVisible();
      await expectNoSidewaysScrolling(page, `the rules of ${gameId}`);
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Back to all games' }).click();
    }
    // What 400 % leave of a window of 1280 × 1024.
    await page.setViewportSize({ width: 320, height: 256 });
    for (const section of ['Engine', 'Keys'] as const) {
      const settings = await openSettings(page, section);
      const panel = (await settings.getByRole('tabpanel').boundingBox())!;
      expect(panel.height, `height of the section ${section}`).toBeGreaterThan(100);
      await page.keyboard.press('Escape');
    }
  },
);

/** No word of the title stands in two lines. */
async function expectWholeWords(page: Page, title: string): Promise<void> {
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(title);
  const broken = await heading.evaluate(({ firstChild }) => {
    const text = firstChild!.textContent!;
    const range = document.createRange();
    const { lang } = document.documentElement;
    return [...new Intl.Segmenter(lang, { granularity: 'word' }).segment(text)]
      .filter(({ index, segment }) => {
        range.setStart(firstChild!, index);
        range.setEnd(firstChild!, index + segment.length);
        return range.getClientRects().length > 1;
      })
      .map(({ segment }) => segment);
  });
  expect(broken, 'words in two lines').toEqual([]);
}

test.describe('on a phone in Japanese', { tag: '@long' }, () => {
  test.use({
    settings: { language: 'ja' },
    window: { viewport: { width: 390, height: 844 } },
    saved: matchOfPeople('dotsAndTriangles', ['1', '2']),
  });

  test('no word of a title is broken', async ({ page }) => {
    await page.evaluate(() => (location.hash = 'match'));
    await expectWholeWords(page, 'ドッツ＆トライアングル');
  });
});

test.describe('on a phone', () => {
  test.use({ settings: { language: 'de' }, window: { viewport: { width: 390, height: 844 } } });

  test(
    'a screen begins at its top, and home is found as it was left',
    { tag: '@long' },
    async ({ page }) => {
      const scrolled = (): Promise<number> => page.evaluate(() => scrollY);
      await page.locator('.games > li').last().getByRole('button').first().click();
      expect(await scrolled()).toBeGreaterThan(200);
      await page.getByRole('dialog').locator('[type="submit"]').click();
      await expect(page.getByRole('gridcell').first()).toBeInViewport();
      expect(await scrolled()).toBe(0);
      await page.locator('header button').first().click();
      await expect(page.locator('.games > li').last()).toBeInViewport();
    },
  );

  test('no word of a title is broken', async ({ page }) => {
    await page.locator('.games > li').nth(3).getByRole('button').first().click();
    await page.getByRole('dialog').locator('[type="submit"]').click();
    await page.getByRole('gridcell').and(page.locator('[tabindex="0"]')).press('a');
    await expect(page.getByText('Analysebrett', { exact: true })).toBeVisible();
    await expectWholeWords(page, 'Domineering');
  });

  test('the head of the library has room for its title', { tag: '@long' }, async ({ page }) => {
    await page.evaluate(() => (location.hash = 'library'));
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Bibliothek');
    expect((await title.boundingBox())!.height).toBeLessThan(40);
    await expect(page.locator('header').getByRole('button').last()).toBeInViewport({ ratio: 1 });
  });
});

test.describe('at 400 % zoom', () => {
  test.use({
    hasWebGL: true,
    window: { viewport: { width: 320, height: 200 }, hasTouch: true },
    saved: matchOfPeople('scoreFour', ['B2', 'C3']),
  });

  test(
    'wheel and finger scroll past the 3D board, Control and wheel zoom it',
    { tag: '@long' },
    async ({ page }) => {
      await page.getByRole('button', { name: 'Continue' }).click();
      const canvas = page.locator('canvas');
      const height = (): Promise<number> => page.evaluate(() => Math.round(window.scrollY));
      let start = 0;
      const scrolled = async (): Promise<number> => (await height()) - start;
      await expect(page.getByRole('button', { name: 'Explode' })).toBeVisible();
      /** Brings the board to the top of the window; from there is counted what is scrolled. */
      const toBoard = async (): Promise<void> => {
        await canvas.evaluate((element) => element.scrollIntoView({ block: 'start' }));
        start = await height();
      };
      await toBoard();
      await page.mouse.move(100, 100);
      await page.keyboard.down('Control');
      await page.mouse.wheel(0, 30);
      await page.keyboard.up('Control');
      expect(await scrolled()).toBe(0);
      await page.mouse.wheel(0, 60);
      await expect.poll(scrolled).toBeGreaterThan(30);

      await toBoard();
      const finger = await page.context().newCDPSession(page);
      const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...places: number[]) =>
        finger.send('Input.dispatchTouchEvent', {
          type,
          touchPoints: places.map((y) => ({ x: 100, y })),
        });
      await touch('touchStart', 180);
      for (let y = 170; y > 60; y -= 10) await touch('touchMove', y);
      await touch('touchEnd');
      await expect.poll(scrolled).toBeGreaterThan(30);
      await expect(page.locator('[data-ply]')).toHaveCount(2);
    },
  );
});
