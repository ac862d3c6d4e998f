/*
 * What a move costs the page in a long game, against one that has just begun: two minutes
 *
 * In the built program two people play on in a game of some plies and in one of hundreds: moves are made by the mouse,
 * taken back and made again. Told is the processor time of the page's main thread for each, the median and the slowest,
 * with what scripts, styles and layout took of it, in milliseconds of an ordinary processor that does nothing else. It
 * fails when half of those of any kind take a frame (16 ms). The page is drawn by the processor, and without 3D.
 */
import type { Browser, CDPSession, Page } from '@playwright/test';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { GameId } from '../../../src-shared/games/index.ts';
import { DEFAULT_SETTINGS } from '../../../src-shared/ipc/settings.ts';
import { currentPosition, type Match } from '../../../src-shared/match/match.ts';
import { launchChromium, startBuiltHost } from '../builtHost.ts';
import { placesOf } from '../placesOf.ts';
import { matchFile, randomCourse } from '../randomMatch.ts';
import { largestSetup } from '../setups.ts';
import { count, namedGames, readToolArguments } from '../toolOptions.ts';

const { numbers, given } = readToolArguments({
  usage: 'npm run bench -- longGame [GAME ...]',
  numbers: {
    plies: { ...count(500, 'moves of the long game, or as many as fit on the largest board') },
    early: { ...count(5, 'moves of the other one') },
    rounds: { ...count(8, 'times that a move is made, taken back and made again'), min: 1 },
  },
  words: 5,
});

const LARGEST_HEXAGON = { shape: 0, size: 5 };
/** One frame. */
const LIMIT_MS = 16;
/** What a move and all that follows from it is given before it is measured. */
const SETTLE_MS = 300;
const WITHOUT_3D = 'HTMLCanvasElement.prototype.getContext = () => null;';

/** A game on the largest board: as it stood after each of its moves. */
const courseOf = (gameId: GameId): readonly Match[] =>
  randomCourse({
    gameId,
    setup: gameId === 'dotsAndTriangles' ? LARGEST_HEXAGON : largestSetup(gameId),
    plies: numbers.plies + numbers.rounds,
    seed: 3,
  });

/** Milliseconds of the page's main thread. */
interface Work {
  readonly all: number;
  readonly script: number;
  readonly style: number;
  readonly layout: number;
}

async function workOf(session: CDPSession): Promise<Work> {
  const { metrics } = await session.send('Performance.getMetrics');
  const ms = (name: string): number =>
    1_000 * (metrics.find((each) => each.name === name)?.value ?? 0);
  return {
    all: ms('TaskDuration'),
    script: ms('ScriptDuration'),
    style: ms('RecalcStyleDuration'),
    layout: ms('LayoutDuration'),
  };
}

/** What an act costs. @param pace by how much everything takes longer than it should */
async function spent(session: CDPSession, act: () => Promise<unknown>, pace = 1): Promise<Work> {
  const before = await workOf(session);
  await act();
  const after = await workOf(session);
  const part = (name: keyof Work): number => (after[name] - before[name]) / pace;
  return { all: part('all'), script: part('script'), style: part('style'), layout: part('layout') };
}

const LOOP_MS = 5;
/** Takes so long on an ordinary processor that does nothing else: a step of it takes a nanosecond. */
const LOOP = `{ let x = 0; for (let i = 0; i < ${LOOP_MS}e6; i++) x = (x * 31 + i) | 0; x }`;

/** What an act costs on an ordinary processor: on a busy one everything takes several times as long, so does the loop. */
async function measured(session: CDPSession, act: () => Promise<unknown>): Promise<Work> {
  const loop = () => session.send('Runtime.evaluate', { expression: LOOP });
  const pace = (await spent(session, loop)).all / LOOP_MS;
  const acted = async () => {
    await act();
    await sleep(SETTLE_MS);
  };
  return spent(session, acted, pace);
}

type Kind = 'moves' | 'taken back' | 'made again';

/** Makes a move by the mouse; measured is the click that makes it. */
async function clickMove(page: Page, session: CDPSession, from: Match, to: Match): Promise<Work> {
  const names = placesOf(from.config.gameId, currentPosition(from), to.moves.at(-1)!);
  let work: Work | undefined;
  for (const name of names) {
    const place = page.getByRole('gridcell', { name }).first();
    await place.waitFor();
    const box = (await place.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await sleep(SETTLE_MS);
    work = await measured(session, () => page.mouse.click(x, y));
  }
  await page.locator(`[data-ply="${to.moves.length}"]`).waitFor();
  return work!;
}

/** @param course where the match stands, and after each move that is made */
async function playOn(
  browser: Browser,
  [start, ...course]: readonly [Match, ...Match[]],
): Promise<Record<Kind, Work[]>> {
  const host = await startBuiltHost({
    fill(folder) {
      writeFileSync(join(folder, 'match.json'), matchFile('long', start));
      // Places are looked up by the names that the handouts give them.
      const settings = { ...DEFAULT_SETTINGS, coordinates: 'handout' };
      writeFileSync(join(folder, 'settings.json'), JSON.stringify({ version: 1, settings }));
    },
  });
  const context = await browser.newContext({
    ...{ locale: 'en', viewport: { width: 1_280, height: 800 }, reducedMotion: 'reduce' },
  });
  const page = await context.newPage();
  await page.addInitScript(WITHOUT_3D);
  await page.goto(host.address);
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.getByRole('gridcell').first().waitFor();
  // Without 3D another board comes in its place.
  await page.waitForLoadState('networkidle');
  const session = await context.newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const works: Record<Kind, Work[]> = { moves: [], 'taken back': [], 'made again': [] };
  for (const [round, match] of course.entries()) {
    works.moves.push(await clickMove(page, session, course[round - 1] ?? start, match));
    works['taken back'].push(await measured(session, () => page.keyboard.press('Control+z')));
    works['made again'].push(await measured(session, () => page.keyboard.press('Control+y')));
  }
  await context.close();
  await host.end();
  return works;
}

const quantile = (works: readonly Work[], part: keyof Work, share: number): number => {
  const sorted = works.map((work) => work[part]).sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))]!;
};

function describe(works: readonly Work[]): string {
  const half = (part: keyof Work): string => quantile(works, part, 0.5).toFixed(1);
  const parts = `script ${half('script')}, style ${half('style')}, layout ${half('layout')}`;
  return `${half('all')} ms (${parts}), the slowest ${quantile(works, 'all', 1).toFixed(1)}`;
}

const browser = await launchChromium(['--disable-gpu-rasterization', '--disable-gpu-compositing']);
for (const gameId of namedGames(given.words)) {
  const course = courseOf(gameId);
  const late = Math.max(0, course.length - 1 - numbers.rounds);
  for (const plies of [Math.min(numbers.early, late), late]) {
    const part = course.slice(plies, plies + 1 + numbers.rounds) as [Match, ...Match[]];
    for (const [kind, works] of Object.entries(await playOn(browser, part))) {
      console.log(`${gameId} at ${plies} plies, ${kind}: ${describe(works)}`);
      if (quantile(works, 'all', 0.5) >= LIMIT_MS) process.exitCode = 1;
    }
  }
}
await browser.close();
