import type { Locator, Page } from '@playwright/test';
import { type GameId, GAME_IDS } from '../../src-shared/games/index.ts';
import { chooseGame, startGame } from './appSteps.ts';
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
  { name: '200 % text', viewport: { width: 1280, height: 800 }, rootFont: '200%', tag: '@long' },
  {
    name: '200 % text at 800×600',
    viewport: { width: 800, height: 600 },
    rootFont: '200%',
    tag: '@long',
  },
];

for (const { name, viewport, rootFont, tag = [] } of SIZES) {
  test.describe(name, () => {
    test.use({
      hasWebGL: true,
      window: { viewport },
      saved: matchOfPeople('scoreFour', ['B2', 'C3', 'B2', 'C3', 'B2', 'C3']),
    });

    test('every screen is fully usable', { tag }, async ({ page }) => {
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
      await expectCommandsInSight(page, 'Score Four', [...COMMANDS, 'Offer a draw']);
      await expectUsable(page);
      await page.getByRole('gridcell', { name: /^B2, height 4/ }).click();
      await expect(result(page)).toBeVisible();
      await expectUsable(page);
    });
  });
}

/** From the smallest desktop window to a phone. */
const WINDOWS = [
  { width: 800, height: 600 },
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
];

async function boxOf(locator: Locator) {
  const box = await locator.boundingBox();
  if (box === null) throw new Error('it is not on the screen');
  return { ...box, right: box.x + box.width, bottom: box.y + box.height };
}

const COMMANDS = ['Undo', 'Redo', 'Restart', 'Resign', 'New game'];

/** Those of a game that goes on. */
const commandsOf = (gameId: GameId): readonly string[] =>
  gameId === 'hex' || gameId === 'domineering' ? COMMANDS : [...COMMANDS, 'Offer a draw'];

/** All commands are in the window as it is, without scrolling. */
async function expectCommandsInSight(
  page: Page,
  what: string,
  names: readonly string[] = COMMANDS,
): Promise<void> {
  const { width, height } = page.viewportSize()!;
  for (const name of names) {
    const panel = page.getByRole('complementary');
    const box = await boxOf(panel.getByRole('button', { name, exact: true }));
    const isInside = box.x >= 0 && box.y >= 0 && box.right <= width && box.bottom <= height;
    expect(isInside, `${what}: ${name} at ${box.x}, ${box.y}`).toBe(true);
  }
}

/** What is above and below the board covers no place of it. */
async function expectNothingOverBoard(page: Page, what: string): Promise<void> {
  const covered = await page.evaluate(() => {
    const boxes = (selector: string) =>
      [...document.querySelectorAll(selector)].map((element) => element.getBoundingClientRect());
    const table = '[data-board]:has([role="grid"], canvas)';
    const places = boxes('main > section canvas:not([hidden]), main > section [role="gridcell"]');
    const chips = boxes(
      `${table} li, ${table} [role="group"] > button, main > section p, main > section section`,
    );
    return chips.flatMap((chip) =>
      places.some(
        (place) =>
          chip.left < place.right - 1 &&
          chip.right > place.left + 1 &&
          chip.top < place.bottom - 1 &&
          chip.bottom > place.top + 1,
      )
        ? [`${chip.left}, ${chip.top}, ${chip.width} × ${chip.height}`]
        : [],
    );
  });
  expect(covered, `${what}: things over the board`).toEqual([]);
}

for (const hasWebGL of [true, false]) {
  // Where there is no 3D board, there are four others.
  const gameIds = GAME_IDS.filter((gameId) => (gameId === 'scoreFour') === hasWebGL);

  test.describe(hasWebGL ? 'with the 3D board' : 'with flat boards', { tag: '@long' }, () => {
    test.use({ hasWebGL });

    test('commands are in sight and nothing lies over the board, in every game and window', async ({
      page,
    }) => {
      test.slow();
      for (const gameId of gameIds) {
        await startGame(page, gameId, { opponent: 'Person here' });
        const cells = page.getByRole('gridcell');
        await expect(cells.first()).toBeAttached();
        for (const size of WINDOWS) {
          const what = `${gameId} at ${size.width}×${size.height}`;
          await page.setViewportSize(size);
          await page.evaluate(() => {
            window.scrollTo(0, 0);
          });
          await expectCommandsInSight(page, what, commandsOf(gameId));
          await expectNothingOverBoard(page, what);
          await page.keyboard.press('Control+b');
          await expect(page.getByRole('button', { name: 'Show the panel' })).toBeVisible();
          await expectCommandsInSight(page, `${what}, folded`, commandsOf(gameId));
          await expectNothingOverBoard(page, `${what}, folded`);
          await page.keyboard.press('Control+b');
          await expect(page.getByRole('button', { name: 'Fold the panel away' })).toBeVisible();
        }
        await page.getByRole('button', { name: 'Resign' }).click();
        await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
        await expect(result(page)).toBeVisible();
        await expectCommandsInSight(page, `${gameId}, over, on a phone`);
        await expectNothingOverBoard(page, `${gameId}, over, on a phone`);
        await page.getByRole('button', { name: 'Back to all games' }).click();
      }
    });
  });
}

test.describe('with text twice as large', { tag: '@long' }, () => {
  test.use({ settings: { textSize: 200 } });

  test('commands are in sight in every game', async ({ page }) => {
    for (const gameId of GAME_IDS) {
      await startGame(page, gameId, { opponent: 'Computer', level: 1 });
      await expect(page.getByRole('gridcell').first()).toBeAttached();
      for (const size of WINDOWS.slice(0, 2)) {
        await page.setViewportSize(size);
        await page.evaluate(() => {
          window.scrollTo(0, 0);
        });
        await expectCommandsInSight(page, gameId, [...commandsOf(gameId), 'Hint']);
      }
      await page.getByRole('button', { name: 'Back to all games' }).click();
    }
  });
});
