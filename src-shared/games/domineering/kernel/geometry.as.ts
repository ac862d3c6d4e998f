/**
 * How dominoes lie on a board of at least as many rows as columns. Rows follow each other without a gap, but those of
 * boards of at most 8×8 take a byte each. A side's record, at `sideAt(side)`, holds the sets
 *
 *     starts (16 bytes): cells with a next cell, where a domino can begin | rest (16): cells with a cell before
 *
 * and its stride: the distance of the two cells of a domino. Side 0 is vertical, side 1 horizontal. With the board
 * turned so that its dominoes stand upright, it also holds the number of rows, their length, and the distance of two.
 */
import { and, down, ofWord, or, up, without, wordOf } from './bits.as';
import { at, CELLS, DOMINOES, DOMINOES_BYTES, OVERLAPS, SET, SIDE_BYTES, SIDES, SPREAD, SQUARES } from './layout.as';

let rows: i32 = 0;
let columns: i32 = 0;
let width: i32 = 0;
/** Some row or column is longer than eight cells. */
let isLong: bool = false;

export function boardRows(): i32 {
  return rows;
}

export function boardColumns(): i32 {
  return columns;
}

/** Bits from a cell to the one below. */
export function boardWidth(): i32 {
  return width;
}

/** Each row is a byte of a 64-bit set. */
// @ts-ignore: decorator
@inline
export function hasByteRows(): bool {
  return !isLong;
}

/** The board fits into 64 bits. */
// @ts-ignore: decorator
@inline
export function isNarrow(): bool {
  return rows * width <= 64;
}

// @ts-ignore: decorator
@inline
export function sideAt(side: i32): usize {
  return at(SIDES) + <usize>side * SIDE_BYTES;
}

// @ts-ignore: decorator
@inline
export function otherSide(side: usize): usize {
  return sideAt(0) + sideAt(1) - side;
}

// @ts-ignore: decorator
@inline
export function starts<T>(side: usize): T {
  return load<T>(side);
}

// @ts-ignore: decorator
@inline
export function rest<T>(side: usize): T {
  return load<T>(side, 16);
}

// @ts-ignore: decorator
@inline
export function stride(side: usize): i32 {
  return load<i32>(side, 32);
}

// @ts-ignore: decorator
@inline
export function domino<T>(side: usize, cell: i32): T {
  return load<T>(load<usize>(side, 36) + <usize>(cell * SET));
}

// @ts-ignore: decorator
@inline
export function square<T>(cell: i32): T {
  return load<T>(at(SQUARES) + <usize>(cell * SET));
}

/** Rows, when the side's dominoes stand upright. */
// @ts-ignore: decorator
@inline
export function lineCount(side: usize): i32 {
  return load<i32>(side, 40);
}

/** Cells of such a row. */
// @ts-ignore: decorator
@inline
export function lineLength(side: usize): i32 {
  return load<i32>(side, 44);
}

/** Bits from such a row to the next one. */
// @ts-ignore: decorator
@inline
export function lineStep(side: usize): i32 {
  return load<i32>(side, 48);
}

/** The cells, turned on the diagonal if need be so that the dominoes of the side stand upright. */
// @ts-ignore: decorator
@inline
export function uprightFor<T>(cells: T, side: usize): T {
  return side == sideAt(0) ? cells : turned<T>(cells);
}

function turned<T>(cells: T): T {
  if (!isLong) return ofWord<T>(turnedBytes(wordOf<T>(cells, 0)));
  const length: u64 = (1 << columns) - 1;
  let all = without<T>(cells, cells);
  let rest = cells;
  for (let row = 0; row < rows; row++) {
    const some = load<T>(at(SPREAD) + (<usize>(wordOf<T>(rest, 0) & length) << 4));
    all = or<T>(all, row == 0 ? some : up<T>(some, row));
    rest = down<T>(rest, columns);
  }
  return all;
}

/** For rows of a byte (H. Warren, "Hacker's Delight", 7-3). */
// @ts-ignore: decorator
@inline
function turnedBytes(cells: u64): u64 {
  let x = cells;
  let t = (x ^ (x >> 7)) & 0x00aa00aa00aa00aa;
  x = x ^ t ^ (t << 7);
  t = (x ^ (x >> 14)) & 0x0000cccc0000cccc;
  x = x ^ t ^ (t << 14);
  t = (x ^ (x >> 28)) & 0x00000000f0f0f0f0;
  return x ^ t ^ (t << 28);
}

/** The squares that share a cell with the one that begins here, by where they begin. */
// @ts-ignore: decorator
@inline
export function overlaps<T>(cell: i32): T {
  return load<T>(at(OVERLAPS) + <usize>(cell * SET));
}

/** Where a side's dominoes can begin on these free cells. */
// @ts-ignore: decorator
@inline
export function rooms<T>(free: T, side: usize): T {
  return and<T>(and<T>(free, down<T>(free, stride(side))), starts<T>(side));
}

/** The cells behind these in their rows or columns. */
// @ts-ignore: decorator
@inline
export function behind<T>(cells: T, side: usize): T {
  return and<T>(up<T>(cells, stride(side)), rest<T>(side));
}

