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
  },
  others: { empty: 'value' },
});
const { empty = '20,24,28,32' } = given.values;
const RANDOM_PLIES = 4;

const cpuMs = (): number => process.cpuUsage().user / 1_000;

function search(position: ScoreFourPosition, limits: Partial<SearchLimits>): SearchResult {
  const hooks = { ...UNTIMED, nowMs: cpuMs };
  const all = { level: 8, timeMs: Infinity, seed: 1, tableMegabytes: 64, ...limits };
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
const speedMs = cpuMs();
const { nodes, depth } = search(emptyPosition, { timeMs: 5_000 });
const speed = (nodes / 1_000 / (cpuMs() - speedMs)).toFixed(1);
console.log(`empty board: ${speed} M nodes/s, depth ${depth} in 5 s`);

for (const cells of empty.split(',').map(Number)) {
  const positions = games.flatMap((game) => game.filter(({ ply }) => ply === CELL_COUNT - cells));
  const found = positions.map((position) => {
    const startMs = cpuMs();
    const result = search(position, { timeMs: 1_000 * numbers.seconds });
    return { result, ms: cpuMs() - startMs };
  });
  const proved = found.filter(({ result }) => result.score.kind === 'exact');
  const times = found.map(({ ms }) => ms).sort((a, b) => a - b);
  const median = times[times.length >> 1]?.toFixed(0) ?? '–';
  console.log(
    `${cells} empty cells: ${proved.length} of ${positions.length} proved, median ${median} ms`,
  );
}
