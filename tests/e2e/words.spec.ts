import type { Page } from '@playwright/test';
import { unwrap } from '../../src-shared/core/result.ts';
import { currentPosition, gameOf } from '../../src-shared/match/match.ts';
import { chooseGame, openSettings, startGame } from './appSteps.ts';
import { playMove, result } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

async function readRules(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Rules and keys' }).click();
  const text = await page.getByRole('dialog').innerText();
  await page.keyboard.press('Escape');
  return text;
}

test('the rules are those of the game that was chosen', async ({ page }) => {
  await chooseGame(page, 'domineering');
  await page.getByRole('radio', { name: 'Computer' }).check();
  const firstToMove = page.getByRole('group', { name: 'First to move' });
  await firstToMove.getByRole('radio', { name: 'Horizontal' }).check();
  const side = page.getByRole('group', { name: 'You play' }).getByRole('radio');
  await expect(side.nth(1)).toHaveAccessibleDescription('across, moves first');
  await page.getByRole('radio', { name: 'Person here' }).check();
  await page.getByRole('button', { name: 'Start' }).click();
  const domineering = await readRules(page);
  expect(domineering).toContain('Vertical lays dominoes upright');
  expect(domineering).toContain('Horizontal begins');
  expect(domineering).not.toContain('Escape');

  await page.getByRole('button', { name: 'Back to all games' }).click();
  await chooseGame(page, 'linesOfAction');
  await page.getByRole('radio', { name: 'Person here' }).check();
  await page.getByRole('radio', { name: 'Tournament' }).check();
  await expect(page.getByText('the mover wins')).toBeVisible();
  await page.getByRole('button', { name: 'Start' }).click();
  const linesOfAction = await readRules(page);
  expect(linesOfAction).toContain('By tournament rules');
  expect(linesOfAction).toContain('Escape');
});

test(
  'why a try was refused is told no longer than it holds',
  { tag: '@long' },
  async ({ page }) => {
    await startGame(page, 'linesOfAction', { opponent: 'Person here' });
    const board = page.getByRole('region', { name: 'Lines of Action board' });
    const hint = board.getByText('Choose a black piece first.');
    await page.getByRole('gridcell', { name: 'white piece on a1' }).click();
    await expect(hint).toBeVisible();
    await page.getByRole('gridcell', { name: 'black piece on d0' }).click();
    await expect(hint).toBeHidden();
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(hint).toBeVisible();
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Enter');
    await expect(hint).toBeHidden();
  },
);

test.describe('the end of a game against the computer', () => {
  const texts = ['12', '2', '4', '6', '7', '1', '3', '8', '9', '5', '10'];
  const match = matchOfPeople('dotsAndTriangles', texts);
  const computer = { kind: 'computer', level: 3, timeMs: 100 } as const;
  const before = currentPosition(match);
  const lastMove = unwrap(gameOf(match).notation.parse(before, '11'));
  test.use({
    saved: { ...match, config: { ...match.config, players: [{ kind: 'person' }, computer] } },
  });

  test('is told to “you”, without the side’s name', { tag: '@long' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await playMove(page, 'dotsAndTriangles', before, lastMove);
    await expect(result(page)).toContainText(/You win\s*You have more triangles, \d to \d\./);
    await expect(page.locator('[aria-live="polite"]')).not.toContainText('Player');
  });
});

test(
  'squares and cells are named as is usual when that is chosen',
  { tag: '@long' },
  async ({ page }) => {
    await startGame(page, 'linesOfAction', { opponent: 'Person here' });
    const board = page.getByRole('region', { name: 'Lines of Action board' });
    await expect(board.locator('text', { hasText: '0' })).toBeVisible();
    const settings = await openSettings(page, 'Board');
    await settings.getByRole('radio', { name: 'As is usual' }).check();
    await page.keyboard.press('Escape');
    await expect(board.locator('text', { hasText: '0' })).toHaveCount(0);
    await expect(board.locator('text', { hasText: '8' })).toBeVisible();
    await page.getByRole('gridcell', { name: 'black piece on d8' }).click();
    await page.getByRole('gridcell', { name: 'd6, empty, can move here' }).click();
    await expect(page.locator('[data-ply="1"]')).toHaveText('d8-d6');
    await expect(page.locator('[data-ply="1"]')).toHaveAccessibleName('Black: d8 to d6');
    await expect(page.locator('[aria-live="polite"]')).toContainText('Black: d8 to d6.');

    await page.getByRole('button', { name: 'Back to all games' }).click();
    await startGame(page, 'hex', { opponent: 'Person here', sizes: { Size: 4 } });
    await page.getByRole('gridcell', { name: 'b2, empty' }).click();
    await expect(page.locator('[data-ply="1"]')).toHaveText('b2');
    await page.reload();
    await expect(page.getByRole('gridcell', { name: 'b2, O' })).toBeVisible();
  },
);

test(
  'a computer that answers by heart does not claim to have looked at “0 positions”',
  { tag: '@long' },
  async ({ page }) => {
    await startGame(page, 'scoreFour', { opponent: 'Computer', level: 8, side: 'White' });
    await page.getByRole('switch', { name: 'Show what the computer thinks' }).check();
    await page.getByRole('gridcell', { name: 'A1, height 1, empty, playable' }).click();
    await expect(page.locator('[data-ply="2"]')).toBeVisible();
    const heading = page.getByRole('heading', { name: 'What Level 8 thinks' });
    await expect(heading).toBeVisible();
    await expect(page.getByText(/\b0 (positions|plies)/)).toHaveCount(0);
  },
);
