import { makeRandom, pick, type Random } from '../../src-shared/core/random.ts';
import { defaultSetup, type Setup } from '../../src-shared/core/setup.ts';
import { type GameId, GAME_IDS, gameById } from '../../src-shared/games/index.ts';
import { quickComputer } from './appSteps.ts';
import { expect, test } from './fixtures.ts';
import { ScreenReader } from './screenReader.ts';

/** What the names of the cells say that make a move, one cell after the other. */
const CHOICES: Readonly<Record<GameId, readonly RegExp[]>> = {
  scoreFour: [/, playable/],
  linesOfAction: [/^black piece on \w+, [1-9]\d* move/, /, can (move here|be captured), /],
  hex: [/^\w+, empty$/],
  domineering: [/, domino fits on /],
  dotsAndTriangles: [/, not drawn/],
};

/** The board is small where a game on the usual one is long. */
const SETUPS: Partial<Record<GameId, Setup>> = { hex: { size: 4, swap: 0 } };

const lastConfigs = Object.assign(
  {},
  ...GAME_IDS.map((gameId) =>
    quickComputer(gameId, SETUPS[gameId] ?? defaultSetup(gameById(gameId).setupFields)),
  ),
) as ReturnType<typeof quickComputer>;

/** What is typed for one of the moves, where one is. */
const TYPED: Partial<Record<GameId, string>> = { hex: 'a', linesOfAction: 'd', scoreFour: 'c' };

const OVER = /You win\.|Level 3 wins\.|Draw\./;
/** What a person hears before the next move of theirs. */
const NEXT = new RegExp(`Your move\\.$|^You: .*extra turn\\.$|${OVER.source}`);

/** Chooses at random among the cells whose names say that they make a move, and presses Enter there. */
async function play(reader: ScreenReader, gameId: GameId, random: Random): Promise<void> {
  for (const choice of CHOICES[gameId]) {
    const choices = (await reader.cells()).filter(({ name }) => choice.test(name));
    expect(choices.length, `cells named ${String(choice)}`).toBeGreaterThan(0);
    await reader.walkTo(pick(random, choices));
    await reader.press('Enter');
  }
}

/** Writes the beginning of a move, and takes the first of those that are offered. */
async function type(reader: ScreenReader, beginning: string): Promise<void> {
  await reader.press('/');
  await reader.expectFocus('combobox', /^Move$/);
  await reader.type(beginning);
  await reader.press('ArrowDown', 'Enter');
}

/** What is told on demand, on a game that is under way. */
async function listen(reader: ScreenReader, told: string): Promise<void> {
  await reader.press('r');
  const board = await reader.hear(/\. Your move\.$/, told);
  expect(board).not.toMatch(/^Level 3: /);
  await reader.press('l');
  expect(await reader.hear(/Your move\.$/, board)).toBe(told);
  await reader.press('c');
  const clocks = await reader.hear(/without a clock/, told);
  await reader.press('v');
  const moves = await reader.hear(/^\d+ moves?: /, clocks);
  await reader.press('Shift+T');
  await reader.hear(/\.$/, moves);
}

/** Plays until the game is over, and hears who moved, where and what follows, once. @returns what is said at the end. */
async function playToTheEnd(reader: ScreenReader, gameId: GameId, start: string): Promise<string> {
  const random = makeRandom(7);
  let told = start;
  for (let moves = 0; ; moves++) {
    const beginning = moves === 1 ? TYPED[gameId] : undefined;
    if (beginning === undefined) await play(reader, gameId, random);
    else await type(reader, beginning);
    told = await reader.hear(NEXT, told);
    if (beginning !== undefined) await reader.press('Escape');
    await reader.expectFocus('gridcell', /./);
    if (OVER.test(told)) return told;
    expect(told).toMatch(/^(Level 3: .*\. Your move|You: [^.]*extra turn)\.$/);
    expect(told.split('Your move.').length).toBeLessThanOrEqual(2);
    if (moves === 0) {
      await listen(reader, told);
      told = await reader.said();
    }
  }
}

/** A game from the home screen to its rematch and back, by keys and ears alone. */
async function wholeGame(reader: ScreenReader, gameId: GameId): Promise<void> {
  const { name } = gameById(gameId);
  await reader.goTo('button', new RegExp(`^Play ${name}`));
  await reader.press('Enter');
  await reader.expectFocus('button', /^Start$/);
  await reader.goTo('radio', /^Level 3$/, 'Shift+Tab');
  await reader.press('Enter');
  const start = await reader.hear(
    new RegExp(`^New game of ${name}\\. against Level 3\\s.* Your move\\.$`),
  );
  await reader.expectFocus('gridcell', /./);
  const end = await playToTheEnd(reader, gameId, start);
  expect(end).toMatch(/(wins?|Draw)\. [A-Z].*\.$/);
  await reader.goTo('button', /^Rematch/, 'Shift+Tab');
  await reader.press('Enter');
  await reader.hear(new RegExp(`New game of ${name}|^Level 3: `), end);
  await reader.expectFocus('gridcell', /./);
  await reader.press('Shift+F2');
  await reader.expectFocus('button', /^Continue/);
}

test.describe('with a screen reader', () => {
  test.describe.configure({ timeout: 180_000 });
  test.use({ settings: { lastConfigs } });

  for (const gameId of GAME_IDS) {
    test(
      `${gameId} is played from its start to its rematch`,
      { tag: '@long' },
      async ({ page }) => {
        const reader = await ScreenReader.of(page);
        await expect(page.getByRole('heading', { name: 'Quintet' })).toBeVisible();
        await wholeGame(reader, gameId);
      },
    );
  }

  test.describe('where the board is in 3D', () => {
    test.use({ hasWebGL: true });

    test(
      'Score Four is played from its start to its rematch',
      { tag: '@long' },
      async ({ page }) => {
        const reader = await ScreenReader.of(page);
        await expect(page.getByRole('heading', { name: 'Quintet' })).toBeVisible();
        await wholeGame(reader, 'scoreFour');
      },
    );
  });
});
