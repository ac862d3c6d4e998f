import { UNTIMED } from '../search/untimed.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { asMove } from '../../../src-shared/core/move.ts';
import type { BookEntry } from '../../../src-shared/games/scoreFour/book.ts';
import { scoreFourEngine } from '../../../src-shared/games/scoreFour/engine.ts';
import {
  emptyPosition,
  type ScoreFourPosition,
} from '../../../src-shared/games/scoreFour/position.ts';
import { legalMoves, play } from '../../../src-shared/games/scoreFour/rules.ts';
import { canonical } from '../../../src-shared/games/scoreFour/symmetry.ts';

/*
 * Makes the opening book of Score Four, breadth first from the empty board: for each side the positions that it meets
 * when it follows the book and the other side plays anything, reduced by symmetry.
 *
 *     npm run make -- scoreFourBook [--plies N] [--nodes N] [--minutes M]
 *
 * It keeps what it has after each position and goes on from there the next time; an entry that was searched with
 * fewer nodes than asked for is searched again. `--minutes` of processor time end it early. For a new engine, begin with
 * a file that holds `{}`.
 */
const FILE = 'src-shared/games/scoreFour/book.json';
const { values } = parseArgs({
  options: {
    plies: { type: 'string', default: '3' },
    nodes: { type: 'string', default: '30000000' },
    minutes: { type: 'string', default: '15' },
  },
});
const [maxPlies, maxNodes] = [Number(values.plies), Number(values.nodes)];
const endMs = 60_000 * Number(values.minutes);

const kept = existsSync(FILE) ? readFileSync(FILE, 'utf8') : '{}';
const book = new Map(Object.entries(JSON.parse(kept) as Record<string, BookEntry>));

function save(): void {
  const lines = [...book]
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
    .map(([key, entry]) => {
      const fields = Object.entries(entry).map(([name, value]) => `"${name}": ${value}`);
      return `  "${key}": { ${fields.join(', ')} }`;
    });
  writeFileSync(FILE, `{\n${lines.join(',\n')}\n}\n`);
}

function searched(position: ScoreFourPosition, symmetry: readonly number[]): BookEntry {
  const limits = { level: 8, timeMs: Infinity, maxNodes, seed: 1, tableMegabytes: 256 };
  const { move, depth, nodes, score } = scoreFourEngine.search(position, limits, UNTIMED);
  const chance = score.kind === 'estimate' ? score.winProbability : [1, 0, 0.5][score.winner ?? 2]!;
  return { peg: symmetry[move]!, depth, nodes, chance: Number(chance.toFixed(3)) };
}

/** Searches a position unless the book has it, and returns the best move. */
function bestMove(position: ScoreFourPosition): number {
  const { key, symmetries } = canonical(position);
  const [symmetry] = symmetries;
  let entry = book.get(key);
  // A search stops a little after its last node.
  if (entry === undefined || entry.nodes < 0.9 * maxNodes) {
    entry = searched(position, symmetry!);
    book.set(key, entry);
    save();
    process.stderr.write(`${position.ply} plies: ${key} ${JSON.stringify(entry)}\n`);
  }
  return symmetry!.indexOf(entry.peg);
}

const withoutDoubles = (positions: readonly ScoreFourPosition[]): ScoreFourPosition[] => [
  ...new Map(positions.map((position) => [canonical(position).key, position])).values(),
];

/** By the side that follows the book. */
let fronts = [0, 1].map((follower) => ({ follower, positions: [emptyPosition] }));
for (let ply = 0; ply <= maxPlies; ply++) {
  fronts = fronts.map(({ follower, positions }) => {
    const next = positions.flatMap((position) => {
      if (process.cpuUsage().user / 1_000 > endMs) return [];
      const moves =
        position.sideToMove === follower ? [asMove(bestMove(position))] : legalMoves(position);
      return moves.map((move) => play(position, move));
    });
    return { follower, positions: withoutDoubles(next) };
  });
}
