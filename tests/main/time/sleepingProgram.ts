/**
 * A program that waits for others and is stopped together with them, as if the machine slept:
 * `node sleepingProgram.js FAKE_PROGRAM LOG SEARCH_WORKER`. A fake Score Four program and a search thread think at the
 * same time; once both do, it says so and stops, until the test lets it go on. At the end it tells what came of it.
 */
import { readFileSync, writeSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { OPPONENT_LIMITS } from '../../../src-main/opponent/programs.ts';
import { spawnChild } from '../../../src-main/opponent/spawnChild.ts';
import { makeOpponentPlayer } from '../../../src-main/players/opponentPlayer.ts';
import { createSearchPool } from '../../../src-main/search/searchPool.ts';

const [fakeProgram = '', logFile = '', searchWorker = ''] = process.argv.slice(2);
const THINKING_MS = 1_000;

const player = makeOpponentPlayer({
  program: {
    // It answers after 1.5 s.
    launch: () =>
      spawnChild({ file: process.execPath, args: [fakeProgram, 'isLate', logFile], folder: '.' }),
    hasExtensions: false,
  },
  level: 8,
  timeMs: THINKING_MS,
  limits: { ...OPPONENT_LIMITS, graceMs: 1_000 },
});
const pool = createSearchPool({ workerUrl: pathToFileURL(searchWorker), size: 1, graceMs: 500 });

function fallAsleep(): void {
  const childPid = Number(readFileSync(logFile, 'utf8').split('\n')[0]);
  process.kill(childPid, 'SIGSTOP');
  writeSync(1, `${JSON.stringify({ asleep: [process.pid, childPid] })}\n`);
  process.kill(process.pid, 'SIGSTOP');
}

await Promise.all([player.newGame({}, 0), pool.ready()]);
const never = new AbortController().signal;
const opponent = player.chooseMove({
  history: [],
  signal: never,
  moveNow: never,
  onProgress: () => undefined,
});
const startMs = performance.now();
let isFirst = true;
const search = pool.search(
  {
    gameId: 'linesOfAction',
    setup: { rules: 0 },
    history: [],
    limits: { level: 8, timeMs: THINKING_MS, seed: 1 },
  },
  {
    onProgress() {
      if (isFirst) fallAsleep();
      isFirst = false;
    },
  },
);
const searched = search.then(() => performance.now() - startMs);
const [answer, thought] = await Promise.allSettled([opponent, searched]);
writeSync(1, `${JSON.stringify({ answer, thought })}\n`);
await Promise.all([player.dispose(), pool.dispose()]);
