import type { DomineeringPosition } from './position.ts';

/** The free cells as one word of bits a row; a row without any follows the last one, so that each has one below. */
export function freeRows({ rows, columns, cells }: DomineeringPosition): Int32Array {
  const free = new Int32Array(rows + 1);
  for (const [cell, owner] of cells.entries()) {
    if (owner === undefined) free[Math.floor(cell / columns)]! |= 1 << (cell % columns);
  }
  return free;
}

/** @param word of at most 16 bits. */
export function countBits(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
