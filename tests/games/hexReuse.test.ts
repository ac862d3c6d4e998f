import { startKernel } from '../search/startKernel.ts';
import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { hex } from '../../src-shared/games/hex/index.ts';
import {
  EVERYTHING,
  PROOF_WON,
  SHARES_MEMORY,
} from '../../src-shared/games/hex/kernel/constants.ts';
import {
  type HexKernel,
  hexKernel,
  lineOf,
  setPosition,
} from '../../src-shared/games/hex/kernel/kernel.ts';
import type { HexPosition } from '../../src-shared/games/hex/position.ts';
import { HexProver } from '../../src-shared/games/hex/prover.ts';

const startHex = (tableLog2: number): HexKernel => startKernel(hexKernel, tableLog2);

function begin(kernel: HexKernel, position: HexPosition, reuses: 0 | 1): void {
  setPosition(kernel, position);
  kernel.newSearch(0, reuses === 1 ? 0 : 1, 1 << 16);
  kernel.beginTree(position.sideToMove, EVERYTHING, 1);
}

function run(kernel: HexKernel, playouts: number): void {
  for (let left = playouts, done = 1; left > 0 && done > 0; left -= done) done = kernel.run(left);
}

const visitsOf = (kernel: HexKernel): ReadonlyMap<number, number> =>
  new Map(
    Array.from({ length: kernel.rootCount() }, (_, index) => [
      kernel.rootMove(index),
      kernel.rootVisits(index),
    ]),
  );

const sumOf = (visits: ReadonlyMap<number, number>): number =>
  [...visits.values()].reduce((sum, each) => sum + each, 0);

/** The line that is expected, from the move most visited on. */
function expectedLine(kernel: HexKernel): number[] {
  const visits = [...visitsOf(kernel).values()];
  const best = visits.indexOf(Math.max(...visits));
  kernel.followTree(best);
  return [kernel.rootMove(best), ...lineOf(kernel)];
}

describe('the tree of Hex', () => {
  it('is reused as far as it begins at the next position, and forgotten otherwise', () => {
    const kernel = startHex(16);
    const start = hex.play(hex.initial({ size: 7, swap: 0 }), asMove(9));
    begin(kernel, start, 0);
    run(kernel, 4_000);
    const before = visitsOf(kernel);
    const line = expectedLine(kernel);
    expect(line.length).toBeGreaterThan(3);
    begin(kernel, start, 1);
    expect(visitsOf(kernel)).toEqual(before);

    const next = hex.play(hex.play(start, asMove(line[0]!)), asMove(line[1]!));
    begin(kernel, next, 1);
    const reused = visitsOf(kernel);
    expect(sumOf(reused)).toBeGreaterThan(100);
    expect(sumOf(reused)).toBeLessThan(before.get(line[0]!)!);
    expect(expectedLine(kernel)).toEqual(line.slice(2));
    for (const move of reused.keys()) expect(next.cells[move]).toBeUndefined();

    begin(kernel, next, 0);
    expect(sumOf(visitsOf(kernel))).toBe(0);
    begin(kernel, hex.play(hex.initial({ size: 8, swap: 0 }), asMove(9)), 1);
    expect(sumOf(visitsOf(kernel))).toBe(0);
    begin(kernel, start, 1);
    expect(sumOf(visitsOf(kernel))).toBe(0);
  });

  it('proves nothing wrong in whole games in which it is reused, in much and in little memory', () => {
    const prover = new HexProver(startHex(16), 1);
    const random = makeRandom(3);
    let proofs = 0;
    for (const tableLog2 of [12, 16]) {
      const kernel = startHex(tableLog2);
      for (let game = 0; game < 6; game++) {
        let position = hex.initial({ size: 5, swap: 0 });
        while (hex.outcome(position) === undefined) {
          begin(kernel, position, 1);
          run(kernel, 150);
          const result = kernel.rootResult();
          if (result !== 0) {
            const { sideToMove } = position;
            const winner = result === PROOF_WON ? sideToMove : 1 - sideToMove;
            expect(winner).toBe(prover.prove(position, 100_000)?.winner);
            proofs++;
          }
          const isRandom = random.below(3) === 0;
          const move = isRandom
            ? pick(random, hex.legalMoves(position))
            : asMove(expectedLine(kernel)[0]!);
          position = hex.play(position, move);
        }
      }
    }
    expect(proofs).toBeGreaterThan(20);
  });
});

describe('proofs of Hex beside the tree', () => {
  /** A search of a position, and how many positions the proof takes that goes on beside it; 0 when it needs too many. */
  function proofNodes(
    kernel: HexKernel,
    position: HexPosition,
    keeps: boolean,
    size: number,
  ): number {
    setPosition(kernel, position);
    kernel.newSearch(0, keeps ? 0 : 1, 1 << 16);
    kernel.beginTree(position.sideToMove, EVERYTHING + SHARES_MEMORY, 1);
    const prover = new HexProver(kernel, 0);
    return prover.prove(position, size) === undefined ? 0 : prover.nodes;
  }

  it('are kept when the game goes on, and forgotten when a search begins anew', () => {
    const kernel = startHex(16);
    const start = hex.play(hex.initial({ size: 6, swap: 0 }), asMove(2));
    const needed = proofNodes(kernel, start, false, 100_000);
    expect(needed).toBeGreaterThan(50);
    expect(proofNodes(kernel, start, true, 100)).toBeLessThan(20);
    expect(proofNodes(kernel, start, true, 100)).toBeGreaterThan(0);
    const { line } = new HexProver(startHex(16), 1).prove(start, 100_000)!;
    const next = hex.play(hex.play(start, line[0]!), line[1]!);
    expect(proofNodes(kernel, next, true, 20)).toBeGreaterThan(0);
    expect(proofNodes(kernel, start, false, 20)).toBe(0);
    const other = hex.play(hex.initial({ size: 7, swap: 0 }), asMove(2));
    expect(proofNodes(kernel, other, true, 20)).toBe(0);
    expect(proofNodes(kernel, start, true, 20)).toBe(0);
  });
});
