import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { hexKernel, setPosition } from '../../src-shared/games/hex/kernel/kernel.ts';
import { hex } from '../../src-shared/games/hex/index.ts';
import type { HexPosition } from '../../src-shared/games/hex/position.ts';
import { startKernel } from '../search/startKernel.ts';
import { judge, linked } from './references/hexNetwork.ts';

const kernel = startKernel(hexKernel, 10);
const SIZES = [3, 4, 5, 8, 11, 12, 13, 14, 19];

/** Positions of a random game, now and then. */
function randomPositions(size: number): HexPosition[] {
  const random = makeRandom(size);
  const positions: HexPosition[] = [];
  let position = hex.initial({ size, swap: 0 });
  for (let next = 0; hex.outcome(position) === undefined;) {
    if (position.ply >= next) {
      positions.push(position);
      next = position.ply + 1 + random.below(size * 4);
    }
    position = hex.play(position, pick(random, hex.legalMoves(position)));
  }
  return positions;
}

describe('the network of Hex', () => {
  it.each(SIZES)('sees what hangs together with a border, size %i', (size) => {
    for (const position of randomPositions(size)) {
      setPosition(kernel, position);
      kernel.lookAtBoard();
      for (const mover of [0, 1] as const) {
        const links = ([0, 1] as const).map((side) =>
          ([0, 1] as const).map((border) => linked(size, position.cells, side, border)),
        );
        const expected = position.cells.map((owner, cell) => {
          if (owner === undefined) return 0;
          const [first, second] = links[owner]!.map((cells) => cells.has(cell));
          return 1 + (owner === mover ? 0 : 4) + (first! ? 1 : 0) + (second! ? 2 : 0);
        });
        expect(position.cells.map((_, cell) => kernel.seenByNetwork(cell, mover))).toEqual(
          expected,
        );
      }
    }
  });

  it.each(SIZES)('judges as its weights say, for either side, size %i', (size) => {
    for (const { cells, ...position } of randomPositions(size)) {
      setPosition(kernel, { ...position, cells });
      for (const side of [0, 1] as const) {
        const { chance, policy } = judge(size, cells, side);
        expect(kernel.judgeBoard(side)).toBeCloseTo(chance, 2);
        for (const [cell, owner] of cells.entries()) {
          if (owner === undefined) {
            expect(Math.abs(kernel.policyAt(cell, side) - policy[cell]!)).toBeLessThan(0.1);
          }
        }
      }
    }
  });

  it('is more certain of a won position than of an even one', () => {
    const start = hex.initial({ size: 11, swap: 0 });
    const cells = start.cells.map((_, cell) =>
      Math.floor(cell / 11) === 5 && cell % 11 < 9 ? 0 : undefined,
    );
    setPosition(kernel, { ...start, cells });
    expect(kernel.judgeBoard(0)).toBeGreaterThan(0.7);
    expect(kernel.judgeBoard(1)).toBeLessThan(0.3);
  });
});
