/*
 * How fast each game is searched, by engine, plain search and two threads: half a minute a game
 *
 * Nodes (or playouts) a second of processor time from the start position, all in one run.
 */
import { isMainThread } from 'node:worker_threads';
import { pathToFileURL } from 'node:url';
import { makeSetupText } from '../../../src-shared/core/setupText.ts';
import { engineById } from '../../../src-shared/games/engines.ts';
import { type GameId, gameById } from '../../../src-shared/games/index.ts';
import type {
  HelperThreads,
  SearchHooks,
  SearchResult,
} from '../../../src-shared/search/engine.ts';
import { HelperPool } from '../../../src-main/search/helperThreads.ts';
import { measuredSetup } from '../setups.ts';
import { namedGames, readToolArguments } from '../toolOptions.ts';
import { UNTIMED } from '../search/untimed.ts';
import { foundation } from '../arena/rivals/foundation.ts';

const WARM_UP_NODES = 20_000;
/** The last warm-up is long enough for helpers to start and for compilers to finish with them. */
const WARM_UP_SECONDS = 1;
/** Searches are made long enough to take about so much time. */
const SECONDS = 2;

type Search = (maxNodes: number, hooks: SearchHooks) => SearchResult;

/** Nodes a second of processor time, of all threads. */
function speedOf(search: Search, maxNodes: number, hooks: SearchHooks): number {
  const before = process.cpuUsage();
  const { nodes } = search(maxNodes, hooks);
  const { user, system } = process.cpuUsage(before);
  return (1e6 * nodes) / (user + system);
}

/** Measures after warm-ups, which also tell how many nodes take long enough. */
function measure(search: Search, hooks = UNTIMED): number {
  let speed = speedOf(search, WARM_UP_NODES, hooks);
  for (const seconds of [WARM_UP_SECONDS, WARM_UP_SECONDS, SECONDS]) {
    speed = speedOf(search, Math.max(WARM_UP_NODES, Math.round(speed * seconds)), hooks);
  }
  return speed;
}

/** The speed with a helper; `undefined` when the engine takes none. */
function measureTwo(search: Search, helper: HelperThreads): number | undefined {
  let isHelped = false;
  const start: HelperThreads['start'] = (memory) => {
    isHelped = true;
    helper.start(memory);
  };
  const speed = measure(search, { ...UNTIMED, helpers: { ...helper, start } });
  return isHelped ? 2 * speed : undefined;
}

const thousands = (speed: number): string => `${Math.round(speed / 1_000)} k`.padStart(9);
const times = (ratio: number): string => `× ${ratio.toFixed(2)}`.padStart(9);

function bench(gameId: GameId, pool: HelperPool): void {
  const game = gameById(gameId);
  const setup = measuredSetup(gameId);
  const position = game.initial(setup);
  const limits = { level: 8, timeMs: Infinity, seed: 1 };
  const searchOf =
    (engine: ReturnType<typeof foundation>): Search =>
    (maxNodes, hooks) =>
      engine.search(position, { ...limits, maxNodes }, hooks);
  const search = searchOf(engineById(gameId));
  const one = measure(search);
  const plain = measure(searchOf(foundation(gameId, setup)));
  const request = { gameId, position, limits };
  const two = measureTwo(search, pool.forSearch(request, 1));
  const columns = [thousands(one), thousands(plain), times(one / plain)];
  const threads = two === undefined ? [] : [thousands(two), times(two / one)];
  const name = `${game.name} ${makeSetupText(setup)}`.trim();
  console.log([name.padEnd(42), ...columns, ...threads].join(' '));
}

function run(games: readonly GameId[]): void {
  const pool = new HelperPool(pathToFileURL(process.argv[1]!));
  const heads = ['engine', 'plain', 'ratio', 'two', 'ratio'].map((head) => head.padStart(9));
  console.log(['nodes or playouts a second'.padEnd(42), ...heads].join(' '));
  for (const id of games) bench(id, pool);
}

if (isMainThread) {
  const options = { usage: 'npm run bench -- search [GAME…]', numbers: {}, words: 99 };
  run(namedGames(readToolArguments(options).given.words));
} else await import('../../../src-main/search/searchWorker.ts');
