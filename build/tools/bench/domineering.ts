/*
 * Who wins at Domineering on empty boards up to 7×8, held against the published table: seconds
 *
 * Nodes and processor time of each. It also solves a sample of positions, and compares one thread with two.
 */
import { readToolArguments } from '../toolOptions.ts';
import { UNTIMED } from '../search/untimed.ts';
import { isMainThread } from 'node:worker_threads';
import { pathToFileURL } from 'node:url';
import { makeRandom } from '../../../src-shared/core/random.ts';
import { SIDES } from '../../../src-shared/core/side.ts';
import { domineeringEngine } from '../../../src-shared/games/domineering/engine.ts';
import {
  type DomineeringPosition,
  emptyPosition,
} from '../../../src-shared/games/domineering/position.ts';
import { play, SIDE_NAMES } from '../../../src-shared/games/domineering/rules.ts';
import type { SearchResult } from '../../../src-shared/search/engine.ts';
import { HelperPool } from '../../../src-main/search/helperThreads.ts';

/** By rows 2–7 and columns 2–8; J. Uiterwijk, "11×11 Domineering is solved", 2016, and the tables it cites. */
const TABLE = ['11HV11H', '11HHHHH', 'VV1V1VH', 'HVH2HHH', '1V1V1VH', '1VHVH1H'];

interface Solved extends SearchResult {
  readonly seconds: number;
}

function solve(position: DomineeringPosition): Solved {
  const before = process.cpuUsage();
  const limits = { level: 8, timeMs: 1e9, maxNodes: 1e12, seed: 1, tableMegabytes: 64 };
  const result = domineeringEngine.search(position, limits, UNTIMED);
  return { ...result, seconds: process.cpuUsage(before).user / 1e6 };
}

/** By the clock, with an empty table. */
function solveInThreads(rows: number, columns: number): void {
  const pool = new HelperPool(pathToFileURL(process.argv[1]!));
  const position = emptyPosition({ rows, columns }, 0);
  const seconds = (helpers: number): number => {
    const limits = { level: 8, timeMs: 1e9, seed: 1, tableMegabytes: 128 };
    // With another size of the table, so that nothing is left from before.
    domineeringEngine.search(position, { ...limits, maxNodes: 1, tableMegabytes: 64 }, UNTIMED);
    const threads = pool.forSearch({ gameId: 'domineering', position, limits }, helpers);
    const startMs = performance.now();
    const nowMs = (): number => performance.now();
    domineeringEngine.search(position, limits, { ...UNTIMED, nowMs, helpers: threads });
    return (performance.now() - startMs) / 1000;
  };
  seconds(1);
  for (let run = 0; run < 3; run++) {
    const [one, two] = [seconds(0), seconds(1)];
    const ratio = (two / one).toFixed(2);
    console.log(`one thread ${one.toFixed(2)} s, two threads ${two.toFixed(2)} s: × ${ratio}`);
  }
}

const sizeOf = (text: string): number[] => text.split('x').map(Number);

function solveEmptyBoards(sizes: readonly (readonly number[])[]): void {
  for (const [rows = 0, columns = 0] of sizes) {
    for (const starter of SIDES) {
      const { score, nodes, seconds } = solve(emptyPosition({ rows, columns }, starter));
      const letter = TABLE[rows - 2]?.[columns - 2];
      const known = { '1': starter, '2': 1 - starter, V: 0, H: 1 }[letter ?? ''];
      const winner = score.kind === 'exact' ? score.winner : undefined;
      const verdict = known === undefined ? '' : winner === known ? ', as known' : ', WRONG';
      const name = winner === undefined ? 'nobody yet' : SIDE_NAMES[winner];
      const speed = `${nodes} nodes, ${seconds.toFixed(2)} s`;
      console.log(`${rows}×${columns}, ${SIDE_NAMES[starter]} first: ${name}${verdict}; ${speed}`);
    }
  }
}

/** Positions as level 4 plays them, which never plays the same way twice and rarely badly. */
function sample(rows: number, columns: number, count: number): void {
  const random = makeRandom(1);
  const solved: Solved[] = [];
  for (let i = 0; i < count; i++) {
    let position = emptyPosition({ rows, columns }, random.below(2) === 0 ? 0 : 1);
    for (let plies = 2 + random.below(7); plies > 0; plies--) {
      const limits = { level: 4, timeMs: 1e9, seed: random.below(2 ** 30), tableMegabytes: 64 };
      position = play(position, domineeringEngine.search(position, limits, UNTIMED).move);
    }
    solved.push(solve(position));
  }
  const nodes = solved.map((each) => each.nodes).sort((a, b) => a - b);
  const seconds = solved.map((each) => each.seconds).sort((a, b) => a - b);
  const quick = seconds.filter((each) => each < 1).length;
  console.log(`${count} positions on ${rows}×${columns}: ${quick} solved within a second`);
  const median = Math.floor(count / 2);
  console.log(`nodes: half of them at most ${nodes[median]}, all at most ${nodes.at(-1)}`);
  console.log(`seconds: half at most ${seconds[median]?.toFixed(3)}, all ${seconds.at(-1)}`);
  console.log(`together ${nodes.reduce((sum, each) => sum + each, 0)} nodes`);
}

function run([first, ...others]: readonly string[]): void {
  const [rows = 8, columns = 8] = sizeOf(others[0] ?? '8x8');
  if (first === 'sample') sample(rows, columns, Number(others[1] ?? 100));
  else if (first === 'threads') solveInThreads(rows, columns);
  else if (first !== undefined) solveEmptyBoards([first, ...others].map(sizeOf));
  else solveEmptyBoards(TABLE.flatMap((row, i) => [...row].map((_, j) => [i + 2, j + 2])));
}

const USAGE = `npm run bench -- domineering                   the boards up to 7×8
npm run bench -- domineering 8x8 9x8           the boards named
npm run bench -- domineering sample 8x8 100    so many positions on a board, after two to eight plies of good play
npm run bench -- domineering threads 8x8       the empty board with one thread and with two, by the clock`;

if (isMainThread) run(readToolArguments({ usage: USAGE, numbers: {}, words: 99 }).given.words);
else await import('../../../src-main/search/searchWorker.ts');
