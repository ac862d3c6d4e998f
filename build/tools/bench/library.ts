/*
 * How soon a library of 10,000 games is open, and whether it scrolls without a hitch: two minutes
 *
 * A data folder is filled with matches. Told are the times from the start of the built program, and from a press on
 * _Library_, to the first rows, while the files are read for the first time and when they are known, pressed at once
 * and after a look at the home screen; and, while one scrolls, how long pictures stay and the long tasks of the page.
 * It fails when a known library is not open within a second of the press after that look, or a task takes 100 ms.
 */
import type { Page } from '@playwright/test';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { GAME_IDS } from '../../../src-shared/games/index.ts';
import { launchChromium, startBuiltHost } from '../builtHost.ts';
import { matchFile, randomCourse } from '../randomMatch.ts';
import { count, readToolArguments } from '../toolOptions.ts';

const { games, steps } = readToolArguments({
  usage: 'npm run bench -- library',
  numbers: {
    games: { ...count(10_000, 'matches that are kept'), min: 100 },
    steps: { ...count(100, 'turns of the wheel from the top to the end'), min: 10 },
  },
}).numbers;

const OPEN_MS = 1_000;
const TASK_MS = 100;
/** So many different matches are made; the others are copies under names of their own. */
const DIFFERENT = 200;

function fill(folder: string): void {
  mkdirSync(join(folder, 'matches'));
  const records = Array.from({ length: DIFFERENT }, (_, seed) => {
    const gameId = GAME_IDS[seed % GAME_IDS.length]!;
    const match = randomCourse({ gameId, plies: 10 + (seed % 30), seed }).at(-1)!;
    return matchFile(`made-${seed}`, match, seed * 60_000);
  });
  for (let number = 0; number < games; number++) {
    const seed = number % DIFFERENT;
    const matchId = `kept-${number}`;
    const record = records[seed]!.replace(`"made-${seed}"`, `"${matchId}"`);
    writeFileSync(join(folder, 'matches', `${matchId}.json`), record);
  }
}

/** Puts what the page measures of itself where it can be read. */
const OBSERVE = `
  window.measured = { longTasks: [], frames: [] };
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.measured.longTasks.push(duration);
  }).observe({ type: 'longtask' });
  let before = performance.now();
  const step = (now) => {
    window.measured.frames.push(now - before);
    before = now;
    requestAnimationFrame(step);
  };
  requestAnimationFrame(step);
`;

interface Measured {
  /** Milliseconds each. */
  readonly longTasks: readonly number[];
  readonly frames: readonly number[];
}

const rows = (page: Page) => page.getByRole('article');

const libraryButton = (page: Page) => page.getByRole('button', { name: 'Library', exact: true });

/** Milliseconds from the press on the button to the first rows. */
async function open(page: Page): Promise<number> {
  const pressed = performance.now();
  await libraryButton(page).click();
  await rows(page).nth(3).waitFor();
  return performance.now() - pressed;
}

/** Turns the wheel from the top to the end, and waits until the last rows are there. */
async function scroll(page: Page): Promise<Measured> {
  const list = page.locator('.list');
  const height = await list.evaluate((element) => element.scrollHeight);
  await list.hover();
  await page.evaluate(OBSERVE);
  for (let isThere = false; !isThere;) {
    await page.mouse.wheel(0, Math.ceil(height / steps));
    await sleep(50);
    isThere = await list.evaluate(
      ({ scrollTop, clientHeight, scrollHeight }) => scrollTop + clientHeight > scrollHeight - 2,
    );
  }
  await page.locator(`[data-row="${games - 1}"] article`).waitFor();
  return page.evaluate<Measured>('window.measured');
}

/** Rows near each other, as one looks for a game: a line of the wheel at a time. */
async function leaf(page: Page): Promise<Measured> {
  await page.locator('.list').hover();
  await page.evaluate('window.measured = { longTasks: [], frames: [] }');
  for (let step = 0; step < steps; step++) {
    await page.mouse.wheel(0, -100);
    await sleep(50);
  }
  return page.evaluate<Measured>('window.measured');
}

const longest = (times: readonly number[]): number => Math.max(0, ...times);
const share = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.floor(times.length * part)] ?? 0;
const tell = ({ longTasks, frames }: Measured): string =>
  `${frames.length} pictures, half of them there for ${share(frames, 0.5).toFixed(0)} ms, ` +
  `19 of 20 for ${share(frames, 0.95).toFixed(0)}, the longest ${longest(frames).toFixed(0)}; ` +
  `${longTasks.length} tasks over 50 ms, the longest ${longest(longTasks).toFixed(0)}`;

/** How long somebody looks at the home screen. */
const PAUSE_MS = 2_000;

/** Starts the program, opens the library, and does something there. */
async function visit(
  name: string,
  pauseMs: number,
  then: (page: Page) => Promise<void>,
): Promise<number> {
  const begin = performance.now();
  const host = await startBuiltHost({ folder });
  const page = await browser.newPage({ locale: 'en', viewport: { width: 1_280, height: 800 } });
  await page.goto(host.address);
  await libraryButton(page).waitFor();
  await sleep(pauseMs);
  const openMs = await open(page);
  const startMs = performance.now() - begin - pauseMs;
  console.log(
    `${name}: rows ${openMs.toFixed(0)} ms after the press, ${startMs.toFixed(0)} after the start`,
  );
  await then(page);
  await page.close();
  await host.end();
  return openMs;
}

const allRead = (page: Page): Promise<void> =>
  page.getByText(`${games.toLocaleString('en')} games`).waitFor({ timeout: 300_000 });

/** The longest task of the page, milliseconds. */
let slowest = 0;

async function goThrough(page: Page): Promise<void> {
  for (const [how, move] of Object.entries({ 'to the end': scroll, 'row by row': leaf })) {
    const measured = await move(page);
    console.log(`${how}: ${tell(measured)}`);
    slowest = Math.max(slowest, ...measured.longTasks);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'quintet-library-'));
fill(folder);
const browser = await launchChromium(['--disable-gpu-rasterization', '--disable-gpu-compositing']);
await visit('for the first time', 0, allRead);
await visit('known, at once', 0, allRead);
const openMs = await visit('known, after a look at the home screen', PAUSE_MS, goThrough);
if (openMs >= OPEN_MS || slowest >= TASK_MS) process.exitCode = 1;
await browser.close();
rmSync(folder, { recursive: true, force: true });
