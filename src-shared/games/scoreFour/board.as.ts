/**
 * Score Four on bitboards. A set of cells is 64 bits, cell = peg + 16 · height as in geometry.ts. A position is the
 * beads of the side to move (`own`) and of the other (`enemy`); nothing depends on the colours themselves.
 *
 * A *threat* of a side is an empty cell that completes a line of that side; threats are kept up to date bead by bead.
 */

export const ALL_PEGS: u64 = 0xffff;
/** Heights 1 and 3: what a side gets that is never the one to answer on the same peg; and heights 2 and 4. */
export const ODD_HEIGHTS: u64 = 0x0000ffff0000ffff;
export const EVEN_HEIGHTS: u64 = 0xffff0000ffff0000;

/** Bytes: the lines of each cell (8 words), their numbers, and the lowest cells of the lines by direction. */
const LINES_AT: usize = 0;
const COUNTS_AT: usize = LINES_AT + 64 * 64;
const STARTS_AT: usize = COUNTS_AT + 64;
export const BOARD_BYTES: usize = STARTS_AT + 22 * 8;

let board: usize = 0;

/** Starts without any line. @param at of `BOARD_BYTES`. */
export function useBoard(at: usize): void {
  board = at;
  memory.fill(at, 0, BOARD_BYTES);
}

/** Tells of one of the lines of geometry.ts, the mask of its four cells. */
export function addLine(low: u32, high: u32): void {
  const line = (<u64>high << 32) | <u64>low;
  const first = ctz(line);
  const step = ctz(line & (line - 1)) - first;
  const starts = board + STARTS_AT + (<usize>step << 3);
  store<u64>(starts, load<u64>(starts) | (<u64>1 << first));
  for (let rest = line; rest != 0; rest &= rest - 1) {
    const cell = <usize>ctz(rest);
    const count = load<u8>(board + COUNTS_AT + cell);
    store<u64>(board + LINES_AT + (cell << 6) + (<usize>count << 3), line);
    store<u8>(board + COUNTS_AT + cell, count + 1);
  }
}

/** The cells that beads can be put on now. */
// @ts-ignore: decorator
@inline
export function playableCells(occupied: u64): u64 {
  return ~occupied & ((occupied << 16) | ALL_PEGS);
}

/**
 * What a bead changes, by the beads on a line before it, own + 5 · enemy: points for the open lines of both sides
 * (1 with one bead, 4 with two) times 2¹⁶, plus 1 when the enemy cannot complete the line any more.
 */
const CHANGES = memory.data<i32>([
  (1 << 16) | 1, 3 << 16, -4 * 65536, 0, 0,
  (1 << 16) | 1, 0, 0, 0, 0,
  (4 << 16) | 1, 0, 0, 0, 0,
  1, 0, 0, 0, 0,
  0, 0, 0, 0, 0,
]);

/** What `lookAt` finds. */
export let newThreats: u64 = 0;
export let change: i32 = 0;

// @ts-ignore: decorator
@inline
function lookAtLine(line: u64, own: u64, enemy: u64): void {
  const beads = line & own;
  const code = <usize>popcnt(beads) + 5 * <usize>popcnt(line & enemy);
  change += load<i32>(CHANGES + (code << 2));
  newThreats |= select<u64>(line ^ beads, 0, code == 2);
}

/** Sets `newThreats` and `change` to what a bead of `own` on an empty cell would do; it completes no line. */
// @ts-ignore: decorator
@inline
export function lookAt(own: u64, enemy: u64, cell: i32): void {
  const lines = board + LINES_AT + (<usize>cell << 6);
  newThreats = 0;
  change = 0;
  lookAtLine(load<u64>(lines), own, enemy);
  lookAtLine(load<u64>(lines, 8), own, enemy);
  lookAtLine(load<u64>(lines, 16), own, enemy);
  lookAtLine(load<u64>(lines, 24), own, enemy);
  if (load<u8>(board + COUNTS_AT + <usize>cell) > 4) {
    lookAtLine(load<u64>(lines, 32), own, enemy);
    lookAtLine(load<u64>(lines, 40), own, enemy);
    lookAtLine(load<u64>(lines, 48), own, enemy);
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
    const lines = board + LINES_AT + (<usize>cell << 6);
    for (let i: usize = 0; i < <usize>load<u8>(board + COUNTS_AT + <usize>cell); i++) {
      if (popcnt(load<u64>(lines + (i << 3)) & own) == 3) threats |= <u64>1 << cell;
    }
  }
  return threats;
}

/** The lines a side can still complete, by the beads on the board alone. */
export function openLinesOf(own: u64, enemy: u64): i32 {
  let doubled = 0;
  for (let cell = 0; cell < 64; cell++) {
    const lines = board + LINES_AT + (<usize>cell << 6);
    for (let i: usize = 0; i < <usize>load<u8>(board + COUNTS_AT + <usize>cell); i++) {
      if ((load<u64>(lines + (i << 3)) & enemy) == 0) doubled++;
    }
  }
  return doubled >> 2;
}

/** The points of the open lines of a side less those of the other. */
export function pointsOf(own: u64, enemy: u64): i32 {
  let points = 0;
  let before: u64 = 0;
  for (let rest = own; rest != 0; rest &= rest - 1) {
    const cell = <i32>ctz(rest);
    lookAt(before, 0, cell);
    points += change >> 16;
    before |= <u64>1 << cell;
  }
  before = 0;
  for (let rest = enemy; rest != 0; rest &= rest - 1) {
    const cell = <i32>ctz(rest);
    lookAt(before, own, cell);
    points -= change >> 16;
    before |= <u64>1 << cell;
  }
  return points;
}

/** Whether a line with at least one bead, that no enemy stands on, lacks no more beads than there are turns. */
function canComplete(own: u64, enemy: u64, turns: i32): bool {
  for (let rest = ~(own | enemy); rest != 0; rest &= rest - 1) {
    const cell = <usize>ctz(rest);
    const lines = board + LINES_AT + (cell << 6);
    for (let i: usize = 0; i < <usize>load<u8>(board + COUNTS_AT + cell); i++) {
      const line = load<u64>(lines + (i << 3));
      if ((line & enemy) == 0 && 4 - <i32>popcnt(line & own) <= turns) return true;
    }
  }
  return false;
}

/** The referee's early draw (rules.ts): no line can be completed in the turns that are left. @param free empty cells. */
export function isDrawnEarly(own: u64, enemy: u64, free: i32): bool {
  return !canComplete(own, enemy, (free + 1) >> 1) && !canComplete(enemy, own, free >> 1);
}
