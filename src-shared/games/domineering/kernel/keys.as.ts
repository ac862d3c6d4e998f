/**
 * Table keys that are the same for a position and its mirror images. Each byte of a set has, for each of its values,
 * the hash words of its cells under the four symmetries of a rectangle (A. Zobrist, 1970); the least of the four
 * sums is the key.
 */
import { reserve } from '../../../kernel/scratch.as';
import { GOLDEN_RATIO, mix } from '../../../kernel/splitMix.as';
import { boardColumns, boardRows, boardWidth, sideAt } from './board.as';
import { or, wordOf, words } from './sets.as';
import { large, numberIn, small, split, splitAt } from './split.as';

/** By byte of a set and its value: the hash words of its cells under the four symmetries, 32 bytes. */
const HASHES_BYTES: usize = 16 * 256 * 32;

let hashes: usize = 0;

export function reserveKeys(): void {
  hashes = reserve(HASHES_BYTES);
}

/** @param symmetry bit 0 turns the rows upside down, bit 1 each row around. */
// @ts-ignore: decorator
@inline
export function imageOf(cell: i32, symmetry: i32): i32 {
  const row = cell / boardWidth();
  const column = cell % boardWidth();
  const newRow = (symmetry & 1) != 0 ? boardRows() - 1 - row : row;
  const newColumn = (symmetry & 2) != 0 ? boardColumns() - 1 - column : column;
  return newRow * boardWidth() + newColumn;
}

/** For the board as it is. */
export function initKeys(): void {
  memory.fill(hashes, 0, HASHES_BYTES);
  const cells = boardRows() * boardWidth();
  const board = (<u64>(boardRows() << 8)) | boardColumns();
  for (let byte = 0; byte < (cells + 7) >> 3; byte++) {
    for (let value = 1; value < 256; value++) {
      const lowest = <i32>ctz(value);
      const cell = (byte << 3) + lowest;
      for (let symmetry = 0; symmetry < 4; symmetry++) {
        const isOnBoard = cell < cells && cell % boardWidth() < boardColumns();
        const image = isOnBoard ? <u64>imageOf(cell, symmetry) : 0;
        const word = mix(GOLDEN_RATIO * ((board << 8) | (image + 1)));
        store<u64>(
          wordAt(byte, value, symmetry),
          load<u64>(wordAt(byte, value & (value - 1), symmetry)) ^ word,
        );
      }
    }
  }
}

// @ts-ignore: decorator
@inline
function wordAt(byte: i32, value: i32, symmetry: i32): usize {
  return hashes + <usize>((((byte << 8) | value) << 5) + (symmetry << 3));
}

/** The key of a position that was split, without its numbers. @param own the side to move. */
// @ts-ignore: decorator
@inline
export function keyOfSplit<T>(split: usize, own: usize): u64 {
  const cells = or<T>(large<T>(split), small<T>(split));
  let first = i64x2.splat(0);
  let second = i64x2.splat(0);
  let row = hashes;
  for (let i = 0; i < words<T>(); i++) {
    let word = wordOf<T>(cells, i);
    for (let byte = 0; byte < 8; byte++) {
      const place = row + <usize>((word & 255) << 5);
      first = v128.xor(first, v128.load(place));
      second = v128.xor(second, v128.load(place, 16));
      word >>= 8;
      row += 256 * 32;
    }
  }
  const a = min(<u64>i64x2.extract_lane(first, 0), <u64>i64x2.extract_lane(first, 1));
  const b = min(<u64>i64x2.extract_lane(second, 0), <u64>i64x2.extract_lane(second, 1));
  return min(a, b) ^ (own == sideAt(0) ? 0 : GOLDEN_RATIO);
}

/** @param own the side to move. */
export function keyOf<T>(free: T, own: usize): u64 {
  split<T>(free, 0);
  return keyOfSplit<T>(splitAt, own) ^ mix(GOLDEN_RATIO * <u64>(numberIn(splitAt) + 32768));
}
