/*
 * src-shared/games/scoreFour/book.json, the opening book, widest where level 8 itself goes: hours; it can be interrupted
 */
import { UNTIMED } from '../search/untimed.ts';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { count, readToolArguments } from '../toolOptions.ts';
import { asMove } from '../../../src-shared/core/move.ts';
import type { StoredEntry } from '../../../src-shared/games/scoreFour/book.ts';
import { scoreFourEngine } from '../../../src-shared/games/scoreFour/engine.ts';
import {
  emptyPosition,
  type ScoreFourPosition,
} from '../../../src-shared/games/scoreFour/position.ts';
import { outcome, play } from '../../../src-shared/games/scoreFour/rules.ts';
import { canonical } from '../../../src-shared/games/scoreFour/symmetry.ts';
import type { SearchResult } from '../../../src-shared/search/engine.ts';
import type { Side } from '../../../src-shared/core/side.ts';
import { NearestFirst } from './scoreFour/nearestFirst.ts';

const FILE = 'src-shared/games/scoreFour/book.json';
const { numbers, given } = readToolArguments({
  usage: `npm run make -- scoreFourBook [--anew]

  --anew        forgets the book there is, as for a new engine`,
  numbers: {
    positions: count(2_200, 'positions; what is met before them is searched first'),
    plies: count(3, 'up to so many beads every answer of the other side is met'),
    nodes: count(20_000_000, 'nodes for a position of up to so many beads'),
    'later-nodes': count(2_000_000, 'nodes for the others; with more they are searched again'),
    'answer-nodes': count(300_000, 'nodes that tell how good the answers of the other side are'),
    minutes: count(240, 'minutes of processor time; the next run goes on where this one ends'),
  },
  others: { anew: 'flag' },
});
const endMs = 60_000 * numbers.minutes;

const kept = existsSync(FILE) && !given.flags.has('anew') ? readFileSync(FILE, 'utf8') : '{}';
const book = new Map(Object.entries(JSON.parse(kept) as Record<string, StoredEntry>));

/** A run that is ended in the middle leaves the old file or the new one. */
function save(): void {
  const lines = [...book]
    .sort(([a], [b]) => a.length - b.length || (a < b ? -1 : 1))
    .map(([key, entry]) => `  "${key}": [${entry.join(', ')}]`);
  writeFileSync(`${FILE}.tmp`, `{\n${lines.join(',\n')}\n}\n`);
  renameSync(`${FILE}.tmp`, FILE);
}

/** White's chance to win. */
const chanceOf = ({ score }: Pick<SearchResult, 'score'>): number =>
  score.kind === 'estimate' ? score.winProbability : [1, 0, 0.5][score.winner ?? 2]!;

/** Also a move that alone does not lose is searched to the end. */
const LIMITS = {
  ...{ level: 8, timeMs: Infinity, seed: 1, tableMegabytes: 64 },
  purpose: 'analysis',
} as const;

function searched(
  position: ScoreFourPosition,
  symmetry: readonly number[],
  maxNodes: number,
): StoredEntry {
  const found = scoreFourEngine.search(position, { ...LIMITS, maxNodes }, UNTIMED);
  const { move, depth, nodes } = found;
  return [symmetry[move]!, depth, nodes, Number(chanceOf(found).toFixed(3))];
}

/** Searches a position unless the book has it, and returns the best move. */
function bestMove(position: ScoreFourPosition): number {
  const { key, symmetries } = canonical(position);
  const [symmetry] = symmetries;
  const maxNodes = position.ply <= numbers.plies ? numbers.nodes : numbers['later-nodes'];
  let entry = book.get(key);
  // A search stops a little after its last node.
  if (entry === undefined || entry[2] < 0.9 * maxNodes) {
    entry = searched(position, symmetry!, maxNodes);
    book.set(key, entry);
    save();
    process.stderr.write(`${book.size}, ${position.ply} beads: ${key} ${JSON.stringify(entry)}\n`);
  }
  return symmetry!.indexOf(entry[0]);
}

/** A position in which a side that follows the book is to move, and how far off the way of the best play it lies. */
interface Open {
  readonly position: ScoreFourPosition;
  readonly follower: Side;
  readonly distance: number;
}

/** A move further into the game lies as far off as an answer that gives so much of the chance to win away. */
const PLY_DISTANCE = 0.05;

const seen = new Set<string>();
const open = new NearestFirst<Open>(({ distance }) => distance);

function add(position: ScoreFourPosition, follower: Side, distance: number): void {
  const { key } = canonical(position);
  if (seen.has(key) || outcome(position) !== undefined) return;
  seen.add(key);
  open.put({ position, follower, distance: position.ply <= numbers.plies ? 0 : distance });
}

/** All answers of the side that does not follow the book, the farther off the worse they are. */
function addAnswers(position: ScoreFourPosition, follower: Side, distance: number): void {
  const limits = { ...LIMITS, maxNodes: numbers['answer-nodes'], scoresAll: true } as const;
  const { rootScores = [] } = scoreFourEngine.search(position, limits, UNTIMED);
  const chances = rootScores.map((each) => {
    const chance = chanceOf(each);
    return position.sideToMove === 0 ? chance : 1 - chance;
  });
  const best = Math.max(...chances);
  for (const [index, { move }] of rootScores.entries()) {
    add(play(position, move), follower, distance + PLY_DISTANCE + best - chances[index]!);
  }
}

add(emptyPosition, 0, 0);
addAnswers(emptyPosition, 1, 0);
for (;;) {
  const next = open.take();
  if (next === undefined || process.cpuUsage().user / 1_000 > endMs) break;
  // What is met in any case comes first, so that a book of fewer positions is a part of this one.
  if (book.size >= numbers.positions && next.distance > 0) break;
  const { position, follower, distance } = next;
  const after = play(position, asMove(bestMove(position)));
  if (outcome(after) === undefined) addAnswers(after, follower, distance);
}
