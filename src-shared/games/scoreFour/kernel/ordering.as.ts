/**
 * What is expected of moves: killers by ply, and by side and cell how often a move caused a cutoff, weighted by depth.
 * Sides are told apart by the parity of the ply.
 */
import { reserve } from '../../../kernel/scratch.as';
const MAX_PLIES: usize = 66;
const HISTORY_BYTES: usize = 2 * 64 * 4;
const KILLERS_AT: usize = HISTORY_BYTES;
const ORDERING_BYTES: usize = KILLERS_AT + MAX_PLIES * 8;

const FIRST_KILLER: i32 = 1 << 27;
const SECOND_KILLER: i32 = 1 << 26;
const HISTORY_LIMIT: i32 = 1 << 25;

let ordering: usize = 0;

export function reserveOrdering(): void {
  ordering = reserve(ORDERING_BYTES);
}

export function clearOrdering(): void {
  memory.fill(ordering, 0, HISTORY_BYTES);
  memory.fill(ordering + KILLERS_AT, 0xff, MAX_PLIES * 8);
}

// @ts-ignore: decorator
@inline
export function historyOf(cell: i32, ply: i32): i32 {
  return load<i32>(ordering + (<usize>(ply & 1) << 8) + (<usize>cell << 2));
}

/** The cell of the last move that caused a cutoff at a ply; none at first. */
// @ts-ignore: decorator
@inline
export function killerOf(ply: i32): u64 {
  const cell = load<i32>(ordering + KILLERS_AT + (<usize>ply << 3));
  return cell < 0 ? 0 : <u64>1 << cell;
}

// @ts-ignore: decorator
@inline
export function rankOf(cell: i32, ply: i32): i32 {
  const killers = ordering + KILLERS_AT + (<usize>ply << 3);
  const rank = historyOf(cell, ply);
  if (cell == load<i32>(killers)) return rank + FIRST_KILLER;
  return cell == load<i32>(killers, 4) ? rank + SECOND_KILLER : rank;
}

// @ts-ignore: decorator
@inline
export function recordCutoff(cell: i32, depth: i32, ply: i32): void {
  const killers = ordering + KILLERS_AT + (<usize>ply << 3);
  if (load<i32>(killers) != cell) {
    store<i32>(killers, load<i32>(killers), 4);
    store<i32>(killers, cell);
  }
  const history = ordering + (<usize>(ply & 1) << 8) + (<usize>cell << 2);
  const credited = load<i32>(history) + depth * depth;
  store<i32>(history, credited);
  if (credited > HISTORY_LIMIT) {
    for (let at = ordering; at < ordering + HISTORY_BYTES; at += 4) store<i32>(at, load<i32>(at) >> 1);
  }
}
