/**
 * Stones on a board with a rim of border stones: O's along the left and right, X's along the top and bottom. A padded
 * cell is `column + 1 + width * (row + 1)`; beside it, each cell keeps its *ring*: the colours of its six neighbours,
 * two bits each, clockwise from the right. Everything local is looked up by ring.
 */
import { BOARD_BYTES, CELL_OF, COLOURS, HASHES, MARKS, PADDED_OF, QUEUE, RINGS } from './memory.as';

export const EMPTY: i32 = 0;
export const O: i32 = 1;
export const X: i32 = 2;

export let scratch: usize = 0;
export let size: i32 = 0;
export let width: i32 = 0;
/** Cells of the board, without the rim. */
export let cellCount: i32 = 0;
export let paddedCount: i32 = 0;
/** Of the stones, whoever is to move; `turned` is that of the board turned by half a turn. */
export let hash: u64 = 0;
export let turnedHash: u64 = 0;

/** Steps to the six neighbours, clockwise from the right. */
// @ts-ignore: decorator
@inline
export function step(direction: i32): i32 {
  if (direction == 0) return 1;
  if (direction == 1) return width;
  if (direction == 2) return width - 1;
  if (direction == 3) return -1;
  return direction == 4 ? -width : 1 - width;
}

// @ts-ignore: decorator
@inline
export function colourAt(padded: i32): i32 {
  return <i32>load<u8>(scratch + <usize>padded, COLOURS);
}

// @ts-ignore: decorator
@inline
export function ringAt(padded: i32): i32 {
  return <i32>load<u16>(scratch + (<usize>padded << 1), RINGS);
}

// @ts-ignore: decorator
@inline
export function paddedOf(cell: i32): i32 {
  return <i32>load<u16>(scratch + (<usize>cell << 1), PADDED_OF);
}

// @ts-ignore: decorator
@inline
export function cellOf(padded: i32): i32 {
  return <i32>load<u16>(scratch + (<usize>padded << 1), CELL_OF);
}

/** The colour of a side, or the other way round the other colour. */
// @ts-ignore: decorator
@inline
export function otherColour(colour: i32): i32 {
  return 3 - colour;
}

/** A ring with a stone put into an empty place of it. */
// @ts-ignore: decorator
@inline
export function withStone(ring: i32, direction: i32, colour: i32): i32 {
  return ring | (colour << (direction << 1));
}

// @ts-ignore: decorator
@inline
export function opposite(direction: i32): i32 {
  return direction < 3 ? direction + 3 : direction - 3;
}

export function useScratch(at: usize): void {
  scratch = at;
}

// @ts-ignore: decorator
@inline
function touch(padded: i32, direction: i32, colour: i32): void {
  const at = scratch + (<usize>padded << 1);
  store<u16>(at, load<u16>(at, RINGS) | <u16>(colour << (direction << 1)), RINGS);
}

/** Puts a stone on an empty cell, without its hash. */
// @ts-ignore: decorator
@inline
export function put(padded: i32, colour: i32): void {
  store<u8>(scratch + <usize>padded, <u8>colour, COLOURS);
  touch(padded + 1, 3, colour);
  touch(padded + width, 4, colour);
  touch(padded + width - 1, 5, colour);
  touch(padded - 1, 0, colour);
  touch(padded - width, 1, colour);
  touch(padded + 1 - width, 2, colour);
}

/** Puts a stone on an empty cell. */
export function place(padded: i32, colour: i32): void {
  put(padded, colour);
  hash ^= hashOf(padded, colour);
  turnedHash ^= turnedHashOf(padded, colour);
}

// @ts-ignore: decorator
@inline
export function hashOf(padded: i32, colour: i32): u64 {
  return load<u64>(scratch + (<usize>((colour << 9) | padded) << 3), HASHES);
}

// @ts-ignore: decorator
@inline
export function turnedHashOf(padded: i32, colour: i32): u64 {
  return hashOf(paddedCount - 1 - padded, colour);
}

/** Random words for the hashes (A. Zobrist, 1970). */
export function fillHashes(): void {
  for (let i: u64 = 0; i < 3 * 512; i++) store<u64>(scratch + <usize>(i << 3), mixed((i + 1) * 0x9e3779b97f4a7c15), HASHES);
}

/** SplitMix64 (G. Steele, D. Lea, C. Flood, “Fast Splittable Pseudorandom Number Generators”, 2014). */
export function mixed(value: u64): u64 {
  value = (value ^ (value >> 30)) * 0xbf58476d1ce4e5b9;
  value = (value ^ (value >> 27)) * 0x94d049bb133111eb;
  return value ^ (value >> 31);
}

/** After the stones were copied from elsewhere. */
export function setHashes(straight: u64, turned: u64): void {
  hash = straight;
  turnedHash = turned;
}

/** An empty board of a size from 3 to 19. */
export function clearBoard(wanted: i32): void {
  size = wanted;
  width = size + 2;
  cellCount = size * size;
  paddedCount = width * width;
  hash = 0;
  turnedHash = 0;
  memory.fill(scratch + COLOURS, 0, BOARD_BYTES);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const padded = column + 1 + width * (row + 1);
      store<u16>(scratch + (<usize>(column + size * row) << 1), <u16>padded, PADDED_OF);
      store<u16>(scratch + (<usize>padded << 1), <u16>(column + size * row), CELL_OF);
    }
  }
  for (let i = 0; i < width; i++) putRim(i, X);
  for (let i = 0; i < width; i++) putRim(i + width * (width - 1), X);
  for (let i = 1; i < width - 1; i++) putRim(width * i, O);
  for (let i = 0; i < width - 1; i++) putRim(width * i + width - 1, O);
}

/** Two corners of the rim touch a corner cell beside both borders; to whom they count does not matter. */
function putRim(padded: i32, colour: i32): void {
  store<u8>(scratch + <usize>padded, <u8>colour, COLOURS);
  for (let direction = 0; direction < 6; direction++) {
    const cell = padded + step(direction);
    if (cell < 0 || cell >= paddedCount) continue;
    const at = scratch + (<usize>cell << 1);
    const shift = opposite(direction) << 1;
    store<u16>(at, (load<u16>(at, RINGS) & ~(<u16>3 << <u16>shift)) | <u16>(colour << shift), RINGS);
  }
}

/** Whether a colour's stones join its borders. */
export function isJoined(colour: i32): bool {
  memory.fill(scratch + MARKS, 0, <usize>paddedCount);
  const queue = scratch + QUEUE;
  let count = 0;
  for (let i = 1; i <= size; i++) {
    const rim = colour == O ? width * i : i;
    store<u16>(queue + (<usize>(count++) << 1), <u16>rim);
  }
  for (let i = 0; i < count; i++) {
    const from = <i32>load<u16>(queue + (<usize>i << 1));
    for (let direction = 0; direction < 6; direction++) {
      const cell = from + step(direction);
      if (cell < 0 || isRim(cell)) continue;
      if (colourAt(cell) != colour || load<u8>(scratch + <usize>cell, MARKS) != 0) continue;
      if (colour == O ? cell % width == size : cell >= width * size) return true;
      store<u8>(scratch + <usize>cell, 1, MARKS);
      store<u16>(queue + (<usize>(count++) << 1), <u16>cell);
    }
  }
  return false;
}

// @ts-ignore: decorator
@inline
export function isRim(padded: i32): bool {
  const column = padded % width;
  return column == 0 || column == width - 1 || padded < width || padded >= width * (width - 1);
}
