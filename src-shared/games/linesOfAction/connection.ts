import type { Side } from '../../core/side.ts';
import { columnOf, SQUARE_COUNT } from './geometry.ts';

/** One bit for each square of four rows: bit `square % 32`. */
const LEFT_COLUMN = Array.from({ length: 32 }, (_, square) => square)
  .filter((square) => columnOf(square) === 0)
  .reduce((bits, square) => bits | (1 << square), 0);
const ALL_BUT_LEFT = ~LEFT_COLUMN;
const ALL_BUT_RIGHT = ~(LEFT_COLUMN << 7);

/** The squares of some rows and their neighbours to the left and right. */
const widen = (bits: number): number =>
  bits | ((bits << 1) & ALL_BUT_LEFT) | ((bits >>> 1) & ALL_BUT_RIGHT);

/**
 * Whether all pieces of a side form one group, neighbours counted in all eight directions; a single piece does. Two
 * sets of 32 squares are grown from one piece until nothing is added, because this is the hottest test of the game.
 */
export function areConnected(cells: readonly (Side | undefined)[], side: Side): boolean {
  let [upper, lower] = [0, 0];
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (cells[square] !== side) continue;
    if (square < 32) upper |= 1 << square;
    else lower |= 1 << (square - 32);
  }
  let foundUpper = upper & -upper;
  let foundLower = upper === 0 ? lower & -lower : 0;
  for (;;) {
    const [wideUpper, wideLower] = [widen(foundUpper), widen(foundLower)];
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
