import { otherSide, type Side } from '../../core/side.ts';
import { countBits, freeRows } from './freeRows.ts';
import { MAX_LENGTH } from './geometry.ts';
import type { DomineeringPosition } from './position.ts';

/** By the cells of a row as bits: how many horizontal dominoes fit into its runs side by side. */
const FITTING = Uint8Array.from({ length: 1 << MAX_LENGTH }, (_, cells) => {
  let count = 0;
  for (let rest = cells; rest !== 0;) {
    const lowest = rest & -rest;
    const pair = lowest | (lowest << 1);
    if ((rest & pair) === pair) count++;
    rest &= ~pair;
  }
  return count;
});

/** Points for a domino that fits and for one that the other side can't prevent. */
const FITTING_POINTS = 2;
const SAFE_POINTS = 3;

/** An estimate for the side to move, for boards that are too large for the kernel. */
export const evaluate = (position: DomineeringPosition): number =>
  evaluateRows(freeRows(position), position.sideToMove);

/** @param free as `freeRows` makes them. */
export function evaluateRows(free: Int32Array, own: Side): number {
  const enemy = otherSide(own);
  return (
    FITTING_POINTS * (fitting(free, own) - fitting(free, enemy)) +
    SAFE_POINTS * (safe(free, own) - safe(free, enemy))
  );
}

/** Most dominoes of a side that fit at the same time. */
export function fitting(free: Int32Array, side: Side): number {
  let count = 0;
  let open = 0;
  for (const cells of free) {
    if (side === 1) {
      count += FITTING[cells]!;
    } else {
      // From the top down, each cell joins the one above when that is still open: so a column takes the most.
      const joined = cells & open;
      count += countBits(joined);
      open = cells & ~joined;
    }
  }
  return count;
}

/**
 * Most *safe* dominoes of a side that fit at the same time: those on cells that are no use to the other side, so that
 * their owner can put them at any time.
 */
export function safe(free: Int32Array, side: Side): number {
  let count = 0;
  let open = 0;
  let above = 0;
  for (let row = 0; row + 1 < free.length; row++) {
    const cells = free[row]!;
    if (side === 1) {
      count += FITTING[cells & ~(above | free[row + 1]!)]!;
      above = cells;
    } else {
      const lonely = cells & ~((cells << 1) | (cells >>> 1));
      const joined = lonely & open;
      count += countBits(joined);
      open = lonely & ~joined;
    }
  }
  return count;
}
