import type { Page } from '@playwright/test';
import { startGame } from './appSteps.ts';
import { moveTexts, result } from './boardPlay.ts';
import { expect, isElectron, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

const MOVES = ['B2', 'C3', 'B4'];
const VOID = 'has changed or is gone';

test.use({ saved: matchOfPeople('hex', MOVES) });

/** Asks in one window for what has to be confirmed. */
async function askFor(page: Page, command: 'Resign' | 'Restart' | 'New game'): Promise<void> {
  await page.getByRole('button', { name: command }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
}

if (!isElectron) {
  test('a question about a game that another window has replaced is void', async ({ start }) => {
    const { page, openWindow } = await start();
    await page.getByRole('button', { name: 'Continue' }).click();
    await askFor(page, 'Resign');
    const other = await openWindow();
    await other.getByRole('button', { name: 'Back to all games' }).click();
    await startGame(other, 'domineering', { opponent: 'Person here' });

    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(page.getByText(VOID).first()).toBeVisible();
    await expect(page.getByRole('status').filter({ hasText: VOID })).toBeAttached();
    await expect(page.getByRole('heading', { level: 1, name: 'Domineering' })).toBeVisible();
    await expect(result(other)).toBeHidden();
  });

  test(
    'a question that another window has answered otherwise is void',
    { tag: '@long' },
    async ({ start }) => {
      const { page, openWindow } = await start();
      await page.getByRole('button', { name: 'Continue' }).click();
      await askFor(page, 'Resign');
      const other = await openWindow();
      // Now it would be the other side that resigns.
      await other.getByRole('button', { name: 'Undo' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(page.getByText(VOID).first()).toBeVisible();
      expect(await moveTexts(page)).toEqual(MOVES.slice(0, 2));

      await askFor(page, 'Restart');
      await askFor(other, 'Resign');
      await other.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(result(page)).toContainText('resigned');
      expect(await moveTexts(page)).toEqual(MOVES.slice(0, 2));
    },
  );

  test('the choice of a new game stays with its game', { tag: '@long' }, async ({ start }) => {
    const { page, openWindow } = await start();
    await page.getByRole('button', { name: 'Continue' }).click();
    await askFor(page, 'New game');
    const other = await openWindow();
    await other.getByRole('button', { name: 'Back to all games' }).click();
    await startGame(other, 'domineering', { opponent: 'Person here' });
    await page.getByRole('dialog').getByRole('radio', { name: 'Person here' }).check();
    await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Hex' })).toBeVisible();
    await expect(other.getByRole('heading', { level: 1, name: 'Hex' })).toBeVisible();
  });
}
