import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { chooseGame, startGame } from './appSteps.ts';
import { expectNoViolations } from './axe.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

/** In the dark theme the page is the same but for its colours. */
const THEMES = [
  { colorScheme: 'light', rules: [] },
  { colorScheme: 'dark', rules: ['color-contrast'] },
] as const;

for (const { colorScheme, rules } of THEMES) {
  test.describe(`axe finds nothing in the ${colorScheme} theme`, () => {
    test.use({
      hasWebGL: true,
      window: { colorScheme },
      saved: matchOfPeople('scoreFour', ['B2', 'C3', 'B2', 'C3', 'B2', 'C3']),
    });

    test('on the home screen, the menu and the new-game dialog', async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await expectNoViolations(page, rules);
      await page.getByRole('button', { name: 'Menu' }).click();
      await expectNoViolations(page, rules);
      await page.keyboard.press('Escape');
      await chooseGame(page, 'hex');
      await expectNoViolations(page, rules);
    });

    test('during a match, in its rules, and when it is over', async ({ page }) => {
      await page.emulateMedia({ colorScheme });
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.getByRole('button', { name: 'Explode' })).toBeVisible();
      await page.getByRole('button', { name: 'Previous move' }).click();
      await expectNoViolations(page, rules);
      await page.getByRole('button', { name: 'Back to now' }).click();
      await page.getByRole('button', { name: 'Rules and keys' }).click();
      await expectNoViolations(page, rules);
      await page.keyboard.press('Escape');
      await page.getByRole('gridcell', { name: /^B2, height 4/ }).click();
      await expect(page.getByText('White wins').first()).toBeVisible();
      await expectNoViolations(page, rules);
    });
  });

  // What is on the 3D board says nothing to axe.
  test.describe(`axe finds nothing in the ${colorScheme} theme`, () => {
    test.use({ window: { colorScheme } });

    test('on every board', async ({ page }) => {
      test.slow();
      await page.emulateMedia({ colorScheme });
      for (const gameId of GAME_IDS) {
        await startGame(page, gameId, { opponent: 'Person here' });
        await expect(page.getByRole('gridcell').first()).toBeVisible();
        await expectNoViolations(page, rules);
        await page.getByRole('button', { name: 'Back to all games' }).click();
      }
    });
  });
}

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

test('targets are at least 24 pixels wide and high', async ({ page }) => {
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
