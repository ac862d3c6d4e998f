/**
 * The eight symmetries of the board. A symmetry is a number: 4 changes rows and columns, 2 then turns the rows upside
 * down, 1 turns each row.
 */
const EVEN_COLUMNS: u64 = 0x5555555555555555;
const PAIRS_OF_COLUMNS: u64 = 0x3333333333333333;
const HALVES_OF_ROWS: u64 = 0x0f0f0f0f0f0f0f0f;

/** Some squares as they lie after a symmetry. */
export function turned(squares: u64, symmetry: i32): u64 {
  if ((symmetry & 4) != 0) squares = transposed(squares);
  if ((symmetry & 2) != 0) squares = bswap<u64>(squares);
  return (symmetry & 1) != 0 ? mirrored(squares) : squares;
}

/** The symmetry that takes another one back. */
// @ts-ignore: decorator
@inline
export function inverse(symmetry: i32): i32 {
  // Only the two quarter turns are not their own.
  return symmetry == 5 ? 6 : symmetry == 6 ? 5 : symmetry;
}

/** @param move of two squares. */
export function turnedMove(move: i32, symmetry: i32): i32 {
  return (turnedSquare(move >> 6, symmetry) << 6) | turnedSquare(move & 63, symmetry);
}

function turnedSquare(square: i32, symmetry: i32): i32 {
  if ((symmetry & 4) != 0) square = ((square & 7) << 3) | (square >> 3);
  return square ^ ((symmetry & 2) != 0 ? 56 : 0) ^ (symmetry & 1 ? 7 : 0);
}

function mirrored(squares: u64): u64 {
  squares = ((squares >> 1) & EVEN_COLUMNS) | ((squares & EVEN_COLUMNS) << 1);
  squares = ((squares >> 2) & PAIRS_OF_COLUMNS) | ((squares & PAIRS_OF_COLUMNS) << 2);
  return ((squares >> 4) & HALVES_OF_ROWS) | ((squares & HALVES_OF_ROWS) << 4);
}

/** Swaps the bits off the diagonal in each square of four, then those squares in each of sixteen, then those. */
function transposed(squares: u64): u64 {
  let swapped = (squares ^ (squares >> 7)) & 0x00aa00aa00aa00aa;
  squares ^= swapped ^ (swapped << 7);
  swapped = (squares ^ (squares >> 14)) & 0x0000cccc0000cccc;
  squares ^= swapped ^ (swapped << 14);
  swapped = (squares ^ (squares >> 28)) & 0x00000000f0f0f0f0;
  return squares ^ swapped ^ (swapped << 28);
}
