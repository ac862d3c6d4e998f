import type { Locator, Page } from '@playwright/test';
import { moveTexts } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

test.use({ saved: matchOfPeople('hex', []) });

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

test.beforeEach(async ({ page }) => {
  await page.getByRole('button', { name: 'Continue' }).click();
});

test('a press that is let go beside the board is no move, and the next click is one', async ({
  page,
}) => {
  await letGoOutside(page, cellOf(page, 'B3'));
  await cellOf(page, 'F3').click();
  await expect(page.locator('[data-ply="1"]')).toBeVisible();
  expect(await moveTexts(page)).toEqual(['F3']);
});

test('a board that is looked at closely follows the hand only while it is held', async ({
  page,
}) => {
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
});
