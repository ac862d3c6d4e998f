import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { otherSide, type Side, SIDES } from '../../src-shared/core/side.ts';
import { hex } from '../../src-shared/games/hex/index.ts';
import { hexKernel } from '../../src-shared/games/hex/kernel/kernel.ts';
import { type HexPosition, shortestChain } from '../../src-shared/games/hex/position.ts';
import { sightsOf } from '../../src-shared/games/hex/sights.ts';
import { makeTally } from '../games/captions/steps.ts';
import { rounds } from '../rounds.ts';
import { startKernel } from '../search/startKernel.ts';
import { winsByBruteForce } from './references/hex.ts';

const kernel = startKernel(hexKernel, 14);
/** Where little is looked for, more is left open on small boards. */
const TRIALS = [1_000_000, 1_000, 150];

/** A position of a game by chance, not over; so many stones at least that trying everything takes no time. */
function positionByChance(size: number, leastStones: number, seed: number): HexPosition {
  const random = makeRandom(seed);
  for (;;) {
    const stones = leastStones + random.below(size * size - leastStones - 1);
    let position = hex.initial({ size, swap: 0 });
    while (position.ply < stones && hex.outcome(position) === undefined) {
      position = hex.play(position, pick(random, hex.legalMoves(position)));
    }
    if (hex.outcome(position) === undefined) return position;
  }
}

const tally = makeTally(['dead', 'captured', 'joined', 'wins', 'losing'] as const);

describe('what is shown of a position of Hex', () => {
  it.each([
    [3, 0, rounds(20, 400)],
    [4, 5, rounds(30, 1_000)],
    [5, 14, rounds(10, 300)],
  ])('is true: %i × %i, by trying everything', (size, leastStones, count) => {
    const wins = winsByBruteForce(size);
    /** Whether a side wins with these stones, when some side is to move. */
    const isWon = (cells: HexPosition['cells'], by: Side, mover: Side): boolean => {
      const board = { ...hex.initial({ size, swap: 0 }), cells };
      const winner = SIDES.find((side) => shortestChain(board, side) !== undefined);
      return winner === undefined ? wins(cells, mover) === (by === mover) : winner === by;
    };
    for (let seed = 1; seed <= count; seed++) {
      const position = positionByChance(size, leastStones, seed);
      const { cells, sideToMove } = position;
      const {
        dead,
        captured,
        joined,
        wins: winning,
        losing,
      } = sightsOf(position, kernel, TRIALS[seed % TRIALS.length]);
      const values = SIDES.map((mover) => isWon(cells, 0, mover));
      const expectSame = (changed: HexPosition['cells']): void =>
        expect(SIDES.map((mover) => isWon(changed, 0, mover))).toEqual(values);
      for (const cell of dead) {
        tally.see('dead');
        for (const side of SIDES) expectSame(cells.with(cell, side));
      }
      for (const side of SIDES) {
        if (captured[side].length > 0) tally.see('captured');
        expectSame(captured[side].reduce((all, cell) => all.with(cell, side), cells));
        if (joined[side].length > 0) {
          tally.see('joined');
          expect(SIDES.every((mover) => isWon(cells, side, mover))).toBe(true);
        }
        for (const cell of winning[side]) {
          tally.see('wins');
          expect(isWon(cells.with(cell, side), side, otherSide(side))).toBe(true);
        }
      }
      for (const cell of losing) {
        tally.see('losing');
        const other = otherSide(sideToMove);
        expect(isWon(cells.with(cell, sideToMove), other, other)).toBe(true);
      }
      const shown = [...dead, ...captured.flat(), ...winning.flat(), ...losing];
      expect(shown.every((cell) => cells[cell] === undefined)).toBe(true);
    }
  });

  it('was met in all its kinds', () => tally.expectAll());

  it('is nothing once the game is over', () => {
    const start = hex.initial({ size: 3, swap: 0 });
    const over = { ...start, cells: start.cells.with(0, 0).with(1, 0).with(2, 0) };
    expect(sightsOf({ ...over, sideToMove: 1 }, kernel).losing).toEqual([]);
  });
});
