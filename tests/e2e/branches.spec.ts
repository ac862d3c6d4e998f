import type { Page } from '@playwright/test';
import { moveTexts } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

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
  }) => {
    const { page, kill } = await start();
    await open(page);
    await list(page).locator('[data-ply="2"]').click();
    await page.getByRole('gridcell', { name: /^A0, empty/ }).click();
    await expect(list(page).locator('[data-ply="3"]')).toHaveText('A0');
    expect(await moveTexts(page)).toEqual(['B2', 'C3', 'A0']);
    await expect(branch(page, 'First line').getByRole('button')).toHaveText(['B4', 'D3']);

    await kill();
    const { page: again } = await start();
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
