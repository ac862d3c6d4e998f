/**
 * What is expected of moves: killers by ply, and by side and cell how often a move caused a cutoff, weighted by depth.
 * Sides are told apart by the parity of the ply.
 */
import { NO_MOVE } from '../../../kernel/constants';
import { clearKillers, recordKiller } from '../../../kernel/ordering.as';
import { reserve } from '../../../kernel/scratch.as';
import { MAX_PLIES } from './frames.as';

const HISTORY_BYTES: usize = 2 * 64 * 4;
const KILLERS_AT: usize = HISTORY_BYTES;
const ORDERING_BYTES: usize = KILLERS_AT + MAX_PLIES * 8;

const TABLE_RANK: i32 = 1 << 30;
const FIRST_KILLER: i32 = 1 << 27;
const SECOND_KILLER: i32 = 1 << 26;
const HISTORY_LIMIT: i32 = 1 << 25;

let ordering: usize = 0;

export function reserveOrdering(): void {
  ordering = reserve(ORDERING_BYTES);
}

export function clearOrdering(): void {
  memory.fill(ordering, 0, HISTORY_BYTES);
  clearKillers(ordering + KILLERS_AT, MAX_PLIES);
}

// @ts-ignore: decorator
@inline
function historyAt(cell: i32, ply: i32): usize {
  return ordering + ((<usize>(ply & 1)) << 8) + ((<usize>cell) << 2);
}

// @ts-ignore: decorator
@inline
function killersAt(ply: i32): usize {
  return ordering + KILLERS_AT + ((<usize>ply) << 3);
}

/** The cell of the last move that caused a cutoff at a ply; none at first. */
// @ts-ignore: decorator
@inline
export function killerOf(ply: i32): u64 {
  const cell = load<i32>(killersAt(ply));
  return cell == NO_MOVE ? 0 : (<u64>1) << cell;
}

// @ts-ignore: decorator
@inline
export function moveOrderScore(cell: i32, tableMove: i32, ply: i32): i32 {
  if (cell == tableMove) return TABLE_RANK;
  const killers = killersAt(ply);
  const score = load<i32>(historyAt(cell, ply));
  if (cell == load<i32>(killers)) return score + FIRST_KILLER;
  return cell == load<i32>(killers, 4) ? score + SECOND_KILLER : score;
}

// @ts-ignore: decorator
@inline
export function recordCutoff(cell: i32, depth: i32, ply: i32): void {
  recordKiller(killersAt(ply), cell);
  const history = historyAt(cell, ply);
  const credited = load<i32>(history) + depth * depth;
  store<i32>(history, credited);
  if (credited > HISTORY_LIMIT) halveHistory();
}

function halveHistory(): void {
  for (let at = ordering; at < ordering + HISTORY_BYTES; at += 4)
    store<i32>(at, load<i32>(at) >> 1);
}
