import type { Page } from '@playwright/test';
import { GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { openAnalysis } from './appSteps.ts';
import { playMove } from './boardPlay.ts';
import { expect, test } from './fixtures.ts';
import { matchOfPeople } from './savedMatches.ts';

const tree = (page: Page) => page.getByRole('group', { name: 'Moves' });
const bestMoves = (page: Page) =>
  page.getByRole('list', { name: 'Best moves' }).getByRole('listitem');

for (const gameId of GAME_IDS) {
  const game = gameById(gameId);

  const tag = gameId === 'hex' ? [] : '@long';
  test(`${game.name} is analysed: best moves, lines, branches`, { tag }, async ({ page }) => {
    await openAnalysis(page, game.name);
    await expect(page.getByRole('heading', { level: 1, name: game.name })).toBeVisible();
    const book = page.getByRole('region', { name: 'Openings' });
    await expect(book).toHaveCount(gameId === 'scoreFour' ? 1 : 0);
    await page.getByRole('switch', { name: 'Engine' }).check();
    await expect(bestMoves(page).first()).toBeVisible();
    await expect(page.locator('[data-mark="good"]').first()).toBeVisible();

    // A line is stepped through, and kept.
    await bestMoves(page).first().getByRole('button').first().click();
    await expect(page.getByText(/^An expected line: move 1 of/)).toBeVisible();
    await expect(tree(page).locator('[data-node]')).toHaveCount(0);
    await page.getByRole('button', { name: 'Keep as a branch' }).click();
    await expect(tree(page).locator('[data-node]')).toHaveCount(1);
    await expect(tree(page).locator('[aria-current]')).toHaveAttribute('data-node', '1');

    // The input is answered while the engine runs.
    await page.keyboard.press('Shift+Home');
    await expect(tree(page).getByRole('button', { name: 'Start' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    const setup = game.setups[0];
    const start = game.initial(setup);
    const [, other] = game.legalMoves(start);
    const kept = await tree(page).locator('[data-node]').first().textContent();
    const [played] = game
      .legalMoves(start)
      .filter((move) => game.notation.make(start, move) !== kept?.trim() && move !== other);
    await playMove(page, gameId, start, played!);
    await expect(tree(page).getByRole('group', { name: 'Branch at move 1' })).toBeVisible();
    await page.getByRole('button', { name: 'Make this branch the main line' }).click();
    await expect(tree(page).locator('[data-node]').first()).toHaveAttribute('data-node', '2');
    await page.getByRole('button', { name: 'Remove this move and what follows' }).click();
    await expect(tree(page).locator('[data-node]')).toHaveCount(1);
    await page.keyboard.press('Control+z');
    await expect(tree(page).locator('[data-node]')).toHaveCount(2);
    if (gameId === 'hex') {
      await page.reload();
      await expect(tree(page).locator('[data-node]')).toHaveCount(2);
    }
    await page.getByRole('switch', { name: 'Engine' }).uncheck();

    // A position is set up by hand; an impossible one is refused.
    await page.keyboard.press('Shift+Home');
    await page.getByRole('button', { name: 'Set up a position' }).click();
    const editor = page.getByRole('region', { name: 'Set up a position' });
    await editor.getByRole('radio', { name: game.sideNames[1], exact: true }).first().check();
    const use = editor.getByRole('button', { name: 'Analyse it' });
    await expect(use).toBeEnabled();
    const cells = page.locator('[data-board] [role="gridcell"]');
    await cells.nth(1).click();
    await cells.nth(4).click();
    if (gameId === 'dotsAndTriangles') {
      await editor.getByRole('switch', { name: 'Extra turn' }).check();
      await expect(editor.getByText('this side has none')).toBeVisible();
      await editor.getByRole('switch', { name: 'Extra turn' }).uncheck();
    } else {
      await expect(use).toBeDisabled();
      const reason = gameId === 'linesOfAction' ? 'A side has too few or too many' : 'do not fit';
      await expect(editor.getByText(reason)).toBeVisible();
    }
    await editor.getByRole('radio', { name: 'Nothing' }).check();
    await cells.nth(1).click();
    await cells.nth(4).click();
    await use.click();
    await expect(tree(page).locator('[data-node]')).toHaveCount(0);
  });
}

/** Short games that are given up. */
const GAMES = {
  scoreFour: ['A1', 'D4', 'A1', 'D4', 'A1', 'D1'],
  linesOfAction: ['e0-e2', 'a1-c1'],
  hex: ['A0', 'B0', 'A1', 'C0'],
  domineering: ['1', '3', '2', '11'],
  dotsAndTriangles: ['1', '2', '3', '4', '5'],
} as const;

for (const gameId of GAME_IDS) {
  test.describe(`a review of ${gameById(gameId).name}`, () => {
    test.use({ saved: matchOfPeople(gameId, GAMES[gameId]) });

    const tag = gameId === 'hex' ? [] : '@long';
    test(
      'judges the game, goes along it, and lets mistakes be tried again',
      { tag },
      async ({ page }) => {
        await page.getByRole('button', { name: 'Continue' }).click();
        await page.keyboard.press('Control+k');
        await page.getByRole('combobox', { name: 'Find a command' }).fill('resign');
        await page.keyboard.press('Enter');
        await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
        await page.getByRole('button', { name: 'Review the game' }).click();
        const review = page.getByRole('region', { name: 'Review', exact: true });
        await review.getByRole('combobox', { name: 'Judged' }).selectOption('quickly');
        await expect(review.getByRole('progressbar')).toHaveCount(0);
        await expect(review.getByText(/^Accuracy \d+\s%$/)).toHaveCount(2);

        const graph = review.getByRole('slider', { name: 'Chances over the game' });
        const last = GAMES[gameId].length;
        await expect(graph).toHaveAttribute('aria-valuenow', String(last));
        await graph.press('Home');
        await expect(graph).toHaveAttribute('aria-valuenow', '0');
        const box = (await graph.boundingBox())!;
        await page.mouse.click(box.x + box.width - 2, box.y + box.height / 2);
        await expect(graph).toHaveAttribute('aria-valuenow', String(last));

        const retry = review.getByRole('button', { name: 'Retry your mistakes' });
        if ((await retry.count()) === 0) {
          await expect(review.getByText('No move lost much.')).toBeVisible();
          return;
        }
        await retry.click();
        const card = page.getByRole('region', { name: 'Retry your mistakes' });
        await expect(card.getByText(/^Mistake 1 of/)).toBeVisible();
        await card.getByRole('button', { name: 'Show the best line' }).click();
        await expect(page.getByText(/^An expected line: move 1 of/)).toBeVisible();
        await card.getByRole('button', { name: 'Back to the review' }).click();
        await expect(review).toBeVisible();
      },
    );
  });
}

test.describe('how games begin', () => {
  test.use({ saved: matchOfPeople('hex', ['A0', 'B0', 'A1']) });

  test(
    'is told from the games that are kept: moves, results, and the games themselves',
    { tag: '@long' },
    async ({ page }) => {
      await page.getByRole('button', { name: 'Continue' }).click();
      await expect(page.locator('[role=gridcell]:focus')).toBeVisible();
      await page.keyboard.press('a');
      await tree(page).getByRole('button', { name: 'Start' }).click();
      const openings = page.getByRole('region', { name: 'Openings' });
      await expect(openings.getByRole('button', { name: '1 game', exact: true })).toBeVisible();
      await openings.getByRole('button', { name: 'A0', exact: true }).click();
      await expect(tree(page).locator('[aria-current]')).toHaveAttribute('data-node', '1');
      await openings.getByRole('button', { name: 'Games with B0' }).click();
      await openings.getByRole('list', { name: 'Games with B0' }).getByRole('button').click();
      await expect(page.getByRole('region', { name: 'Analysis board' })).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: 'Hex' })).toBeVisible();
    },
  );
});

/** Positions in which there is something to say, and a part of what is said. */
const SIGHTS = [
  [
    'Score Four',
    'bw/ww/bw/-/b/-/-/-/-/-/-/-/-/-/-/- b',
    { 'Threats by height and the standoff': 'nobody profits' },
  ],
  [
    'Lines of Action',
    '',
    { 'Moves of each piece': 'Black: 36 moves.', 'Groups of each side': 'in 2 groups' },
  ],
  [
    'Hex',
    'A0 B1 K10 B2 K9 B3',
    { 'Connections and must-play region': 'No connection', 'Dead and captured cells': 'captured' },
  ],
  ['Domineering', '1 11 2 15', { 'Worth of the regions': 'Vertical' }],
] as const;

test('what is certain of a position is marked on the board, in words too @long', async ({
  page,
}) => {
  for (const [name, text, sights] of SIGHTS) {
    await openAnalysis(page, name, text);
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    const card = page.getByRole('region', { name: 'Marks on the board' });
    for (const [sight, said] of Object.entries(sights)) {
      await card.getByRole('switch', { name: sight }).check();
      await expect(card.getByText(said).first()).toBeVisible();
    }
    if (name !== 'Hex') await expect(page.locator('[data-mark]').first()).toBeVisible();
    await page.locator('[data-board] [role="gridcell"]').first().focus();
    await page.keyboard.press('i');
    await expect(card.getByRole('switch').first()).not.toBeChecked();
  }
});

test.describe('a game of many moves', () => {
  const moves = Array.from(
    { length: 28 },
    (_, i) => `${'ABCDEFGHIJK'[i % 11]}${Math.floor(i / 11)}`,
  );
  test.use({
    saved: matchOfPeople('hex', moves),
    window: { viewport: { width: 1280, height: 800 } },
  });

  test('is opened with the move that is looked at in sight', { tag: '@long' }, async ({ page }) => {
    await page.getByRole('button', { name: 'Continue' }).click();
    await page.getByRole('gridcell').and(page.locator('[tabindex="0"]')).press('a');
    // What comes later takes room from the list.
    await expect(page.getByRole('region', { name: 'Openings' })).toBeVisible();
    await expect(tree(page).locator('[aria-current]')).toHaveText('F2');
    await expect(tree(page).locator('[aria-current]')).toBeInViewport({ ratio: 0.9 });
  });
});
