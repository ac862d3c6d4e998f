/**
 * Stones on a board with a rim of border stones: O's along the left and right, X's along the top and bottom. A padded
 * cell is `column + 1 + width * (row + 1)`; beside it, each cell keeps its *ring*: the colours of its six neighbours,
 * two bits each, clockwise from the right. Everything local is looked up by ring.
 */
import { reserve } from '../../../kernel/scratch.as';

/** Colours; an empty cell has 0. */
export const O: i32 = 1;
export const X: i32 = 2;

/** More than the padded cells of the largest board, 19 × 19. */
export const MAX_PADDED: usize = 512;
/** More plies than any game takes. */
export const MAX_PLIES: usize = 400;
/** Bytes of what `saveBoard` copies: by padded cell its colour (u8), then its ring (u16). */
export const BOARD_BYTES: usize = 3 * MAX_PADDED;
/**
 * Bytes: what `saveBoard` copies, not at the very start, so that what lies before the first cell can be read; the
 * padded cell by cell, and the cell by padded cell (u16).
 */
export const COLOURS_AT: usize = 64;
const RINGS_AT: usize = COLOURS_AT + MAX_PADDED;
const PADDED_AT: usize = COLOURS_AT + BOARD_BYTES;
const CELLS_AT: usize = PADDED_AT + 2 * MAX_PADDED;
/** What flood fills have reached (u8), and where they go on (u16). */
const REACHED_AT: usize = CELLS_AT + 2 * MAX_PADDED;
const QUEUE_AT: usize = REACHED_AT + MAX_PADDED;

export let board: usize = 0;
export let size: i32 = 0;
export let width: i32 = 0;
/** Cells of the board, without the rim. */
export let cellCount: i32 = 0;
export let paddedCount: i32 = 0;

export function reserveBoard(): void {
  board = reserve(QUEUE_AT + 2 * MAX_PADDED);
}

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

/** The columns and rows that a step goes. */
export function columnStep(direction: i32): i32 {
  if (direction == 0 || direction == 5) return 1;
  return direction == 2 || direction == 3 ? -1 : 0;
}

export function rowStep(direction: i32): i32 {
  if (direction == 1 || direction == 2) return 1;
  return direction == 4 || direction == 5 ? -1 : 0;
}

// @ts-ignore: decorator
@inline
export function opposite(direction: i32): i32 {
  return direction < 3 ? direction + 3 : direction - 3;
}

// @ts-ignore: decorator
@inline
export function colourAt(padded: i32): i32 {
  return <i32>load<u8>(board + <usize>padded, COLOURS_AT);
}

/** Changes a colour, and no ring. */
// @ts-ignore: decorator
@inline
export function setColour(padded: i32, colour: i32): void {
  store<u8>(board + <usize>padded, <u8>colour, COLOURS_AT);
}

// @ts-ignore: decorator
@inline
export function ringAt(padded: i32): i32 {
  return <i32>load<u16>(board + ((<usize>padded) << 1), RINGS_AT);
}

/** A ring with a stone put into an empty place of it. */
// @ts-ignore: decorator
@inline
export function withStone(ring: i32, direction: i32, colour: i32): i32 {
  return ring | (colour << (direction << 1));
}

// @ts-ignore: decorator
@inline
export function paddedOf(cell: i32): i32 {
  return <i32>load<u16>(board + ((<usize>cell) << 1), PADDED_AT);
}

// @ts-ignore: decorator
@inline
export function cellOf(padded: i32): i32 {
  return <i32>load<u16>(board + ((<usize>padded) << 1), CELLS_AT);
}

/** The other of the two colours of stones. */
// @ts-ignore: decorator
@inline
export function otherColour(colour: i32): i32 {
  return 3 - colour;
}

/** Copies all stones. @param to, from of `BOARD_BYTES` bytes. */
// @ts-ignore: decorator
@inline
export function saveBoard(to: usize): void {
  memory.copy(to, board + COLOURS_AT, BOARD_BYTES);
}

