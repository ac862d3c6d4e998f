import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import { compose } from '../../../src-main/compose.ts';
import { spawnChild } from '../../../src-main/opponent/spawnChild.ts';
import { takeDataFolder } from '../../../src-main/storage/dataFolder.ts';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import { GAME_IDS, gameById } from '../../../src-shared/games/index.ts';
import { makeClient } from '../../../src-shared/ipc/client.ts';
import { MAX_LEVEL } from '../../../src-shared/core/limits.ts';

/*
 * Holds the memory of the program, of all its processes, against what the settings allow: computers of the highest
 * level play each other, and every few seconds it is another game. `npm run bench -- soak [--minutes M] [--memory MB]
 * [--threads N]`. It exits with 1 when the program ends up larger than allowed. Linux tells the memory of processes.
 */

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '2' },
    memory: { type: 'string', default: '256' },
    threads: { type: 'string', default: '1' },
  },
});
const minutes = Number(values.minutes);
const tableMegabytes = Number(values.memory);
const searchThreads = Number(values.threads);

/** What everything but the memory for searching may take. */
const REST_MEGABYTES = 150;
const GAME_MS = 4_000;
const MOVE_MS = 600;

/** Resident memory of this process and all that it started, in MB; what several of them share counts once. */
function residentMegabytes(): number {
  const processes = readdirSync('/proc').flatMap((name) => {
    if (!/^\d+$/.test(name)) return [];
    try {
      return [{ id: Number(name), parent: numberIn(`/proc/${name}/status`, 'PPid') }];
    } catch {
      // It has ended meanwhile.
      return [];
    }
  });
  const sumOf = (id: number): number =>
    processes
      .filter(({ parent }) => parent === id)
      .reduce((sum, child) => sum + sumOf(child.id), proportionalKilobytes(id));
  return sumOf(process.pid) / 1_024;
}

function proportionalKilobytes(id: number): number {
  try {
    return numberIn(`/proc/${id}/smaps_rollup`, 'Pss');
  } catch {
    return 0;
  }
}

const numberIn = (file: string, key: string): number =>
  Number(new RegExp(`^${key}:\\s+(\\d+)`, 'm').exec(readFileSync(file, 'utf8'))?.[1] ?? 0);

const folder = mkdtempSync(join(tmpdir(), 'quintet-soak-'));
const out = join(process.cwd(), 'out/main');
const data = unwrap(await takeDataFolder(folder));
const app = await compose(data, {
  host: 'browser',
  version: 'soak',
  sendEvent: () => undefined,
  quit: () => undefined,
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
const { call } = makeClient({ invoke: app.router, subscribe: () => () => undefined });
unwrap(await call('changeSettings', { tableMegabytes, searchThreads }));

const allowed = tableMegabytes + REST_MEGABYTES;
const atStart = residentMegabytes();
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
  const resident = residentMegabytes();
  if (process.env.VERBOSE) console.log(gameId, resident);
  largest = Math.max(largest, resident);
  if (games % 10 === 0) {
    console.log(`${games} games: ${resident.toFixed(0)} MB, at most ${largest.toFixed(0)} MB`);
  }
}
const atEnd = residentMegabytes();
console.log(`at the end ${atEnd.toFixed(0)} MB, at most ${largest.toFixed(0)} MB`);
if (largest > allowed) {
  console.log(`that is more than the ${allowed} MB that are allowed`);
  process.exitCode = 1;
}
await app.close();
await data.release();
rmSync(folder, { recursive: true });
