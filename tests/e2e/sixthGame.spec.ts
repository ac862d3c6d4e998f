import type { Page } from '@playwright/test';
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { buildWithTicTacToe } from '../contract/ticTacToe/build.mjs';
import { ticTacToe } from '../contract/ticTacToe/game/index.ts';
import { moveTexts, result, waitForMoves } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';

/** The program with a sixth game: as it is, but for one line in each of its three registries. */
const SIXTH = join(import.meta.dirname, '../../node_modules/.cache/sixthGame/out');

test.use({ programFolder: SIXTH });
// In one worker, so that it is built once.
test.describe.configure({ mode: 'default' });

test.beforeAll(async () => {
  test.setTimeout(180_000);
  await buildWithTicTacToe(SIXTH);
});

const cell = (page: Page, name: RegExp) => page.getByRole('gridcell', { name }).first();

/** The position that the move list leads to. */
async function listed(page: Page) {
  let position = ticTacToe.initial({});
  for (const text of await moveTexts(page)) {
    const move = ticTacToe.notation.parse(position, text);
    if (!move.ok) throw new Error(`${text} is listed: ${move.error.message}`);
    position = ticTacToe.play(position, move.value);
  }
  return position;
}

test('a sixth game is chosen, explained, played against the computer and told', async ({
  page,
}) => {
  await page.getByRole('button', { name: 'Play Tic-tac-toe' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: 'Level 8' }).check();
  await expect(dialog).toContainText('Has seen every game there is.');
  await dialog.getByRole('combobox', { name: 'Thinking time' }).selectOption('0.5 seconds');
  await dialog.getByRole('button', { name: 'Start' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Tic-tac-toe' })).toBeVisible();
  await expect(page).toHaveTitle('Tic-tac-toe – Quintet');

  await page.getByRole('button', { name: 'Rules and keys' }).click();
  await expect(page.getByRole('dialog')).toContainText('Cross begins.');
  await page.keyboard.press('Escape');

  for (let ply = 0; !(await result(page).isVisible()); ply += 2) {
    if (ply === 2) {
      await cell(page, /cross$/).click();
      await expect(page.getByText(/^Cell \d is taken\.$/).first()).toBeVisible();
    }
    await cell(page, /empty$/).click();
    await waitForMoves(page, ply + 2);
  }
  const outcome = ticTacToe.outcome(await listed(page));
  expect(outcome, 'the game is over by its rules').toBeDefined();
  const level8Wins = outcome?.winner === 1;
  await expect(result(page)).toContainText(level8Wins ? 'Level 8 wins' : 'Draw');
  await expect(result(page)).toContainText(
    level8Wins ? 'Level 8 has three in a row.' : 'The board is full.',
  );
});

test('a sixth game is played on the console and told in GTP by the same build', () => {
  const run = (program: string, args: readonly string[], input: string) =>
    spawnSync(process.execPath, [join(SIXTH, 'main', program), ...args], {
      input,
      encoding: 'utf8',
    }).stdout;
  expect(run('console.js', ['ticTacToe'], '1 4 2 5 3')).toMatch(/Cross wins\n$/);
  const told = run('gtp.js', ['ticTacToe'], 'play black 1\ngenmove white\nboardsize 4\nquit\n');
  expect(told).toMatch(/^= \n\n= \d\n\n\? unacceptable size\n\n= \n\n$/);
});
