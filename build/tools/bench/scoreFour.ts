import { UNTIMED } from '../search/untimed.ts';
import { parseArgs } from 'node:util';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import { scoreFourEngine } from '../../../src-shared/games/scoreFour/engine.ts';
import { CELL_COUNT } from '../../../src-shared/games/scoreFour/geometry.ts';
import {
  emptyPosition,
  type ScoreFourPosition,
} from '../../../src-shared/games/scoreFour/position.ts';
import { legalMoves, outcome, play } from '../../../src-shared/games/scoreFour/rules.ts';
import type { SearchLimits, SearchResult } from '../../../src-shared/search/engine.ts';

/*
 * How many positions of games against itself the Score Four engine proves, and how fast it is:
 *
 *     npm run bench -- scoreFour [--games N] [--seconds S] [--nodes N] [--empty 20,24,28,32]
 *
 * Games begin with four random beads and go on with `--nodes` nodes a move. The position of each with so many empty
 * cells is then searched for `--seconds` of processor time, so that a busy machine matters less.
 */

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    seconds: { type: 'string', default: '5' },
    nodes: { type: 'string', default: '50000' },
    empty: { type: 'string', default: '20,24,28,32' },
  },
});
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
        : search(position, { maxNodes: Number(values.nodes), seed }).move;
    position = play(position, move);
  }
  return positions;
}

const games = Array.from({ length: Number(values.games) }, (_, game) => playGame(game + 1));
const speedMs = cpuMs();
const { nodes, depth } = search(emptyPosition, { timeMs: 5_000 });
const speed = (nodes / 1_000 / (cpuMs() - speedMs)).toFixed(1);
console.log(`empty board: ${speed} M nodes/s, depth ${depth} in 5 s`);

for (const empty of values.empty.split(',').map(Number)) {
  const positions = games.flatMap((game) => game.filter(({ ply }) => ply === CELL_COUNT - empty));
  const found = positions.map((position) => {
    const startMs = cpuMs();
    const result = search(position, { timeMs: 1_000 * Number(values.seconds) });
    return { result, ms: cpuMs() - startMs };
  });
  const proved = found.filter(({ result }) => result.score.kind === 'exact');
  const times = found.map(({ ms }) => ms).sort((a, b) => a - b);
  const median = times[times.length >> 1]?.toFixed(0) ?? '–';
  console.log(
    `${empty} empty cells: ${proved.length} of ${positions.length} proved, median ${median} ms`,
  );
}
