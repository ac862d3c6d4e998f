import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { chooseGame, startGame } from './appSteps.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';

test('the focus returns after dialogs and stays on the cell after a move', async ({ page }) => {
  await chooseGame(page, 'scoreFour');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Play Score Four' })).toBeFocused();
  await startGame(page, 'scoreFour', { opponent: 'Person here' });
  const cell = page.getByRole('gridcell', { name: /^A1, height 1/ });
  await cell.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('gridcell', { name: 'A1, height 1, White, last move' }),
  ).toBeFocused();
  await expectNoViolations(page);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('How to play Score Four');
  await page.keyboard.press('Escape');
  await expect(cell).toBeFocused();
});

test('moves and the end of the game are announced', async ({ page }) => {
  await startGame(page, 'domineering', { opponent: 'Person here' });
  await page
    .getByRole('gridcell', { name: /domino fits on 1 and 5/ })
    .first()
    .click();
  const live = page.locator('[aria-live="polite"]');
  await expect(live).toContainText('Vertical: domino on 1 and 5. Horizontal to move.');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(live).toContainText('1 move taken back. Vertical to move.');
  await page.getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await expect(live).toContainText('Horizontal wins. Vertical resigned.');
});

test('targets are at least 24 pixels wide and high', { tag: '@long' }, async ({ page }) => {
  for (const gameId of GAME_IDS) {
    await startGame(page, gameId, { opponent: 'Person here' });
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button, [role="gridcell"], input:not([type="radio"])')]
        .filter((each) => each.checkVisibility())
        .map((each) => ({ each, box: each.getBoundingClientRect() }))
        .filter(({ box }) => box.width < 24 || box.height < 24)
        .map(({ each, box }) => `${each.outerHTML.slice(0, 90)} ${box.width}×${box.height}`),
    );
    expect(small, gameById(gameId).name).toEqual([]);
    await page.getByRole('button', { name: 'Back to all games' }).click();
  }
});
