/*
 * How fast the Score Four engine is, and how many positions of its games it proves: some minutes
 */
import { UNTIMED } from '../search/untimed.ts';
import { count, readToolArguments } from '../toolOptions.ts';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { scoreFourEngine } from '../../../src-shared/games/scoreFour/engine.ts';
import { CELL_COUNT } from '../../../src-shared/games/scoreFour/geometry.ts';
import {
  emptyPosition,
  type ScoreFourPosition,
} from '../../../src-shared/games/scoreFour/position.ts';
import { legalMoves, outcome, play } from '../../../src-shared/games/scoreFour/rules.ts';
import type { SearchLimits, SearchResult } from '../../../src-shared/search/engine.ts';

const { numbers, given } = readToolArguments({
  usage: 'npm run bench -- scoreFour [--empty 20,24,28,32]',
  numbers: {
    games: count(40, 'games, which begin with four random beads'),
    seconds: { ...count(5, 'processor time for each position'), min: 0.001, isDecimal: true },
    nodes: count(50_000, 'nodes for a move of those games'),
    'prove-nodes': count(0, 'nodes for each position, in place of the processor time; 0 is none'),
    memory: count(64, 'MB for what is remembered'),
  },
  others: { empty: 'value' },
});
const { empty = '20,24,28,32' } = given.values;
const RANDOM_PLIES = 4;

const cpuMs = (): number => process.cpuUsage().user / 1_000;

function search(position: ScoreFourPosition, limits: Partial<SearchLimits>): SearchResult {
  const hooks = { ...UNTIMED, nowMs: cpuMs };
  const all = { level: 8, timeMs: Infinity, seed: 1, tableMegabytes: numbers.memory, ...limits };
  return scoreFourEngine.search(position, all, hooks);
}

/** All positions of one game, but for the last. */
function playGame(seed: number): readonly ScoreFourPosition[] {
  const random = makeRandom(seed);
  const positions: ScoreFourPosition[] = [];
  for (let position = emptyPosition; outcome(position) === undefined;) {
    positions.push(position);
    const move =
      position.ply < RANDOM_PLIES
        ? pick(random, legalMoves(position))
        : search(position, { maxNodes: numbers.nodes, seed }).move;
    position = play(position, move);
  }
  return positions;
}

const games = Array.from({ length: numbers.games }, (_, game) => playGame(game + 1));
const maxNodes = numbers['prove-nodes'];
if (maxNodes === 0) {
  const speedMs = cpuMs();
  const { nodes, depth } = search(emptyPosition, { timeMs: 5_000 });
  const speed = (nodes / 1_000 / (cpuMs() - speedMs)).toFixed(1);
  console.log(`empty board: ${speed} M nodes/s, depth ${depth} in 5 s`);
}

const middle = (numbersOf: readonly number[]): number =>
  [...numbersOf].sort((a, b) => a - b)[numbersOf.length >> 1] ?? 0;

const limits = maxNodes === 0 ? { timeMs: 1_000 * numbers.seconds } : { maxNodes };
for (const cells of empty.split(',').map(Number)) {
  const positions = games.flatMap((game) => game.filter(({ ply }) => ply === CELL_COUNT - cells));
  const found = positions.map((position) => {
    const startMs = cpuMs();
    const { score, nodes } = search(position, limits);
    return { isProved: score.kind === 'exact', nodes, ms: cpuMs() - startMs };
  });
  const proved = found.filter(({ isProved }) => isProved).length;
  const nodes = found.map((each) => each.nodes);
  const million = (count: number): string => `${(count / 1e6).toFixed(1)} M`;
  console.log(
    `${cells} empty cells: ${proved} of ${positions.length} proved, ` +
      `median ${middle(found.map(({ ms }) => ms)).toFixed(0)} ms and ${million(middle(nodes))} nodes, ` +
      `together ${million(nodes.reduce((sum, each) => sum + each, 0))}`,
  );
}
