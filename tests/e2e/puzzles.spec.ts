import type { Page } from '@playwright/test';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { SHIPPED_GAME_IDS } from '../../src-shared/puzzles/shippedPuzzles.ts';
import { dailyPuzzle } from '../../src-shared/puzzles/choice.ts';
import { type Puzzle, startOf } from '../../src-shared/puzzles/puzzle.ts';
import { type PuzzleFile, readPuzzleFile } from '../../src-shared/puzzles/puzzleText.ts';
import { openSettings } from './appSteps.ts';
import { playMove } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';

/** The puzzle of today, as the program chooses it. */
function daily(gameId: GameId): Puzzle {
  const file = new URL(`../../src-shared/games/${gameId}/puzzles.json`, import.meta.url);
  const puzzles = readPuzzleFile(gameId, JSON.parse(readFileSync(file, 'utf8')) as PuzzleFile);
  const today = new Intl.DateTimeFormat('sv', { dateStyle: 'short' }).format(new Date());
  return dailyPuzzle(puzzles, today)!;
}

/** What is said of the last move. */
const news = (page: Page) => page.locator('[data-phase]');
const task = (page: Page) => page.getByRole('region', { name: 'Puzzles' }).getByText(/ to move: /);

async function failThenSolve(page: Page, gameId: GameId): Promise<void> {
  const game = gameById(gameId);
  const puzzle = daily(gameId);
  await page.getByRole('button', { name: `Puzzle of the day, ${game.name}` }).click();
  await expect(task(page)).toBeVisible();
  const start = startOf(puzzle);
  const wrong = game.legalMoves(start).find((move) => move !== puzzle.solution[0])!;
  await playMove(page, gameId, start, wrong);
  await expect(news(page)).toHaveAttribute('data-phase', 'wrong');
  await expect(news(page)).toHaveText(/.+\./);
  await page.getByRole('button', { name: 'Try again' }).click();
  let position = start;
  for (const [ply, move] of puzzle.solution.entries()) {
    const isOwn = position.sideToMove === start.sideToMove;
    if (isOwn && ply > 0) await expect(news(page)).toHaveAttribute('data-phase', /right|solved/);
    if ((await news(page).getAttribute('data-phase')) === 'solved') break;
    if (isOwn) await playMove(page, gameId, position, move);
    position = game.play(position, move);
  }
  await expect(news(page)).toHaveAttribute('data-phase', 'solved');
  await page.getByRole('button', { name: 'Back to Learn' }).click();
  await expect(page.getByRole('listitem').filter({ hasText: game.name })).toContainText(
    '1 day in a row',
  );
}

test(
  'the puzzle of the day of every game is failed, tried again and solved',
  { tag: '@long' },
  async ({ page }) => {
    await page.getByRole('button', { name: 'Learn' }).click();
    for (const gameId of SHIPPED_GAME_IDS) await failThenSolve(page, gameId);
  },
);

test('puzzles are opened by name, told to screen readers, shown solved, and followed by others', async ({
  page,
}) => {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Learn');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Puzzles of Dots and Triangles' }).click();
  await expect(task(page)).toBeVisible();
  const status = page.locator('.unseen[role="status"]');
  await expect(status).toContainText('to move: ');
  await page.keyboard.press('s');
  const solution = page.getByRole('region', { name: 'Solution' });
  await expect(solution.locator('[aria-current]')).toHaveCount(1);
  await expect(status).toContainText('Solution: ');
  await page.keyboard.press('Shift+End');
  await expect(solution.getByRole('listitem').last().locator('[aria-current]')).toBeVisible();
  await page.getByRole('button', { name: 'Next puzzle' }).click();
  await expect(solution).toBeHidden();
  await expect(page.getByRole('button', { name: /^Missed, rating/ })).toHaveCount(1);
});

test(
  'puzzles are made while nobody does anything',
  { tag: '@long' },
  async ({ page, dataFolder }) => {
    test.setTimeout(600_000);
    await page.getByRole('button', { name: 'Learn' }).click();
    await page.getByRole('button', { name: 'Puzzles of Dots and Triangles' }).click();
    await expect(task(page)).toBeVisible();
    await page.getByRole('button', { name: 'Show the solution' }).click();
    await expect(page.getByRole('region', { name: 'Solution' })).toBeVisible();
    const file = join(dataFolder, 'made-puzzles.json');
    const made = () => (existsSync(file) ? readFileSync(file, 'utf8') : '');
    await expect.poll(made, { timeout: 400_000 }).toContain('margin;');
    const settings = await openSettings(page, 'Engine');
    await settings.getByRole('switch', { name: 'Make new puzzles' }).uncheck();
    await expect(settings.getByRole('switch', { name: 'Make new puzzles' })).not.toBeChecked();
  },
);
