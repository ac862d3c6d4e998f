import { classOffset, patternPoints } from './weights.as';

/**
 * Score Four on bitboards. A set of cells is 64 bits, cell = peg + 16 · height as in geometry.ts. A position is the
 * beads of the side to move (`own`) and of the other (`enemy`); White is the one that moves when the beads are even.
 *
 * A *threat* of a side is an empty cell that completes a line of that side; threats are kept up to date bead by bead.
 */

export const ALL_PEGS: u64 = 0xffff;
/** Heights 1 and 3: what a side gets that is never the one to answer on the same peg; and heights 2 and 4. */
export const ODD_HEIGHTS: u64 = 0x0000ffff0000ffff;
export const EVEN_HEIGHTS: u64 = 0xffff0000ffff0000;

/** Of each cell and line through it: 32 bytes, that is the mask, the factor, where its values are, the cell's bit. */
const LINE_BYTES: usize = 32;
const CELL_BYTES: usize = 8 * LINE_BYTES;
/** Bytes: the lines of each cell, their numbers, and the lowest cells of the lines by direction. */
const LINES_AT: usize = 0;
const COUNTS_AT: usize = LINES_AT + 64 * CELL_BYTES;
const STARTS_AT: usize = COUNTS_AT + 64;
export const BOARD_BYTES: usize = STARTS_AT + 22 * 8;

let board: usize = 0;

/** Starts without any line. @param at of `BOARD_BYTES`. */
export function useBoard(at: usize): void {
  board = at;
  memory.fill(at, 0, BOARD_BYTES);
}

/** Tells of one of the lines of geometry.ts, the mask of its four cells. @param lineClass as in lineClasses.ts. */
export function addLine(low: u32, high: u32, lineClass: i32): void {
  const line = (<u64>high << 32) | <u64>low;
  const first = <i32>ctz(line);
  const step = <i32>ctz(line & (line - 1)) - first;
  const starts = board + STARTS_AT + (<usize>step << 3);
  store<u64>(starts, load<u64>(starts) | (<u64>1 << first));
  const factor = factorOf(first, step);
  for (let rest = line; rest != 0; rest &= rest - 1) {
    const cell = <usize>ctz(rest);
    const count = load<u8>(board + COUNTS_AT + cell);
    const at = lineAt(cell, count);
    store<u64>(at, line);
    store<u64>(at, factor, 8);
    store<u32>(at, <u32>classOffset(lineClass), 16);
    store<u32>(at, <u32>patternOf(<u64>1 << cell, line, factor), 20);
    store<u8>(board + COUNTS_AT + cell, count + 1);
  }
}

/**
 * What the cells of a line are multiplied by so that they come to bits 60 to 63, the lowest first and no other bits
 * there. The diagonals with step 3 would get in each other's way and come in the opposite order.
 */
function factorOf(first: i32, step: i32): u64 {
  if (step == 1) return <u64>1 << (60 - first);
  let factor: u64 = 0;
  for (let i = 0; i < 4; i++) factor |= <u64>1 << (60 + (step == 3 ? 3 - i : i) - i * step - first);
  return factor;
}

// @ts-ignore: decorator
@inline
function lineAt(cell: usize, index: usize): usize {
  return board + LINES_AT + CELL_BYTES * cell + LINE_BYTES * index;
}

/** Which of the cells of a line are in a set, as four bits. */
// @ts-ignore: decorator
@inline
function patternOf(cells: u64, line: u64, factor: u64): i32 {
  return <i32>(((cells & line) * factor) >> 60);
}

/** The cells that beads can be put on now. */
// @ts-ignore: decorator
@inline
export function playableCells(occupied: u64): u64 {
  return ~occupied & ((occupied << 16) | ALL_PEGS);
}

/** What `lookAt` finds. */
export let newThreats: u64 = 0;
/** The points that the lines of both sides gain times 2¹⁶, plus the number of lines the enemy loses. */
export let change: i32 = 0;

// @ts-ignore: decorator
@inline
function lookAtLine(at: usize, own: u64, enemy: u64, view: usize): void {
  const line = load<u64>(at);
  const factor = load<u64>(at, 8);
  const patterns = view + <usize>load<u32>(at, 16);
  const before = patternOf(own, line, factor);
  const after = before | load<i32>(at, 20);
  const other = patternOf(enemy, line, factor);
  const gain = patternPoints(patterns, after, other) - patternPoints(patterns, before, other);
  change += (gain << 16) + <i32>(before == 0);
  newThreats |= select<u64>(line & ~own, 0, other == 0 && popcnt(after) == 3);
}

