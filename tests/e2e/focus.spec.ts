import type { Locator, Page } from '@playwright/test';
import type { MatchCommand } from '../../src-renderer/components/matchCommand.ts';
import { matchAgainstThinker, matchOfPeople } from './savedMatches.ts';
import { GAME_IDS } from '../../src-shared/games/index.ts';
import { startGame } from './appSteps.ts';
import { expect, isElectron, test } from './fixtures.ts';

const button = (page: Page, name: string): Locator =>
  page.getByRole('button', { name, exact: true });
const cell = (page: Page, name: string | RegExp): Locator => page.getByRole('gridcell', { name });
const inDialog = (page: Page, name: string): Locator =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

/** Gives a command as somebody does who has no mouse. */
async function press(place: Locator): Promise<void> {
  await place.focus();
  await place.press('Enter');
}

test.describe('after every command the focus is on a place with a name', () => {
  test.use({ saved: matchOfPeople('hex', ['A0', 'B1']) });

  /** Every command of a match by its button, with where the focus is before the next one. */
  const COMMANDS: Readonly<Record<MatchCommand, (page: Page) => Promise<void>>> = {
    undo: async (page) => {
      await press(button(page, 'Undo'));
      await expect(page.locator('[data-ply="2"]')).toBeHidden();
      await press(button(page, 'Undo'));
      await expect(page.getByText('No move yet')).toBeVisible();
      await expect(button(page, 'Undo')).toBeDisabled();
      await expect(button(page, 'Undo')).toBeFocused();
    },
    redo: async (page) => {
      await press(button(page, 'Redo'));
      await press(button(page, 'Redo'));
      await expect(page.locator('[data-ply="2"]')).toBeVisible();
      await expect(button(page, 'Redo')).toBeDisabled();
      await expect(button(page, 'Redo')).toBeFocused();
    },
    help: async (page) => {
      await cell(page, 'F5, empty').press('?');
      await expect(page.getByRole('dialog')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(cell(page, 'F5, empty')).toBeFocused();
      await press(button(page, 'Rules and keys'));
      await press(inDialog(page, 'Close'));
      await expect(button(page, 'Rules and keys')).toBeFocused();
    },
    newGame: async (page) => {
      await press(button(page, 'New game'));
      await press(inDialog(page, 'Cancel'));
      await expect(button(page, 'New game')).toBeFocused();
      await press(button(page, 'New game'));
      await page.getByRole('radio', { name: 'Person here' }).press('Space');
      await press(inDialog(page, 'Start'));
      await expect(cell(page, 'F5, empty')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(cell(page, 'F5, O')).toBeFocused();
    },
    resign: async (page) => {
      await press(button(page, 'Resign'));
      await press(inDialog(page, 'Keep playing'));
      await expect(button(page, 'Resign')).toBeFocused();
      await press(button(page, 'Resign'));
      await press(inDialog(page, 'Resign'));
      await expect(page.getByRole('region', { name: 'Result' })).toBeVisible();
      await expect(button(page, 'Resign')).toBeFocused();
      await press(button(page, 'Rematch – change sides'));
      await expect(page.getByRole('region', { name: 'Result' })).toBeHidden();
      await expect(cell(page, 'F5, empty')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(cell(page, 'F5, O')).toBeFocused();
    },
    rematch: async (page) => {
      await press(button(page, 'Resign'));
      await press(inDialog(page, 'Resign'));
      await press(button(page, 'Rematch – change sides'));
      await expect(page.getByRole('region', { name: 'Result' })).toBeHidden();
      await expect(cell(page, 'F5, empty')).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(cell(page, 'F5, O')).toBeFocused();
    },
    panel: async (page) => {
      await press(button(page, 'Fold the panel away'));
      await expect(button(page, 'Show the panel')).toBeFocused();
      await page.locator('[data-ply="1"]').waitFor({ state: 'hidden' });
      await page.keyboard.press('Control+b');
      await expect(button(page, 'Fold the panel away')).toBeFocused();
      await expect(page.locator('[data-ply="1"]')).toBeVisible();
      await page.locator('[data-ply="1"]').focus();
      await page.keyboard.press('Control+b');
      await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
      await page.keyboard.press('Control+b');
    },
    restart: async (page) => {
      await press(button(page, 'Restart'));
      await page.keyboard.press('Escape');
      await expect(button(page, 'Restart')).toBeFocused();
      await press(button(page, 'Restart'));
      await press(inDialog(page, 'Restart'));
      await expect(page.getByText('No move yet')).toBeVisible();
      await expect(cell(page, 'F5, empty')).toBeFocused();
    },
  };

  test('and every dialog of a match', { tag: '@long' }, async ({ page }) => {
    test.slow();
    await press(button(page, 'Continue'));
    await expect(cell(page, 'B1, X')).toBeFocused();
    for (const give of Object.values(COMMANDS)) await give(page);
  });

  test(
    'leafing through the moves, turning the board, the menu, changing screens',
    { tag: '@long' },
    async ({ page }) => {
      await press(button(page, 'Continue'));
      await press(button(page, 'Previous move'));
      await press(button(page, 'First position'));
      await expect(button(page, 'First position')).toBeDisabled();
      await expect(button(page, 'First position')).toBeFocused();
      await press(button(page, 'Back to now'));
      await expect(cell(page, 'B1, X')).toBeFocused();

      const move = page.locator('[data-ply="2"]');
      await move.focus();
      await page.keyboard.press('ArrowLeft');
      await expect(page.locator('[data-ply="1"]')).toBeFocused();
      await page.keyboard.press('ArrowRight');
      await expect(move).toBeFocused();
      await page.keyboard.press('Control+z');
      await expect(page.locator('[data-ply="1"]')).toBeFocused();
      await page.keyboard.press('Control+z');
      await expect(cell(page, 'F5, empty')).toBeFocused();

      await press(button(page, 'Turn the board round'));
      await expect(button(page, 'Turn the board round')).toBeFocused();
      await press(button(page, 'Menu'));
      await page.getByRole('button', { name: 'Settings' }).press('Enter');
      await page.getByRole('tab', { name: 'Appearance' }).press('Enter');
      await page.getByRole('radio', { name: 'Dark' }).press('Space');
      await page.keyboard.press('Escape');
      await expect(button(page, 'Menu')).toBeFocused();

      await press(button(page, 'Back to all games'));
      await expect(button(page, 'Continue')).toBeFocused();
      await press(button(page, 'Play Domineering'));
      await expect(inDialog(page, 'Start')).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(button(page, 'Play Domineering')).toBeFocused();
      await press(button(page, 'Play Domineering'));
      await page.getByRole('radio', { name: 'Person here' }).press('Space');
      await press(inDialog(page, 'Start'));
      await expect(cell(page, /^cell 6, empty/)).toBeFocused();
    },
  );
});

test(
  'the first key after Start, Continue, Rematch and a reload is for the board, in every game',
  {
    tag: '@long',
  },
  async ({ page }) => {
    test.slow();
    const onBoard = page.getByRole('gridcell').and(page.locator(':focus'));
    async function expectOnBoard(key: string): Promise<void> {
      await expect(onBoard).toHaveCount(1);
      const before = await onBoard.getAttribute('data-cell');
      await page.keyboard.press(key);
      await expect(onBoard).not.toHaveAttribute('data-cell', String(before));
    }
    for (const gameId of GAME_IDS) {
      await startGame(page, gameId, { opponent: 'Person here' });
      await expectOnBoard('ArrowDown');
      await button(page, 'Back to all games').click();
      await button(page, 'Continue').click();
      await expectOnBoard('ArrowUp');
      await button(page, 'Resign').click();
      await inDialog(page, 'Resign').click();
      await button(page, 'Rematch – change sides').click();
      await expectOnBoard('ArrowDown');
      await page.reload();
      await expectOnBoard('ArrowUp');
      await button(page, 'Back to all games').click();
    }
  },
);

test.describe('a button that is there for one turn', () => {
  test.use({
    hasWebGL: true,
    saved: matchAgainstThinker('scoreFour', ['A2', 'A2', 'A3', 'B1', 'B2']),
  });

  test(
    'leaves the focus to the board, “Move now” and the 3D board’s own too',
    { tag: '@long' },
    async ({ page }) => {
      await press(button(page, 'Continue'));
      await press(button(page, 'Move now'));
      await expect(page.locator('[data-ply="6"]')).toBeVisible();
      await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
      await button(page, 'Explode').focus();
      await page.locator('canvas').evaluate((canvas) => {
        const context = (canvas as HTMLCanvasElement).getContext('webgl2');
        context?.getExtension('WEBGL_lose_context')?.loseContext();
      });
      await expect(button(page, 'Explode')).toBeHidden();
      await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
    },
  );
});

test.describe('a choice that is on the board', () => {
  test.use({ saved: matchOfPeople('hex', ['B0'], { size: 11, swap: 1 }) });

  test('leaves the focus to the board', { tag: '@long' }, async ({ page }) => {
    await press(button(page, 'Continue'));
    await press(button(page, 'Swap'));
    await expect(button(page, 'Swap')).toBeHidden();
    await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
  });
});

if (!isElectron) {
  test.describe('a message', () => {
    test.use({ saved: matchOfPeople('hex', ['A0', 'B1']) });

    test('gives the focus back when it is dismissed', { tag: '@long' }, async ({ start }) => {
      const { page, kill } = await start();
      await press(button(page, 'Continue'));
      await expect(page.getByRole('gridcell').and(page.locator(':focus'))).toHaveCount(1);
      await kill();
      await expect(page.getByText('The connection to Quintet was lost')).toBeVisible();
      await press(button(page, 'Undo'));
      await press(button(page, 'Dismiss'));
      await expect(button(page, 'Undo')).toBeFocused();
    });

    test(
      'that says that a question is void takes no focus along',
      { tag: '@long' },
      async ({ start }) => {
        const { page, openWindow } = await start();
        await press(button(page, 'Continue'));
        await press(button(page, 'Resign'));
        await expect(inDialog(page, 'Keep playing')).toBeFocused();
        const other = await openWindow();
        await button(other, 'New game').click();
        await button(other, 'Start').click();
        await expect(page.getByRole('dialog')).toBeHidden();
        await expect(button(page, 'Resign')).toBeFocused();
      },
    );
  });
}
