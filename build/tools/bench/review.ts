/*
 * How soon the window answers while a game is reviewed: two minutes
 *
 * In the built program a game of each kind is reviewed, and one goes along it by keys meanwhile. Told are the long tasks
 * of the page and the longest time from a key to the picture that answers it; it fails at 100 ms.
 */
import type { Browser } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import { defaultSetup } from '../../../src-shared/core/setup.ts';
import { type GameId, gameById } from '../../../src-shared/games/index.ts';
import { currentPosition, playMove, startMatch } from '../../../src-shared/match/match.ts';
import { makeMatchRecord } from '../../../src-shared/record/matchRecord.ts';
import { launchChromium, startBuiltHost } from '../builtHost.ts';
import { count, namedGames, readToolArguments } from '../toolOptions.ts';

const { numbers, given } = readToolArguments({
  usage: 'npm run bench -- review [GAME ...]',
  numbers: {
    plies: { ...count(24, 'moves of the game'), min: 2 },
    keys: { ...count(100, 'keys that are pressed') },
  },
  words: 5,
});

/** What nobody takes for a delay, milliseconds. */
const LIMIT_MS = 100;
const PERSON = { kind: 'person' } as const;

/** A game of two people at random, which is not over. */
function randomMatch(gameId: GameId): string {
  const game = gameById(gameId);
  const random = makeRandom(3);
  let match = startMatch(
    { gameId, setup: defaultSetup(game.setupFields), players: [PERSON, PERSON] },
    0,
  );
  for (let ply = 0; ply < numbers.plies; ply++) {
    const position = currentPosition(match);
    const goesOn = game
      .legalMoves(position)
      .filter((move) => game.outcome(game.play(position, move)) === undefined);
    if (goesOn.length === 0) break;
    match = unwrap(playMove(match, pick(random, goesOn)));
  }
  const startedAt = new Date(0).toISOString();
  return makeMatchRecord({ matchId: 'reviewed', match, startedAt, updatedAt: startedAt });
}

interface Answered {
  /** Milliseconds each. */
  readonly longTasks: readonly number[];
  readonly keys: readonly number[];
}

/** Puts what the page measures of itself where it can be read. */
const OBSERVE = `
  window.answered = { longTasks: [], keys: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.answered.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === 'keydown') window.answered.keys.push(duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 });
`;

async function review(browser: Browser, gameId: GameId): Promise<Answered> {
  const host = await startBuiltHost({
    fill: (folder) => writeFileSync(join(folder, 'match.json'), randomMatch(gameId)),
  });
  const context = await browser.newContext({
    locale: 'en',
    viewport: { width: 1_280, height: 800 },
  });
  const page = await context.newPage();
  await page.goto(host.address);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('resign');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  const graph = page.getByRole('slider', { name: 'Chances over the game' });
  await graph.focus();
  await page.getByRole('progressbar', { name: 'Judging the game' }).waitFor();
  await page.evaluate(OBSERVE);
  for (let key = 0; key < numbers.keys; key++) {
    await page.keyboard.press(key % 20 < 10 ? 'ArrowLeft' : 'ArrowRight');
    await sleep(50);
  }
  const answered = await page.evaluate<Answered>('window.answered');
  await context.close();
  await host.end();
  return answered;
}

const longest = (times: readonly number[]): number => Math.max(0, ...times);

const browser = await launchChromium();
for (const gameId of namedGames(given.words)) {
  const { longTasks, keys } = await review(browser, gameId);
  const tasks = `${longTasks.length} tasks over 50 ms, the longest ${longest(longTasks).toFixed(0)} ms`;
  console.log(`${gameId}: ${tasks}; the slowest key ${longest(keys).toFixed(0)} ms`);
  if (Math.max(longest(longTasks), longest(keys)) >= LIMIT_MS) process.exitCode = 1;
}
await browser.close();