/** The cells before these. */
// @ts-ignore: decorator
@inline
export function before<T>(cells: T, side: usize): T {
  return and<T>(down<T>(cells, stride(side)), starts<T>(side));
}

/** The cells that dominoes beginning there cover. */
// @ts-ignore: decorator
@inline
export function covered<T>(begins: T, side: usize): T {
  return or<T>(begins, up<T>(begins, stride(side)));
}

/** Where dominoes of a side begin when each run of these cells is filled with them from its start on. */
// @ts-ignore: decorator
@inline
export function packing<T>(cells: T, side: usize): T {
  const step = stride(side);
  const joined = and<T>(and<T>(cells, up<T>(cells, step)), rest<T>(side));
  // Every second cell of a run, found by doubling the reach.
  let begins = without<T>(cells, joined);
  let chain = and<T>(joined, up<T>(joined, step));
  begins = or<T>(begins, and<T>(chain, up<T>(begins, 2 * step)));
  chain = and<T>(chain, up<T>(chain, 2 * step));
  begins = or<T>(begins, and<T>(chain, up<T>(begins, 4 * step)));
  if (isLong) {
    chain = and<T>(chain, up<T>(chain, 4 * step));
    begins = or<T>(begins, and<T>(chain, up<T>(up<T>(begins, 4 * step), 4 * step)));
  }
  return and<T>(begins, down<T>(joined, step));
}

/**
 * What dominoes of a side reach from these cells through free ones.
 * @param from part of `free`.
 */
// @ts-ignore: decorator
@inline
export function reach<T>(from: T, free: T, side: usize): T {
  const step = stride(side);
  let forward = and<T>(free, rest<T>(side));
  let backward = and<T>(free, starts<T>(side));
  let reached = from;
  for (let by = step; ; by += by) {
    reached = or<T>(reached, or<T>(and<T>(up<T>(reached, by), forward), and<T>(down<T>(reached, by), backward)));
    if (by == 4 * step) break;
    forward = and<T>(forward, up<T>(forward, by));
    backward = and<T>(backward, down<T>(backward, by));
  }
  if (isLong) {
    forward = and<T>(forward, up<T>(forward, 4 * step));
    backward = and<T>(backward, down<T>(backward, 4 * step));
    const by = 4 * step;
    reached = or<T>(
      reached,
      or<T>(and<T>(up<T>(up<T>(reached, by), by), forward), and<T>(down<T>(down<T>(reached, by), by), backward)),
    );
  }
  return reached;
}

function put(offset: usize, cell: i32): void {
  const word = offset + <usize>((cell >> 6) << 3);
  store<u64>(word, load<u64>(word) | (<u64>1 << (cell & 63)));
}

/** @param ofRows at least `ofColumns`. */
export function setGeometry(ofRows: i32, ofColumns: i32): void {
  rows = ofRows;
  columns = ofColumns;
  isLong = rows > 8;
  width = isLong ? columns : 8;
  memory.fill(at(SIDES), 0, 2 * SIDE_BYTES);
  memory.fill(at(DOMINOES), 0, 2 * DOMINOES_BYTES + 2 * <usize>(CELLS * SET));
  for (let side = 0; side < 2; side++) {
    store<i32>(sideAt(side), side == 0 ? width : 1, 32);
    store<usize>(sideAt(side), at(DOMINOES) + <usize>side * DOMINOES_BYTES, 36);
    store<i32>(sideAt(side), side == 0 ? rows : columns, 40);
    store<i32>(sideAt(side), side == 0 ? columns : rows, 44);
    store<i32>(sideAt(side), !isLong ? 8 : side == 0 ? columns : rows, 48);
  }
  if (isLong) setSpread();
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * width + column;
      if (row + 1 < rows) addDomino(0, cell, cell + width);
      if (column + 1 < columns) addDomino(1, cell, cell + 1);
      if (row + 1 < rows && column + 1 < columns) addSquare(row, column);
    }
  }
}

function setSpread(): void {
  memory.fill(at(SPREAD), 0, <usize>(16 << columns));
  for (let row = 0; row < 1 << columns; row++) {
    for (let column = 0; column < columns; column++) {
      if (((row >> column) & 1) != 0) put(at(SPREAD) + (<usize>row << 4), column * rows);
    }
  }
}

function addDomino(side: i32, cell: i32, next: i32): void {
  put(sideAt(side), cell);
  put(sideAt(side) + 16, next);
  const begins = at(DOMINOES) + <usize>side * DOMINOES_BYTES + <usize>(cell * SET);
  put(begins, cell);
  put(begins, next);
}

function addSquare(row: i32, column: i32): void {
  const cell = row * width + column;
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const other = cell + i * width + j;
      if (i >= 0 && j >= 0) put(at(SQUARES) + <usize>(cell * SET), other);
      const isInside = row + i >= 0 && column + j >= 0 && row + i + 1 < rows && column + j + 1 < columns;
      if (isInside) put(at(OVERLAPS) + <usize>(cell * SET), other);
    }
  }
}
