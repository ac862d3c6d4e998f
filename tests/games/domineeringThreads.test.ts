import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import {
  type DomineeringKernel,
  domineeringKernel,
  setPosition,
} from '../../src-shared/games/domineering/kernel/kernel.ts';
import { Orientation } from '../../src-shared/games/domineering/orientation.ts';
import {
  type DomineeringPosition,
  emptyPosition,
} from '../../src-shared/games/domineering/position.ts';
import { legalMoves, play } from '../../src-shared/games/domineering/rules.ts';
import { type KernelMemory, SHARED_START } from '../../src-shared/kernel/kernel.ts';
import { KernelHost, type RunningKernel } from '../../src-shared/kernel/kernelHost.ts';

const TABLE_LOG2 = 16;
/** Nodes between two polls. */
const INTERVAL = 256;

type Thread = RunningKernel<DomineeringKernel>;

interface Threads {
  readonly host: KernelHost;
  readonly first: Thread;
  readonly second: Thread;
}

function startThreads(position: DomineeringPosition, host = new KernelHost()): Threads {
  const first = host.start(domineeringKernel, 2, TABLE_LOG2);
  setPosition(first.exports, position, new Orientation(position));
  return { host, first, second: new KernelHost().join(domineeringKernel, first.memory, 1) };
}

/** A copy of what all threads read. */
const sharedOf = ({ memory, sharedBytes }: KernelMemory): Uint8Array =>
  new Uint8Array(memory.buffer).slice(SHARED_START, SHARED_START + sharedBytes);

const isEqual = (a: Uint8Array, b: Uint8Array): boolean => Buffer.compare(a, b) === 0;

/** Plays some random moves on the empty board. */
function randomPosition(rows: number, columns: number, plies: number, seed: number) {
  const random = makeRandom(seed);
  let position = emptyPosition({ rows, columns }, 0);
  for (let ply = 0; ply < plies; ply++)
    position = play(position, pick(random, legalMoves(position)));
  return position;
}

const cellsOf = (position: DomineeringPosition): readonly number[] =>
  legalMoves(position).map((move) => new Orientation(position).kernelCellOf(move));

/** Who wins after each move, as a thread finds out by itself. */
function solveAll({ exports }: Thread, position: DomineeringPosition): readonly number[] {
  setPosition(exports, position, new Orientation(position));
  exports.newSearch(TABLE_LOG2, 1, INTERVAL);
  return cellsOf(position).map((cell) => exports.solveMove(cell));
}

/** Nodes of the first thread; the second one goes on with the same move whenever the first one polls. */
function solveTogether({ first, second }: Threads, cell: number, isHelped: boolean) {
  let isDone = false;
  first.poll = () => {
    if (!isHelped || isDone) return false;
    let polls = 0;
    second.poll = () => ++polls > 1;
    second.exports.resume();
    isDone = second.exports.solveMove(cell) !== 0;
    return false;
  };
  for (const { exports } of [second, first]) exports.newSearch(TABLE_LOG2, 1, INTERVAL);
  return { winner: first.exports.solveMove(cell), nodes: first.exports.nodes() };
}

describe('threads that solve Domineering together', () => {
  it.each([
    { rows: 7, columns: 7 },
    { rows: 9, columns: 6 },
  ])('read the tables of the first one and leave them as they are, on $rows×$columns', (board) => {
    const position = randomPosition(board.rows, board.columns, 8, 1);
    const { host, first, second } = startThreads(position);
    const filled = sharedOf(first.memory);
    expect(filled.some((byte) => byte !== 0)).toBe(true);
    expect(solveAll(second, position)).toEqual(solveAll(first, position));
    expect(isEqual(sharedOf(first.memory), filled)).toBe(true);
    expect(host.start(domineeringKernel, 2, TABLE_LOG2)).toBe(first);
  });

  it('fill nothing that is filled', () => {
    const position = randomPosition(7, 7, 8, 1);
    const { first, second } = startThreads(position);
    const { memory, sharedBytes } = first.memory;
    // All but what tells that the tables are filled.
    const tables = new Uint8Array(memory.buffer, SHARED_START + 64, sharedBytes - 64).fill(0);
    setPosition(second.exports, position, new Orientation(position));
    expect(tables.every((byte) => byte === 0)).toBe(true);
  });

  it('find the tables filled anew when the memory was laid out anew', () => {
    const position = randomPosition(9, 6, 8, 2);
    const { host, first } = startThreads(position);
    const filled = sharedOf(first.memory);
    const wins = solveAll(first, position);
    host.start(domineeringKernel, 2, TABLE_LOG2 + 1);
    const again = startThreads(position, host);
    expect(again.first.memory.layoutId).toBeGreaterThan(first.memory.layoutId);
    expect(isEqual(sharedOf(again.first.memory), filled)).toBe(true);
    expect(solveAll(again.second, position)).toEqual(wins);
  });

  it('share the work, and agree with one thread about who wins', () => {
    let [alone, helped] = [0, 0];
    for (let seed = 1; seed <= 12; seed++) {
      const position = randomPosition(8, 8, 8, seed);
      const threads = startThreads(position);
      setPosition(threads.second.exports, position, new Orientation(position));
      for (const cell of cellsOf(position).slice(0, 4)) {
        const one = solveTogether(threads, cell, false);
        const two = solveTogether(threads, cell, true);
        expect(two.winner).toBe(one.winner);
        alone += one.nodes;
        helped += two.nodes;
      }
    }
    expect(helped).toBeLessThan(0.8 * alone);
  });
});
