import type { Side } from '../../core/side.ts';
import { columnOf, SQUARE_COUNT } from './geometry.ts';

/** One bit for each square of four rows: bit `square % 32`. */
const LEFT_COLUMN = Array.from({ length: 32 }, (_, square) => square)
  .filter((square) => columnOf(square) === 0)
  .reduce((bits, square) => bits | (1 << square), 0);
const ALL_BUT_LEFT = ~LEFT_COLUMN;
const ALL_BUT_RIGHT = ~(LEFT_COLUMN << 7);

/** The neighbours to the left and right of some squares. */
const beside = (bits: number): number =>
  ((bits << 1) & ALL_BUT_LEFT) | ((bits >>> 1) & ALL_BUT_RIGHT);

const widen = (bits: number): number => bits | beside(bits);

/** Whether all pieces of a side form one group, neighbours counted in all eight directions; a single piece does. */
export function areConnected(cells: readonly (Side | undefined)[], side: Side): boolean {
  let [upper, lower] = [0, 0];
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (cells[square] !== side) continue;
    if (square < 32) upper |= 1 << square;
    else lower |= 1 << (square - 32);
  }
  return formOneGroup(upper, lower);
}

/**
 * The same for pieces as two sets of 32 squares, which are grown from one piece until nothing is added, because this
 * is the hottest test of the game.
 */
export function formOneGroup(upper: number, lower: number): boolean {
  let foundUpper = upper & -upper;
  let foundLower = upper === 0 ? lower & -lower : 0;
  for (;;) {
    const wideUpper = widen(foundUpper);
    const wideLower = widen(foundLower);
    const nextUpper =
      upper & (wideUpper | (wideUpper << 8) | (wideUpper >>> 8) | (wideLower << 24));
    const nextLower =
      lower & (wideLower | (wideLower << 8) | (wideLower >>> 8) | (wideUpper >>> 24));
    if (nextUpper === foundUpper && nextLower === foundLower) break;
    foundUpper = nextUpper;
    foundLower = nextLower;
  }
  return foundUpper === upper && foundLower === lower;
}

/** Number of pieces that touch no other of their side, by the same sets of squares. */
export function countLonely(upper: number, lower: number): number {
  const [aroundUpper, aroundLower] = [beside(upper), beside(lower)];
  const [rowsUpper, rowsLower] = [aroundUpper | upper, aroundLower | lower];
  const touchedUpper = aroundUpper | (rowsUpper << 8) | (rowsUpper >>> 8) | (rowsLower << 24);
  const touchedLower = aroundLower | (rowsLower << 8) | (rowsLower >>> 8) | (rowsUpper >>> 24);
  return countBits(upper & ~touchedUpper) + countBits(lower & ~touchedLower);
}

function countBits(word: number): number {
  let count = 0;
  for (let rest = word; rest !== 0; rest &= rest - 1) count++;
  return count;
}
