/*
 * Whether the browser host grows while all games are played, analysed and left: two minutes, Linux
 *
 * Computers play each other in a host of its own; its windows come, crash and come again, look through the library and
 * analyse. The heap after collecting garbage, memory, open handles, processes and the longest wait for an answer are
 * sampled.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import { GAME_IDS, gameById } from '../../../src-shared/games/index.ts';
import { startBuiltHost } from '../builtHost.ts';
import { openInspector } from '../nodeInspector.ts';
import { openHandles, processTree, residentMegabytes } from '../processTree.ts';
import { openSocketClient } from '../socketClient.ts';
import { count, readToolArguments } from '../toolOptions.ts';

const { minutes, every } = readToolArguments({
  usage: 'npm run bench -- hostSoak',
  numbers: {
    minutes: { ...count(2, 'how long'), isDecimal: true },
    every: { ...count(10, 'games between two samples'), min: 1 },
  },
}).numbers;

const GAME_MS = 1_500;
const computer = { kind: 'computer', level: 2, timeMs: 100 } as const;

/** What may not grow, and by how much the second half may be above the first. */
const MARGINS = { heapMegabytes: 4, handles: 2, processes: 1 } as const;

interface Sample extends Readonly<Record<keyof typeof MARGINS, number>> {
  readonly games: number;
  readonly residentMegabytes: number;
  /** The longest that a question waited for its answer since the sample before. */
  readonly longestWaitMs: number;
}

const host = await startBuiltHost({ isInspected: true });
const inspector = await openInspector(host.inspector!);
const address = new URL(host.address);
const random = makeRandom(1);
let longestWaitMs = 0;

/** Asks again and again how the match stands, as a window does, and notes how long the longest answer took. */
async function watch(
  client: Awaited<ReturnType<typeof openSocketClient>>,
  ms: number,
): Promise<void> {
  const end = performance.now() + ms;
  while (performance.now() < end) {
    const asked = performance.now();
    unwrap(await client.call('currentMatch'));
    longestWaitMs = Math.max(longestWaitMs, performance.now() - asked);
    await sleep(50);
  }
}

/** A window comes, lets a game be played and analysed, looks through the library, and crashes. */
async function playOne(game: number): Promise<void> {
  const client = await openSocketClient(address);
  const gameId = pick(random, GAME_IDS);
  const setup = pick(random, gameById(gameId).setups);
  unwrap(await client.call('startMatch', { gameId, setup, players: [computer, computer] }));
  await watch(client, GAME_MS);
  const { moves = [] } = unwrap(await client.call('currentMatch')) ?? {};
  const analysisId = `soak-${game}`;
  // On the smallest boards a game is over after two moves, and what is over can't be analysed.
  const path = { gameId, setup, moves: moves.slice(0, -1).slice(0, 2) };
  unwrap(
    await client.call('startAnalysis', { analysisId, path, lines: 2, limit: { kind: 'none' } }),
  );
  unwrap(await client.call('library', { offset: 0, limit: 20 }));
  await watch(client, GAME_MS / 3);
  client.hangUp();
}

async function sample(games: number): Promise<Sample> {
  const now = {
    games,
    heapMegabytes: await inspector.heapMegabytes(),
    residentMegabytes: residentMegabytes(host.pid),
    handles: openHandles(host.pid),
    processes: processTree(host.pid).length,
    longestWaitMs,
  };
  longestWaitMs = 0;
  return now;
}

const samples: Sample[] = [];
const endMs = performance.now() + minutes * 60_000;
for (let games = 1; performance.now() < endMs; games++) {
  await playOne(games);
  if (games % every !== 0) continue;
  const now = await sample(games);
  samples.push(now);
  console.log(
    [
      `${games} games`,
      `heap ${now.heapMegabytes.toFixed(1)} MB`,
      `${now.residentMegabytes.toFixed(0)} MB in all`,
      `${now.handles} handles`,
      `${now.processes} processes`,
      `longest wait ${now.longestWaitMs.toFixed(0)} ms`,
    ].join(', '),
  );
}
inspector.close();
await host.end();

const half = samples.length >> 1;
const [before, after] = [samples.slice(0, half), samples.slice(half)];
const least = (of: readonly Sample[], what: keyof typeof MARGINS): number =>
  Math.min(...of.map((each) => each[what]));
for (const what of ['heapMegabytes', 'handles', 'processes'] as const) {
  const grown = least(after, what) - least(before, what);
  console.log(`${what}: ${grown.toFixed(1)} more in the second half`);
  if (grown > MARGINS[what]) process.exitCode = 1;
}
if (process.exitCode === 1) console.log('it grows');
