/**
 * How dominoes lie on a board of at least as many rows as columns. Rows follow each other without a gap, but those of
 * boards of at most 8×8 take a byte each. A side's record, at `sideAt(side)`, holds the sets
 *
 *     starts (16 bytes): cells with a next cell, where a domino can begin | rest (16): cells with a cell before
 *
 * and its stride: the distance of the two cells of a domino. Side 0 is vertical, side 1 horizontal. With the board
 * turned so that its dominoes stand upright, it also holds the number of rows, their length, and the distance of two.
 */
import { reserve } from '../../../kernel/scratch.as';
import { BYTE_ROW, MAX_KERNEL_CELLS } from './constants';

/** Bytes of a set of cells, whichever width is used. */
export const SET_BYTES: usize = 16;
const ALL_CELLS_BYTES: usize = <usize>MAX_KERNEL_CELLS * SET_BYTES;
const SIDE_BYTES: usize = 64;
/**
 * Bytes: records of the sides; by side and cell the domino that begins there; by cell the square that begins there, and
 * where those begin that overlap it.
 */
const DOMINOES_AT: usize = 2 * SIDE_BYTES;
const SQUARES_AT: usize = DOMINOES_AT + 2 * ALL_CELLS_BYTES;
const OVERLAPS_AT: usize = SQUARES_AT + ALL_CELLS_BYTES;
const BOARD_BYTES: usize = OVERLAPS_AT + ALL_CELLS_BYTES;

let board: usize = 0;

let rows: i32 = 0;
let columns: i32 = 0;
let width: i32 = 0;
/** Some row or column is longer than a byte; if none is, each row is a byte of a 64-bit set. */
export let isLong: bool = false;

export function reserveBoard(): void {
  board = reserve(BOARD_BYTES);
}

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

/** The board fits into 64 bits. */
// @ts-ignore: decorator
@inline
export function isNarrow(): bool {
  return rows * width <= 64;
}

// @ts-ignore: decorator
@inline
export function sideAt(side: i32): usize {
  return board + <usize>side * SIDE_BYTES;
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
  return load<T>(load<usize>(side, 36) + <usize>cell * SET_BYTES);
}

// @ts-ignore: decorator
@inline
export function square<T>(cell: i32): T {
  return load<T>(board + SQUARES_AT + <usize>cell * SET_BYTES);
}

/** The squares that share a cell with the one that begins here, by where they begin. */
// @ts-ignore: decorator
@inline
export function overlaps<T>(cell: i32): T {
  return load<T>(board + OVERLAPS_AT + <usize>cell * SET_BYTES);
}

/** Adds a cell to the set at an address. */
export function addCell(set: usize, cell: i32): void {
  const word = set + <usize>((cell >> 6) << 3);
  store<u64>(word, load<u64>(word) | ((<u64>1) << (cell & 63)));
}

/** @param ofRows at least `ofColumns`. */
export function initBoard(ofRows: i32, ofColumns: i32): void {
  rows = ofRows;
  columns = ofColumns;
  isLong = rows > BYTE_ROW;
  width = isLong ? columns : BYTE_ROW;
  memory.fill(board, 0, BOARD_BYTES);
  for (let side = 0; side < 2; side++) {
    store<i32>(sideAt(side), side == 0 ? width : 1, 32);
    store<usize>(sideAt(side), board + DOMINOES_AT + <usize>side * ALL_CELLS_BYTES, 36);
    store<i32>(sideAt(side), side == 0 ? rows : columns, 40);
    store<i32>(sideAt(side), side == 0 ? columns : rows, 44);
    store<i32>(sideAt(side), !isLong ? BYTE_ROW : side == 0 ? columns : rows, 48);
  }
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      const cell = row * width + column;
      if (row + 1 < rows) addDomino(0, cell, cell + width);
      if (column + 1 < columns) addDomino(1, cell, cell + 1);
      if (row + 1 < rows && column + 1 < columns) addSquare(row, column);
    }
  }
}

function addDomino(side: i32, cell: i32, next: i32): void {
  addCell(sideAt(side), cell);
  addCell(sideAt(side) + 16, next);
  const begins = board + DOMINOES_AT + <usize>side * ALL_CELLS_BYTES + <usize>cell * SET_BYTES;
  addCell(begins, cell);
  addCell(begins, next);
}

function addSquare(row: i32, column: i32): void {
  const cell = row * width + column;
  for (let i = -1; i <= 1; i++) {
    for (let j = -1; j <= 1; j++) {
      const other = cell + i * width + j;
      if (i >= 0 && j >= 0) addCell(board + SQUARES_AT + <usize>cell * SET_BYTES, other);
      const isInside =
        row + i >= 0 && column + j >= 0 && row + i + 1 < rows && column + j + 1 < columns;
      if (isInside) addCell(board + OVERLAPS_AT + <usize>cell * SET_BYTES, other);
    }
  }
}
