import { LINE_CODES, lineCode, linePoints } from './linePoints.as';

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
/** What a bead changes by the code of the line before it: two tables, for cells of odd and of even heights. */
const CHANGES_AT: usize = STARTS_AT + 22 * 8;
const CHANGES_BYTES: usize = 4 * LINE_CODES;
export const BOARD_BYTES: usize = CHANGES_AT + 2 * CHANGES_BYTES;

let board: usize = 0;

/** Starts without any line. @param at of `BOARD_BYTES`. */
export function useBoard(at: usize): void {
  board = at;
  memory.fill(at, 0, BOARD_BYTES);
  fillChanges(0);
  fillChanges(1);
}

/** @param isEven whether the bead comes to an even height. */
function fillChanges(isEven: i32): void {
  const changes = board + CHANGES_AT + CHANGES_BYTES * <usize>isEven;
  for (let own = 0; own < 4; own++) {
    for (let enemy = 0; own + enemy < 4; enemy++) {
      for (let odd = 1 - isEven; odd + own + enemy <= 4 - isEven; odd++) {
        const after = linePoints(own + 1, enemy, odd - 1 + isEven);
        const gain = after - linePoints(own, enemy, odd);
        store<i32>(changes + (<usize>lineCode(own, enemy, odd) << 2), (gain << 16) + (own == 0 ? 1 : 0));
      }
    }
  }
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

/** For the transposition table. */
// @ts-ignore: decorator
@inline
export function keyOf(own: u64, enemy: u64): u64 {
  let key = own * 0x9e3779b97f4a7c15;
  key ^= key >> 32;
  key = (key ^ enemy) * 0xc2b2ae3d27d4eb4f;
  key ^= key >> 29;
  key *= 0x165667b19e3779f9;
  return key ^ (key >> 32);
}

/** The cells that beads can be put on now. */
// @ts-ignore: decorator
@inline
export function playableCells(occupied: u64): u64 {
  return ~occupied & ((occupied << 16) | ALL_PEGS);
}

/** What `lookAt` finds. */
export let newThreats: u64 = 0;
/** The points that the open lines of both sides gain times 2¹⁶, plus the number of lines the enemy loses. */
export let change: i32 = 0;

// @ts-ignore: decorator
@inline
function lookAtLine(line: u64, own: u64, enemy: u64, oddRests: u64, changes: usize): void {
  const beads = line & own;
  const count = <i32>popcnt(beads);
  const enemyCount = <i32>popcnt(line & enemy);
  change += load<i32>(changes + (<usize>lineCode(count, enemyCount, <i32>popcnt(line & oddRests)) << 2));
  newThreats |= select<u64>(line ^ beads, 0, lineCode(count, enemyCount, 0) == 2);
}

/** Sets `newThreats` and `change` to what a bead of `own` on an empty cell would do; it completes no line. */
// @ts-ignore: decorator
@inline
export function lookAt(own: u64, enemy: u64, cell: i32): void {
  const lines = board + LINES_AT + (<usize>cell << 6);
  const oddRests = ~(own | enemy) & ODD_HEIGHTS;
  const changes = board + CHANGES_AT + CHANGES_BYTES * <usize>((cell >> 4) & 1);
  newThreats = 0;
  change = 0;
  lookAtLine(load<u64>(lines), own, enemy, oddRests, changes);
  lookAtLine(load<u64>(lines, 8), own, enemy, oddRests, changes);
  lookAtLine(load<u64>(lines, 16), own, enemy, oddRests, changes);
  lookAtLine(load<u64>(lines, 24), own, enemy, oddRests, changes);
  if (load<u8>(board + COUNTS_AT + <usize>cell) > 4) {
    lookAtLine(load<u64>(lines, 32), own, enemy, oddRests, changes);
    lookAtLine(load<u64>(lines, 40), own, enemy, oddRests, changes);
    lookAtLine(load<u64>(lines, 48), own, enemy, oddRests, changes);
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
  const oddRests = ~(own | enemy) & ODD_HEIGHTS;
  let points = 0;
  for (let cell = 0; cell < 64; cell++) {
    const lines = board + LINES_AT + (<usize>cell << 6);
    for (let i: usize = 0; i < <usize>load<u8>(board + COUNTS_AT + <usize>cell); i++) {
      const line = load<u64>(lines + (i << 3));
      const odd = <i32>popcnt(line & oddRests);
      points += linePoints(<i32>popcnt(line & own), <i32>popcnt(line & enemy), odd);
    }
  }
  return points >> 2;
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
