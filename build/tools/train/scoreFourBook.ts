/*
 * src-shared/games/scoreFour/book.json, the opening book, from searches of 20 million nodes: 3 minutes
 */
import { UNTIMED } from '../search/untimed.ts';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { count, readToolArguments } from '../toolOptions.ts';
import { asMove } from '../../../src-shared/core/move.ts';
import type { BookEntry } from '../../../src-shared/games/scoreFour/book.ts';
import { scoreFourEngine } from '../../../src-shared/games/scoreFour/engine.ts';
import {
  emptyPosition,
  type ScoreFourPosition,
} from '../../../src-shared/games/scoreFour/position.ts';
import { legalMoves, play } from '../../../src-shared/games/scoreFour/rules.ts';
import { canonical } from '../../../src-shared/games/scoreFour/symmetry.ts';

const FILE = 'src-shared/games/scoreFour/book.json';
const { numbers, given } = readToolArguments({
  usage: `npm run make -- scoreFourBook [--anew]

  --anew        forgets the book there is, as for a new engine`,
  numbers: {
    plies: count(3, 'most beads in a position of the book'),
    nodes: count(
      20_000_000,
      'nodes for a position; an entry searched with fewer is searched again',
    ),
    minutes: count(15, 'minutes of processor time; the next run goes on where this one ends'),
  },
  others: { anew: 'flag' },
});
const { plies: maxPlies, nodes: maxNodes } = numbers;
const endMs = 60_000 * numbers.minutes;

const kept = existsSync(FILE) && !given.flags.has('anew') ? readFileSync(FILE, 'utf8') : '{}';
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

/** Breadth first, by the side that follows the book: the positions it meets whatever the other side plays. */
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
