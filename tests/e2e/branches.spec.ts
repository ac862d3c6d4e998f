import type { Page } from '@playwright/test';
import { moveTexts } from './boardPlay.ts';
import { expect, isElectron, test } from './fixtures.ts';
import { matchAgainstThinker, matchOfPeople } from './savedMatches.ts';
import { expectAtBoard } from './storedSettings.ts';

const list = (page: Page) => page.getByRole('region', { name: 'Moves' });
const branch = (page: Page, name: string) => list(page).getByRole('group', { name });

async function open(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Continue/ }).click();
  await expect(list(page).locator('[data-ply="1"]')).toBeVisible();
}

test.describe('hex', () => {
  test.use({ saved: matchOfPeople('hex', ['B2', 'C3', 'B4', 'D3']) });

  test('a branch is begun by a move on an earlier position, kept, left and deleted', async ({
    start,
    dataFolder,
  }) => {
    const { page, kill } = await start();
    await open(page);
    await list(page).locator('[data-ply="2"]').click();
    await page.getByRole('gridcell', { name: /^A0, empty/ }).click();
    await expect(list(page).locator('[data-ply="3"]')).toHaveText('A0');
    expect(await moveTexts(page)).toEqual(['B2', 'C3', 'A0']);
    await expect(branch(page, 'First line').getByRole('button')).toHaveText(['B4', 'D3']);

    await expectAtBoard(dataFolder);
    await kill();
    const { page: again } = await start();
    await expect.poll(() => moveTexts(again)).toEqual(['B2', 'C3', 'A0']);
    await expect(branch(again, 'First line').getByRole('button')).toHaveText(['B4', 'D3']);
    await branch(again, 'First line').getByRole('button').last().click();
    await expect(again.getByText('First line: move 4 of 4')).toBeVisible();
    await again.getByRole('button', { name: 'Go on in the first line' }).first().click();
    await expect.poll(() => moveTexts(again)).toEqual(['B2', 'C3', 'B4', 'D3']);

    await list(again).getByRole('button', { name: 'Delete branch 1' }).click();
    await expect(branch(again, 'Branch 1')).toBeHidden();
    await list(again).getByRole('button', { name: 'Bring it back' }).click();
    await expect(branch(again, 'Branch 1').getByRole('button')).toHaveText(['A0']);
  });
});

test.describe('against the computer', () => {
  test.use({ saved: matchAgainstThinker('scoreFour', ['A2', 'A2', 'A3', 'B1', 'B2']) });

  test(
    'a branch is begun by its button alone, while the computer thinks',
    { tag: '@long' },
    async ({ page }) => {
      await open(page);
      await list(page).locator('[data-ply="2"]').click();
      await page.getByRole('gridcell', { name: /^C3, height 1/ }).click();
      await expect(page.getByText('Choose “Play on from here”').first()).toBeVisible();
      expect(await moveTexts(page)).toHaveLength(5);
      await page.getByRole('button', { name: 'Play on from here' }).click();
      await expect.poll(() => moveTexts(page)).toEqual(['A2', 'A2']);
      await page.getByRole('gridcell', { name: /^C3, height 1/ }).click();
      await expect(list(page).locator('[data-ply="3"]')).toHaveText('C3·1');
      await expect(page.getByText('thinking').first()).toBeVisible();
      await expect(branch(page, 'First line').getByRole('button')).toHaveCount(3);
    },
  );
});

/** In each game: what is typed to be refused, what it is refused with, the start of a move, and the whole of it. */
const TYPED = [
  {
    gameId: 'scoreFour',
    moves: ['A1', 'A1', 'A1', 'A1'],
    bad: 'a1',
    why: 'full',
    start: 'b',
    text: 'B1',
  },
  {
    gameId: 'linesOfAction',
    moves: ['b0-b2'],
    bad: 'a1-a2',
    why: 'exactly 6 squares',
    start: 'a1c',
    text: 'a1-c1',
  },
  { gameId: 'hex', moves: ['B2'], bad: 'b2', why: 'B2', start: 'c', text: 'C0' },
  { gameId: 'domineering', moves: ['1'], bad: '1', why: '1', start: '3', text: '3' },
  { gameId: 'dotsAndTriangles', moves: ['1'], bad: '1', why: '1', start: '2', text: '2' },
] as const;

for (const { gameId, moves, bad, why, start: typed, text } of TYPED) {
  test.describe(`typing in ${gameId}`, { tag: '@long' }, () => {
    test.use({ saved: matchOfPeople(gameId, moves) });

    test('is completed, refused with the reason, and seen in every window', async ({ start }) => {
      const { page, openWindow } = await start();
      await open(page);
      await page.locator('[data-board] [role="gridcell"][tabindex="0"]').first().focus();
      await page.keyboard.press('/');
      const box = page.getByRole('combobox', { name: 'Move' });
      await expect(box).toBeFocused();
      await page.keyboard.type(bad);
      await page.keyboard.press('Enter');
      await expect(box).toHaveAccessibleDescription(new RegExp(why));
      await box.fill('');
      await page.keyboard.type(typed);
      await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', { selected: true })).toHaveText(text);
      await page.keyboard.press('Enter');
      await expect.poll(() => moveTexts(page)).toEqual([...moves, text]);
      await expect(box).toBeFocused();
      await expect(box).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(box).toBeHidden();
      if (isElectron) return;
      const other = await openWindow();
      await expect.poll(() => moveTexts(other)).toEqual([...moves, text]);
    });
  });
}
