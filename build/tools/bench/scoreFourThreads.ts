/*
 * How much sooner two threads reach a depth in Score Four than one: a minute on two free cores
 */
import { isMainThread } from 'node:worker_threads';
import { pathToFileURL } from 'node:url';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { scoreFourEngine } from '../../../src-shared/games/scoreFour/engine.ts';
import {
  emptyPosition,
  type ScoreFourPosition,
} from '../../../src-shared/games/scoreFour/position.ts';
import { legalMoves, outcome, play } from '../../../src-shared/games/scoreFour/rules.ts';
import { HelperPool } from '../../../src-main/search/helperThreads.ts';
import { count, readToolArguments } from '../toolOptions.ts';
import { UNTIMED } from '../search/untimed.ts';

const MANY = Number.MAX_SAFE_INTEGER;

function randomPosition(seed: number): ScoreFourPosition {
  const random = makeRandom(seed);
  let position = emptyPosition;
  while (position.ply < 2 + (seed % 10)) {
    const moves = legalMoves(position).filter(
      (move) => outcome(play(position, move)) === undefined,
    );
    position = play(position, pick(random, moves));
  }
  return position;
}

/** Nodes of each thread until the depth is reached; `undefined` when the result is known before. */
function nodesTo(
  depth: number,
  position: ScoreFourPosition,
  pool?: HelperPool,
): number | undefined {
  let nodes: number | undefined;
  const threads = pool === undefined ? 1 : 2;
  // With a limit of nodes nothing is remembered from the search before.
  const limits = { level: 8, timeMs: Infinity, seed: 1, tableMegabytes: 64, maxNodes: MANY };
  const request = { gameId: 'scoreFour', position, limits } as const;
  scoreFourEngine.search(position, limits, {
    ...UNTIMED,
    nowMs: () => performance.now(),
    shouldStop: () => nodes !== undefined,
    onProgress: (progress) => {
      if (progress.depth >= depth) nodes ??= progress.nodes / threads;
    },
    ...(pool === undefined ? {} : { helpers: pool.forSearch(request, 1) }),
  });
  return nodes;
}

function run(depth: number, positions: number): void {
  const pool = new HelperPool(pathToFileURL(process.argv[1]!));
  const logs: number[] = [];
  for (let seed = 0; seed < positions; seed++) {
    const position = randomPosition(seed);
    const [one, two] = [nodesTo(depth, position), nodesTo(depth, position, pool)];
    if (one === undefined || two === undefined) continue;
    logs.push(Math.log(one / two));
    console.log(`${one.toFixed(0).padStart(12)} ${two.toFixed(0).padStart(12)}`);
  }
  const mean = Math.exp(logs.reduce((sum, each) => sum + each, 0) / logs.length);
  console.log(`depth ${depth}, ${logs.length} positions: × ${mean.toFixed(2)}`);
}

if (isMainThread) {
  const { depth, positions } = readToolArguments({
    usage: 'npm run bench -- scoreFourThreads',
    numbers: { depth: count(14, 'plies'), positions: count(10, 'random positions') },
  }).numbers;
  run(depth, positions);
} else await import('../../../src-main/search/searchWorker.ts');
