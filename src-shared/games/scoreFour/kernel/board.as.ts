/**
 * Score Four on bitboards. A set of cells is 64 bits, cell = peg + 16 · height as in geometry.ts. A position is the
 * beads of the side to move (`own`) and of the other (`enemy`); White is the one that moves when the beads are even.
 *
 * A *threat* of a side is an empty cell that completes a line of that side; threats are kept up to date bead by bead.
 */
import { reserve } from '../../../kernel/scratch.as';
import { LINE_COUNT } from './constants';

export const ALL_PEGS: u64 = 0xffff;
/** Heights 1 and 3: what a side gets that is never the one to answer on the same peg; and heights 2 and 4. */
export const ODD_HEIGHTS: u64 = 0x0000ffff0000ffff;
export const EVEN_HEIGHTS: u64 = 0xffff0000ffff0000;

/** Bytes: the lines, and the lowest cells of the lines by direction. */
const STARTS_AT: usize = 8 * <usize>LINE_COUNT;
const BOARD_BYTES: usize = STARTS_AT + 22 * 8;

let board: usize = 0;

export function reserveBoard(): void {
  board = reserve(BOARD_BYTES);
}

/** Starts without any line. */
export function clearBoard(): void {
  memory.fill(board, 0, BOARD_BYTES);
}

/** Tells of one of the lines of geometry.ts. @param line its four cells. */
export function setLine(index: i32, line: u64): void {
  store<u64>(board + ((<usize>index) << 3), line);
  const step = <usize>(ctz(line & (line - 1)) - ctz(line));
  const starts = board + STARTS_AT + (step << 3);
  store<u64>(starts, load<u64>(starts) | (line & -line));
}

// @ts-ignore: decorator
@inline
export function lineAt(index: i32): u64 {
  return load<u64>(board + ((<usize>index) << 3));
}

/** The cells that beads can be put on now. */
// @ts-ignore: decorator
@inline
export function playableCells(occupied: u64): u64 {
  return ~occupied & ((occupied << 16) | ALL_PEGS);
}

// @ts-ignore: decorator
@inline
function startsOfLines(cells: u64, step: u64): u64 {
  const pairs = cells & (cells >> step);
  return pairs & (pairs >> (2 * step)) & load<u64>(board + STARTS_AT + ((<usize>step) << 3));
}

/** Whether some cells hold a whole line: all 13 directions by shifts. */
export function holdLine(cells: u64): bool {
  return (
    (startsOfLines(cells, 1) |
      startsOfLines(cells, 4) |
      startsOfLines(cells, 3) |
      startsOfLines(cells, 5)) !=
      0 ||
    (startsOfLines(cells, 16) |
      startsOfLines(cells, 11) |
      startsOfLines(cells, 12) |
      startsOfLines(cells, 13) |
      startsOfLines(cells, 15) |
      startsOfLines(cells, 17) |
      startsOfLines(cells, 19) |
      startsOfLines(cells, 20) |
      startsOfLines(cells, 21)) !=
      0
  );
}

/** The cells of the lines of a direction that lie within cells, in both halves. */
// @ts-ignore: decorator
@inline
function linesWithin(cells: v128, step: i32): v128 {
  const starts = v128.load64_splat(board + STARTS_AT + ((<usize>step) << 3));
  const pairs = v128.and(cells, i64x2.shr_u(cells, step));
  const first = v128.and(v128.and(pairs, i64x2.shr_u(pairs, 2 * step)), starts);
  const half = v128.or(first, i64x2.shl(first, step));
  return v128.or(half, i64x2.shl(half, 2 * step));
}

/** The cells of all lines that lie within cells, in both halves. */
// @ts-ignore: decorator
@inline
export function allLinesWithin(cells: v128): v128 {
  let found = v128.or(linesWithin(cells, 1), linesWithin(cells, 4));
  found = v128.or(found, v128.or(linesWithin(cells, 3), linesWithin(cells, 5)));
  found = v128.or(found, v128.or(linesWithin(cells, 16), linesWithin(cells, 11)));
  found = v128.or(found, v128.or(linesWithin(cells, 12), linesWithin(cells, 13)));
  found = v128.or(found, v128.or(linesWithin(cells, 15), linesWithin(cells, 17)));
  found = v128.or(found, v128.or(linesWithin(cells, 19), linesWithin(cells, 20)));
  return v128.or(found, linesWithin(cells, 21));
}

/** The threats of a side. */
export function threatsOf(own: u64, enemy: u64): u64 {
  let threats: u64 = 0;
  for (let index = 0; index < LINE_COUNT; index++) {
    const line = lineAt(index);
    if ((line & enemy) == 0 && popcnt(line & own) == 3) threats |= line & ~own;
  }
  return threats;
}

/** The lines a side can still complete, by the beads on the board alone. */
export function openLinesOf(enemy: u64): i32 {
  let open = 0;
  for (let index = 0; index < LINE_COUNT; index++) {
    if ((lineAt(index) & enemy) == 0) open++;
  }
  return open;
}

/** Whether a line with at least one empty cell, that no enemy stands on, lacks no more beads than there are turns. */
function canComplete(own: u64, enemy: u64, turns: i32): bool {
  for (let index = 0; index < LINE_COUNT; index++) {
    const line = lineAt(index);
    const lacking = 4 - <i32>popcnt(line & own);
    if ((line & enemy) == 0 && lacking > 0 && lacking <= turns) return true;
  }
  return false;
}

/**
 * Most of the referee's early draws (completion.ts): no line can be completed in the turns that are left. The others
 * are followed to the end, which is a draw as well. @param free empty cells.
 */
export function isDrawnEarly(own: u64, enemy: u64, free: i32): bool {
  return !canComplete(own, enemy, (free + 1) >> 1) && !canComplete(enemy, own, free >> 1);
}
