/*
 * How soon the window answers while a game is reviewed: four minutes
 *
 * In the built program a game of each kind is reviewed, and one goes along it by keys, while the engine judges and once
 * more when it has stopped. Told is the time from a key to the picture that answers it, and the long tasks of the page.
 * It fails when a key is not answered within 100 ms, or a task takes as long, while the engine judges. The page is drawn
 * by the processor, which is most of that time, and without 3D.
 */
import type { Browser, Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameId } from '../../../src-shared/games/index.ts';
import { launchChromium, startBuiltHost } from '../builtHost.ts';
import { matchFile, randomCourse } from '../randomMatch.ts';
import { count, namedGames, readToolArguments } from '../toolOptions.ts';

const { numbers, given } = readToolArguments({
  usage: 'npm run bench -- review [GAME ...]',
  numbers: {
    plies: { ...count(24, 'moves of the game'), min: 2 },
    keys: { ...count(100, 'keys that are pressed') },
    every: { ...count(150, 'milliseconds between them') },
  },
  words: 5,
});

/** What nobody takes for a delay, milliseconds. */
const LIMIT_MS = 100;

interface Answered {
  /** Milliseconds each. */
  readonly longTasks: readonly number[];
  readonly keys: readonly number[];
}

/** The first keys are answered by code that the browser has not compiled yet. */
const FIRST_KEYS = 10;

const WITHOUT_3D = 'HTMLCanvasElement.prototype.getContext = () => null;';

/** Puts what the page measures of itself where it can be read. Times come in steps of 8 ms, and none below 16. */
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

/** Goes along the game, and back and forth. */
async function pressKeys(page: Page, keys: number): Promise<Answered> {
  await page.evaluate('window.answered = { longTasks: [], keys: [] }');
  for (let key = 0; key < keys; key++) {
    await page.keyboard.press(key % 20 < 10 ? 'ArrowLeft' : 'ArrowRight');
    await sleep(numbers.every);
  }
  await sleep(500);
  return page.evaluate<Answered>('window.answered');
}

async function review(
  browser: Browser,
  gameId: GameId,
): Promise<Record<'judging' | 'resting', Answered>> {
  const host = await startBuiltHost({
    fill: (folder) =>
      writeFileSync(
        join(folder, 'match.json'),
        matchFile('reviewed', randomCourse({ gameId, plies: numbers.plies, seed: 3 }).at(-1)!),
      ),
  });
  const context = await browser.newContext({
    locale: 'en',
    viewport: { width: 1_280, height: 800 },
  });
  const page = await context.newPage();
  await page.addInitScript(WITHOUT_3D);
  await page.goto(host.address);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('resign');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.getByRole('button', { name: 'Review the game' }).click();
  const graph = page.getByRole('slider', { name: 'Chances over the game' });
  await page.getByRole('combobox', { name: 'Judged' }).selectOption('deep');
  await graph.focus();
  const progress = page.getByRole('progressbar', { name: 'Judging the game' });
  await progress.waitFor();
  await page.evaluate(OBSERVE);
  await pressKeys(page, FIRST_KEYS);
  const judging = await pressKeys(page, numbers.keys);
  // What is soon proved may be judged whole by now.
  if (await progress.isVisible()) {
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await page.getByRole('button', { name: 'Go on', exact: true }).waitFor();
    await graph.focus();
  }
  const resting = await pressKeys(page, numbers.keys);
  await context.close();
  await host.end();
  return { judging, resting };
}

/** @param share of the times that are no longer */
const quantile = (times: readonly number[], share: number): number =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * share))] ??
  0;

const describe = ({ keys, longTasks }: Answered): string => {
  const [half, most, slowest] = [0.5, 0.95, 1].map((share) => quantile(keys, share).toFixed(0));
  const tasks = `${longTasks.length} tasks over 50 ms, the longest ${quantile(longTasks, 1).toFixed(0)}`;
  return `half of the keys ${half} ms, 19 of 20 ${most}, the slowest ${slowest}; ${tasks}`;
};

const browser = await launchChromium(['--disable-gpu-rasterization', '--disable-gpu-compositing']);
for (const gameId of namedGames(given.words)) {
  const answered = await review(browser, gameId);
  for (const [when, each] of Object.entries(answered)) {
    console.log(`${gameId}, ${when}: ${describe(each)}`);
  }
  const { keys, longTasks } = answered.judging;
  if (quantile([...keys, ...longTasks], 1) >= LIMIT_MS) process.exitCode = 1;
}
await browser.close();