/**
 * Sets `newThreats` and `change` to what a bead of `own` on an empty cell would do; it completes no line.
 * @param view of weights.as.ts, for `own`.
 */
// @ts-ignore: decorator
@inline
export function lookAt(own: u64, enemy: u64, cell: i32, view: usize): void {
  const lines = lineAt(cell, 0);
  newThreats = 0;
  change = 0;
  lookAtLine(lines, own, enemy, view);
  lookAtLine(lines + LINE_BYTES, own, enemy, view);
  lookAtLine(lines + 2 * LINE_BYTES, own, enemy, view);
  lookAtLine(lines + 3 * LINE_BYTES, own, enemy, view);
  if (load<u8>(board + COUNTS_AT + <usize>cell) > 4) {
    lookAtLine(lines + 4 * LINE_BYTES, own, enemy, view);
    lookAtLine(lines + 5 * LINE_BYTES, own, enemy, view);
    lookAtLine(lines + 6 * LINE_BYTES, own, enemy, view);
  }
  newThreats &= ~(<u64>1 << cell);
}

// @ts-ignore: decorator
@inline
function startsOfLines(cells: u64, step: u64): u64 {
  const pairs = cells & (cells >> step);
  return pairs & (pairs >> (2 * step)) & load<u64>(board + STARTS_AT + (<usize>step << 3));
}

/** Whether some cells hold a whole line: all 13 directions by shifts. */
export function holdLine(cells: u64): bool {
  return (
    (startsOfLines(cells, 1) | startsOfLines(cells, 4) | startsOfLines(cells, 3) | startsOfLines(cells, 5)) != 0 ||
    (startsOfLines(cells, 16) |
      startsOfLines(cells, 11) |
      startsOfLines(cells, 12) |
      startsOfLines(cells, 13) |
      startsOfLines(cells, 15) |
      startsOfLines(cells, 17) |
      startsOfLines(cells, 19) |
      startsOfLines(cells, 20) |
      startsOfLines(cells, 21)) != 0
  );
}

/** The threats of a side. */
export function threatsOf(own: u64, enemy: u64): u64 {
  let threats: u64 = 0;
  for (let rest = ~(own | enemy); rest != 0; rest &= rest - 1) {
    const cell = <i32>ctz(rest);
    for (let i: usize = 0; i < <usize>load<u8>(board + COUNTS_AT + <usize>cell); i++) {
      if (popcnt(load<u64>(lineAt(cell, i)) & own) == 3) threats |= <u64>1 << cell;
    }
  }
  return threats;
}

/** The lines a side can still complete, by the beads on the board alone. */
export function openLinesOf(own: u64, enemy: u64): i32 {
  let doubled = 0;
  for (let cell = 0; cell < 64; cell++) {
    for (let i: usize = 0; i < <usize>load<u8>(board + COUNTS_AT + <usize>cell); i++) {
      if ((load<u64>(lineAt(cell, i)) & enemy) == 0) doubled++;
    }
  }
  return doubled >> 2;
}

/** The points of the lines of a side less those of the other. @param view of weights.as.ts, for `own`. */
export function pointsOf(own: u64, enemy: u64, view: usize): i32 {
  let points = 0;
  for (let cell = 0; cell < 64; cell++) {
    for (let i: usize = 0; i < <usize>load<u8>(board + COUNTS_AT + <usize>cell); i++) {
      const at = lineAt(cell, i);
      const line = load<u64>(at);
      const factor = load<u64>(at, 8);
      const patterns = view + <usize>load<u32>(at, 16);
      points += patternPoints(patterns, patternOf(own, line, factor), patternOf(enemy, line, factor));
    }
  }
  return points >> 2;
}

/** Whether a line with at least one bead, that no enemy stands on, lacks no more beads than there are turns. */
function canComplete(own: u64, enemy: u64, turns: i32): bool {
  for (let rest = ~(own | enemy); rest != 0; rest &= rest - 1) {
    const cell = <usize>ctz(rest);
    for (let i: usize = 0; i < <usize>load<u8>(board + COUNTS_AT + cell); i++) {
      const line = load<u64>(lineAt(cell, i));
      if ((line & enemy) == 0 && 4 - <i32>popcnt(line & own) <= turns) return true;
    }
  }
  return false;
}

/** The referee's early draw (rules.ts): no line can be completed in the turns that are left. @param free empty cells. */
export function isDrawnEarly(own: u64, enemy: u64, free: i32): bool {
  return !canComplete(own, enemy, (free + 1) >> 1) && !canComplete(enemy, own, free >> 1);
}