// @ts-ignore: decorator
@inline
export function restoreBoard(from: usize): void {
  memory.copy(board + COLOURS_AT, from, BOARD_BYTES);
}

/** The colour of a cell on a board that was saved. */
// @ts-ignore: decorator
@inline
export function savedColour(saved: usize, padded: i32): i32 {
  return <i32>load<u8>(saved + <usize>padded);
}

// @ts-ignore: decorator
@inline
function addToRing(padded: i32, direction: i32, colour: i32): void {
  const at = board + ((<usize>padded) << 1);
  store<u16>(at, load<u16>(at, RINGS_AT) | (<u16>(colour << (direction << 1))), RINGS_AT);
}

/** Puts a stone on an empty cell, without its hash, which keys.as.ts has. */
// @ts-ignore: decorator
@inline
export function put(padded: i32, colour: i32): void {
  setColour(padded, colour);
  addToRing(padded + 1, 3, colour);
  addToRing(padded + width, 4, colour);
  addToRing(padded + width - 1, 5, colour);
  addToRing(padded - 1, 0, colour);
  addToRing(padded - width, 1, colour);
  addToRing(padded + 1 - width, 2, colour);
}

/** An empty board. @param wanted cells a side, 3–19. */
export function clearBoard(wanted: i32): void {
  size = wanted;
  width = size + 2;
  cellCount = size * size;
  paddedCount = width * width;
  memory.fill(board + COLOURS_AT, 0, BOARD_BYTES);
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      const padded = column + 1 + width * (row + 1);
      store<u16>(board + ((<usize>(column + size * row)) << 1), <u16>padded, PADDED_AT);
      store<u16>(board + ((<usize>padded) << 1), <u16>(column + size * row), CELLS_AT);
    }
  }
  for (let i = 0; i < width; i++) putRim(i, X);
  for (let i = 0; i < width; i++) putRim(i + width * (width - 1), X);
  for (let i = 1; i < width - 1; i++) putRim(width * i, O);
  for (let i = 0; i < width - 1; i++) putRim(width * i + width - 1, O);
}

/** Two corners of the rim touch a corner cell beside both borders; to whom they count does not matter. */
function putRim(padded: i32, colour: i32): void {
  setColour(padded, colour);
  for (let direction = 0; direction < 6; direction++) {
    const cell = padded + step(direction);
    if (cell < 0 || cell >= paddedCount) continue;
    const at = board + ((<usize>cell) << 1);
    const shift = opposite(direction) << 1;
    store<u16>(
      at,
      (load<u16>(at, RINGS_AT) & ~((<u16>3) << (<u16>shift))) | (<u16>(colour << shift)),
      RINGS_AT,
    );
  }
}

// @ts-ignore: decorator
@inline
export function isRim(padded: i32): bool {
  const column = padded % width;
  return column == 0 || column == width - 1 || padded < width || padded >= width * (width - 1);
}

/** Whether a colour's stones join its borders. */
export function isJoined(colour: i32): bool {
  const reached = board + REACHED_AT;
  const queue = board + QUEUE_AT;
  memory.fill(reached, 0, <usize>paddedCount);
  let queued = 0;
  for (let i = 1; i <= size; i++) {
    const rim = colour == O ? width * i : i;
    store<u16>(queue + (usize(queued++) << 1), <u16>rim);
  }
  for (let i = 0; i < queued; i++) {
    const from = <i32>load<u16>(queue + ((<usize>i) << 1));
    for (let direction = 0; direction < 6; direction++) {
      const cell = from + step(direction);
      if (cell < 0 || isRim(cell)) continue;
      if (colourAt(cell) != colour || load<u8>(reached + <usize>cell) != 0) continue;
      if (colour == O ? cell % width == size : cell >= width * size) return true;
      store<u8>(reached + <usize>cell, 1);
      store<u16>(queue + (usize(queued++) << 1), <u16>cell);
    }
  }
  return false;
}
