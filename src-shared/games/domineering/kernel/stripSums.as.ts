/**
 * Bounds by combinatorial game theory. With the board turned so that its dominoes stand upright, a side that never
 * puts one across the border of two strips of rows only gives up moves of its own; the enemy's lie within one row and
 * are all left. So the board is worth at least as much to it as the sum of the strips, which are independent games.
 * With right walls R and left walls L of the thermographs of strips i, who moves second is sure of max ΣRᵢ(τ) − τ,
 * and who moves first of max ΣRᵢ(τ) + Lₖ(τ) − Rₖ(τ) ("Winning Ways", chapter 6). The rows are cut into strips of one
 * to three in the best way, for each τ; a strip is the sum of the parts between which no domino fits.
 *
 * A sum takes 32 bytes: what who moves second is sure of, and who moves first.
 */
import { reserve } from '../../../kernel/scratch.as';
import { boardColumns, isLong, sideAt } from './board.as';
import { BYTE_ROW } from './constants';
import { down, wordOf } from './sets.as';
import { large, smallWalls } from './split.as';
import { first, pairOf, second, tripleOf } from './stripParts.as';
import { nothing, taxes } from './thermographs.as';
import { rowCount, rowLength, rowStep, uprightFor } from './upright.as';

const MAX_ROWS: usize = 16;
const SUM_BYTES: usize = 32;
/** Bytes: sums of the rows before and from each row on, the cells of each row (i32). */
const BACKWARD_AT: usize = (MAX_ROWS + 1) * SUM_BYTES;
const ROWS_AT: usize = 2 * BACKWARD_AT;

let sums: usize = 0;
let rows: i32 = 0;

export function reserveStripSums(): void {
  sums = reserve(ROWS_AT + 4 * MAX_ROWS);
}

// @ts-ignore: decorator
@inline
function cellsOf(row: i32): i32 {
  return load<i32>(sums + ((<usize>row) << 2), ROWS_AT);
}

/** Of the rows before this one. */
// @ts-ignore: decorator
@inline
function forward(row: i32): usize {
  return sums + <usize>row * SUM_BYTES;
}

/** Of the rows from this one on. */
// @ts-ignore: decorator
@inline
function backward(row: i32): usize {
  return sums + BACKWARD_AT + <usize>row * SUM_BYTES;
}

function setRows<T>(cells: T, side: usize): void {
  rows = rowCount(side);
  const step = rowStep(side);
  const inRow: u64 = (1 << rowLength(side)) - 1;
  let left = uprightFor<T>(cells, side);
  for (let row = 0; row < rows; row++) {
    store<i32>(sums + ((<usize>row) << 2), <i32>(wordOf<T>(left, 0) & inRow), ROWS_AT);
    left = down<T>(left, step);
  }
}

/** Improves a sum by one strip more than another sum has. */
// @ts-ignore: decorator
@inline
function extend(sum: usize, former: usize, strip: usize): void {
  const best = i16x8.max_s(
    i16x8.add(first(former), second(strip)),
    i16x8.add(second(former), first(strip)),
  );
  v128.store(sum, i16x8.max_s(first(sum), best), 16);
  v128.store(sum, i16x8.max_s(second(sum), i16x8.add(second(former), second(strip))));
}

// @ts-ignore: decorator
@inline
function begin(sum: usize, former: usize, row: i32): void {
  const alone = second(pairOf(row, 0));
  v128.store(sum, i16x8.add(second(former), alone));
  v128.store(sum, i16x8.add(first(former), alone), 16);
}

function sumForward(): void {
  for (let row = 1; row <= rows; row++) {
    const last = cellsOf(row - 1);
    begin(forward(row), forward(row - 1), last);
    if (row < 2) continue;
    const before = cellsOf(row - 2);
    extend(forward(row), forward(row - 2), pairOf(before, last));
    if (row < 3) continue;
    const triple = tripleOf(cellsOf(row - 3), before, last);
    if (triple != 0) extend(forward(row), forward(row - 3), triple);
  }
}

function sumBackward(): void {
  v128.store(backward(rows), i16x8.splat(0));
  v128.store(backward(rows), nothing(), 16);
  for (let row = rows - 1; row >= 0; row--) {
    begin(backward(row), backward(row + 1), cellsOf(row));
    if (row + 2 > rows) continue;
    extend(backward(row), backward(row + 2), pairOf(cellsOf(row), cellsOf(row + 1)));
    if (row + 3 > rows) continue;
    const triple = tripleOf(cellsOf(row), cellsOf(row + 1), cellsOf(row + 2));
    if (triple != 0) extend(backward(row), backward(row + 3), triple);
  }
}

/** Whether a side is sure to win a position that was split. @param isFirst it is to move. */
export function winsByStrips<T>(split: usize, side: usize, isFirst: bool): bool {
  setRows<T>(large<T>(split), side);
  const walls = smallWalls(split, side);
  v128.store(forward(0), second(walls));
  v128.store(forward(0), first(walls), 16);
  sumForward();
  const sum = forward(rows);
  if (!isFirst) return i16x8.bitmask(i16x8.ge_s(second(sum), taxes())) != 0;
  // When no strip is hot, the sum of numbers decides.
  return isPositive(i16x8.max_s(first(sum), second(sum)));
}

// @ts-ignore: decorator
@inline
function isPositive(walls: v128): bool {
  return i16x8.bitmask(i16x8.gt_s(walls, i16x8.splat(0))) != 0;
}

/** Prepares `isRefuted` for moves of the enemy in the large regions of a position that was split. */
export function prepareRefuting<T>(split: usize, side: usize): void {
  winsByStrips<T>(split, side, true);
  sumBackward();
}

/** Whether the side is sure to win after a domino of the enemy in the large regions. */
export function isRefuted(side: usize, cell: i32): bool {
  const width = isLong ? boardColumns() : BYTE_ROW;
  const row = side == sideAt(0) ? cell / width : cell % width;
  const column = side == sideAt(0) ? cell % width : cell / width;
  const now = cellsOf(row) & ~(3 << column);
  const above = row > 0 ? cellsOf(row - 1) : 0;
  const below = row + 1 < rows ? cellsOf(row + 1) : 0;
  if (winsWith(row, row + 1, pairOf(now, 0))) return true;
  if (row > 0 && winsWith(row - 1, row + 1, pairOf(above, now))) return true;
  if (row + 1 < rows && winsWith(row, row + 2, pairOf(now, below))) return true;
  if (row > 1 && winsWith(row - 2, row + 1, tripleOf(cellsOf(row - 2), above, now))) return true;
  if (row > 0 && row + 1 < rows && winsWith(row - 1, row + 2, tripleOf(above, now, below)))
    return true;
  return row + 2 < rows && winsWith(row, row + 3, tripleOf(now, below, cellsOf(row + 2)));
}

/** With this strip in place of the rows from one on and before another. */
// @ts-ignore: decorator
@inline
function winsWith(from: i32, to: i32, strip: usize): bool {
  if (strip == 0) return false;
  const before = forward(from);
  const behind = backward(to);
  const rest = i16x8.add(second(before), second(behind));
  const firstElsewhere = i16x8.max_s(
    i16x8.add(first(before), second(behind)),
    i16x8.add(second(before), first(behind)),
  );
  const here = i16x8.add(rest, i16x8.max_s(first(strip), second(strip)));
  return isPositive(i16x8.max_s(here, i16x8.add(firstElsewhere, second(strip))));
}
