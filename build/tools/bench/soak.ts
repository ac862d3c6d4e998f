/*
 * Whether the program's memory stays within its settings while games go on: two minutes, Linux
 *
 * Resident memory of all its processes is counted, while computers of the highest level play one game after the other.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { RANGES } from '../../../src-main/cli/ranges.ts';
import { residentMegabytes } from '../processTree.ts';
import { count, readToolArguments } from '../toolOptions.ts';
import { compose } from '../../../src-main/compose.ts';
import { spawnChild } from '../../../src-main/opponent/spawnChild.ts';
import { takeDataFolder } from '../../../src-main/storage/dataFolder.ts';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import { GAME_IDS, gameById } from '../../../src-shared/games/index.ts';
import { makeClient } from '../../../src-shared/ipc/client.ts';
import { MAX_LEVEL } from '../../../src-shared/core/limits.ts';

const { minutes, memory, threads } = readToolArguments({
  usage: 'npm run bench -- soak',
  numbers: {
    minutes: { ...count(2, 'how long'), isDecimal: true },
    memory: { ...RANGES.memory, usual: 256, is: 'MB for searching' },
    threads: { ...RANGES.threads, usual: 1, is: 'threads that search together' },
  },
}).numbers;

/** What everything but the memory for searching may take. */
const REST_MEGABYTES = 150;
const GAME_MS = 4_000;
const MOVE_MS = 600;

const folder = mkdtempSync(join(tmpdir(), 'quintet-soak-'));
const out = join(process.cwd(), 'out/main');
const data = unwrap(await takeDataFolder(folder));
const app = await compose(data, {
  host: 'browser',
  version: 'soak',
  sendEvent: () => undefined,
  quit: () => undefined,
  reloadWindows: () => undefined,
  scoreFourProgram: {
    launch: (args) =>
      spawnChild({ file: process.execPath, args: [join(out, 'scoreFour.js'), ...args], folder }),
    hasExtensions: true,
  },
  searchWorkerUrl: pathToFileURL(join(out, 'searchWorker.js')),
  onBug: (error) => {
    console.error(error);
    process.exitCode = 1;
  },
});
const caller = { gone: new AbortController().signal, send: () => undefined };
const { call } = makeClient({
  invoke: (channel, payload) => app.router(channel, payload, caller),
  subscribe: () => () => undefined,
});
unwrap(await call('changeSettings', { tableMegabytes: memory, searchThreads: threads }));

const allowed = memory + REST_MEGABYTES;
const atStart = residentMegabytes(process.pid);
console.log(`${atStart.toFixed(0)} MB before the first game; ${allowed} MB are allowed`);
const random = makeRandom(1);
const computer = { kind: 'computer', level: MAX_LEVEL, timeMs: MOVE_MS } as const;
const endMs = performance.now() + minutes * 60_000;
let largest = 0;
for (let games = 1; performance.now() < endMs; games++) {
  const gameId = pick(random, GAME_IDS);
  const setup = pick(random, gameById(gameId).setups);
  unwrap(await call('startMatch', { gameId, setup, players: [computer, computer] }));
  await sleep(GAME_MS);
  const resident = residentMegabytes(process.pid);
  largest = Math.max(largest, resident);
  if (games % 10 === 0) {
    console.log(`${games} games: ${resident.toFixed(0)} MB, at most ${largest.toFixed(0)} MB`);
  }
}
const atEnd = residentMegabytes(process.pid);
console.log(`at the end ${atEnd.toFixed(0)} MB, at most ${largest.toFixed(0)} MB`);
// What was in use for a moment includes what the collectors had not freed yet, and is told but not judged.
if (atEnd > allowed) {
  console.log(`that is more than the ${allowed} MB that are allowed`);
  process.exitCode = 1;
}
await app.close();
await data.release();
rmSync(folder, { recursive: true });
