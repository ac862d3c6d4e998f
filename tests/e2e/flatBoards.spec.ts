import type { Locator, Page } from '@playwright/test';
import { moveTexts } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

const cellOf = (page: Page, name: string): Locator =>
  page.getByRole('gridcell', { name: `${name}, empty` });

/** Presses on a cell and lets go beside the board, with no stop on the way. */
async function letGoOutside(page: Page, cell: Locator): Promise<void> {
  await cell.hover();
  await page.mouse.down();
  const moves = (await page.getByRole('region', { name: 'Moves' }).boundingBox())!;
  await page.mouse.move(moves.x + moves.width / 2, moves.y + moves.height / 2);
  await page.mouse.up();
}

const goOn = (page: Page): Promise<void> => page.getByRole('button', { name: 'Continue' }).click();

test.describe('a board of Hex', () => {
  test.use({ saved: matchOfPeople('hex', []) });
  test.beforeEach(({ page }) => goOn(page));

  test(
    'a press that is let go beside the board is no move, and the next click is one',
    { tag: '@long' },
    async ({ page }) => {
      await letGoOutside(page, cellOf(page, 'B3'));
      await cellOf(page, 'F3').click();
      await expect(page.locator('[data-ply="1"]')).toBeVisible();
      expect(await moveTexts(page)).toEqual(['F3']);
    },
  );

  test(
    'a board that is looked at closely follows the hand only while it is held',
    { tag: '@long' },
    async ({ page }) => {
      const board = page.locator('svg:has([role="grid"])');
      const view = (): Promise<string | null> => board.getAttribute('viewBox');
      await cellOf(page, 'F5').focus();
      await page.keyboard.press('+');
      await page.keyboard.press('+');
      await letGoOutside(page, cellOf(page, 'F5'));
      const before = await view();
      await page.mouse.move(300, 300);
      await page.mouse.move(340, 340);
      expect(await view()).toBe(before);
      await page.mouse.down();
      await page.mouse.move(400, 400, { steps: 3 });
      await page.mouse.up();
      expect(await view()).not.toBe(before);
      expect(await moveTexts(page)).toEqual([]);
    },
  );
});

test.describe('a piece of Lines of Action', () => {
  test.use({ saved: matchOfPeople('linesOfAction', []), window: { hasTouch: true } });

  test('is dragged by mouse and finger to where it can land, and goes back otherwise', async ({
    page,
  }) => {
    await goOn(page);
    const middle = async (square: string): Promise<{ x: number; y: number }> => {
      const cell = page.getByRole('gridcell', { name: new RegExp(`\\b${square}\\b`) });
      const { x, y, width, height } = (await cell.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const carried = page.locator('.carried');
    const take = async (from: string, to: string): Promise<void> => {
      const [start, end] = [await middle(from), await middle(to)];
      await page.mouse.move(start.x, start.y);
      await page.mouse.down();
      await page.mouse.move(end.x, end.y, { steps: 4 });
      await expect(carried).toBeVisible();
    };
    await take('d0', 'd3');
    await expect(page.locator('.badge')).toHaveCount(3);
    await page.mouse.up();
    await expect(page.getByText('The piece must move exactly 2 squares')).toBeVisible();
    await take('d0', 'd2');
    await page.keyboard.press('Escape');
    await expect(carried).toBeHidden();
    await page.mouse.up();
    expect(await moveTexts(page)).toEqual([]);
    await take('d0', 'd2');
    await page.mouse.up();
    await expect(page.locator('[data-ply="1"]')).toBeVisible();

    const finger = await page.context().newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...touchPoints: object[]) =>
      finger.send('Input.dispatchTouchEvent', { type, touchPoints } as never);
    const [start, end] = [await middle('a3'), await middle('c3')];
    await touch('touchStart', start);
    for (const share of [0.25, 0.5, 0.75, 1]) {
      const x = start.x + (end.x - start.x) * share;
      await touch('touchMove', { x, y: start.y });
    }
    await expect(carried).toBeVisible();
    await touch('touchEnd');
    await expect(page.locator('[data-ply="2"]')).toBeVisible();
    expect(await moveTexts(page)).toEqual(['d0-d2', 'a3-c3']);
  });
});

const FLAT = [
  ['linesOfAction', ['d0-d2', 'a3-c3']],
  ['hex', ['C2', 'F5']],
  ['domineering', ['5', '3']],
  ['dotsAndTriangles', ['1', '12', '2', '11', '5', '8', '3', '4', '7', '10', '9']],
] as const;

for (const [gameId, moves] of FLAT) {
  test.describe(`with the colours of the system, ${gameId}`, { tag: '@long' }, () => {
    test.use({
      saved: matchOfPeople(gameId, [...moves]),
      window: { forcedColors: 'active' },
      settings: { theme: 'contrast' },
    });

    test('tells the sides’ pieces apart by what is drawn on them', async ({ page }) => {
      await goOn(page);
      await expect(page.locator('html[data-contrast="more"]')).toBeAttached();
      await expect(page.locator('[data-board] .piece').first()).toBeVisible();
      // What is drawn of each piece and can be seen on what lies below it, without any colour.
      const drawn = await page.locator('[data-board] .piece').evaluateAll((pieces) =>
        pieces.map((piece) => {
          const shapes = [...piece.querySelectorAll('*')].map((shape) => {
            const { fill, stroke } = getComputedStyle(shape);
            return { tag: shape.tagName, text: shape.textContent, paint: [fill, stroke].join() };
          });
          const seen = shapes.filter(({ paint }, index) => paint !== shapes[index - 1]?.paint);
          return seen.map(({ tag, text }) => `${tag}${text}`).join(' ');
        }),
      );
      const kinds = new Set(drawn.filter((shapes) => !shapes.startsWith('path path path')));
      expect(kinds.size, [...kinds].join('; ')).toBe(2);
    });
  });
}
