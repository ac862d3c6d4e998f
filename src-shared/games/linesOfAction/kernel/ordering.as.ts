/** In which order moves are tried: from the table, killers, then by history, captures and gathering. */
import { bit, enemy, own, side } from './board.as';
import { HISTORY_AT, KILLERS_AT, MAX_PLIES, MOVES_AT, MOVES_PER_PLY, RANKS_AT, scratch } from './layout.as';
import { NO_MOVE } from '../../../search/kernel/table.as';
import { writeMoves } from './moves.as';

/** Ranks lie within ±2^17 above the 14 bits of the move. */
const RANK_SHIFT: i32 = 14;
const TABLE_RANK: i32 = 120_000;
const KILLER_RANK: i32 = 60_000;
const CAPTURE_RANK: i32 = 3_000;
const HISTORY_LIMIT: i32 = 16_384;

// @ts-ignore: decorator
@inline
export function movesAt(ply: i32): usize {
  return scratch + MOVES_AT + <usize>ply * MOVES_PER_PLY * 4;
}

// @ts-ignore: decorator
@inline
function historyAt(move: i32): usize {
  return scratch + HISTORY_AT + <usize>((side << 12) | move) * 4;
}

export function setRank(square: i32, rank: i32): void {
  store<i32>(scratch + RANKS_AT + <usize>square * 4, rank);
}

// @ts-ignore: decorator
@inline
function rankOf(square: i32): i32 {
  return load<i32>(scratch + RANKS_AT + <usize>square * 4);
}

export function clearOrdering(): void {
  memory.fill(scratch + HISTORY_AT, 0, 2 * 4096 * 4);
  for (let i: usize = 0; i < <usize>MAX_PLIES * 2; i++) {
    store<i32>(scratch + KILLERS_AT + i * 4, NO_MOVE);
  }
}

/** Writes the moves of the side to move with their ranks. @returns how many. */
export function rankedMoves(ply: i32, tableMove: i32): i32 {
  const at = movesAt(ply);
  const total = writeMoves(at, own, enemy);
  const killers = scratch + KILLERS_AT + <usize>ply * 8;
  const first = load<i32>(killers);
  const second = load<i32>(killers, 4);
  for (let i: usize = 0; i < <usize>total * 4; i += 4) {
    const move = load<i32>(at + i);
    let rank: i32;
    if (move == tableMove) rank = TABLE_RANK;
    else if (move == first) rank = KILLER_RANK + 1;
    else if (move == second) rank = KILLER_RANK;
    else {
      rank = load<i32>(historyAt(move)) + rankOf(move & 63) - rankOf(move >> 6);
      if ((enemy & bit(move & 63)) != 0) rank += CAPTURE_RANK;
    }
    store<i32>(at + i, (rank << RANK_SHIFT) | move);
  }
  return total;
}

/** The list is one move alone. */
export function listOne(ply: i32, move: i32): void {
  store<i32>(movesAt(ply), (TABLE_RANK << RANK_SHIFT) | move);
}

/** Leaves of the moves after the first only the captures. @returns how many are left, the first included. */
export function keepCaptures(ply: i32, total: i32): i32 {
  const start = movesAt(ply);
  let end = start + 4;
  for (let at = end; at < start + <usize>total * 4; at += 4) {
    const each = load<i32>(at);
    if ((enemy & bit(each & 63)) == 0) continue;
    store<i32>(end, each);
    end += 4;
  }
  return <i32>((end - start) >> 2);
}

/** The move of the highest rank from place `index` on, which then stands there. */
// @ts-ignore: decorator
@inline
export function takeBest(ply: i32, index: i32, total: i32): i32 {
  const start = movesAt(ply) + <usize>index * 4;
  const end = movesAt(ply) + <usize>total * 4;
  let bestAt = start;
  let best = load<i32>(start);
  for (let at = start + 4; at < end; at += 4) {
    const each = load<i32>(at);
    if (each > best) {
      best = each;
      bestAt = at;
    }
  }
  store<i32>(bestAt, load<i32>(start));
  store<i32>(start, best);
  return best & ((1 << RANK_SHIFT) - 1);
}

// @ts-ignore: decorator
@inline
function learn(move: i32, change: i32): void {
  const at = historyAt(move);
  const value = load<i32>(at);
  store<i32>(at, value + change - (value * abs(change)) / HISTORY_LIMIT);
}

/** The move at `index` refuted the position; those before it did not. */
export function praise(ply: i32, index: i32, depth: i32): void {
  const at = movesAt(ply);
  const move = load<i32>(at + <usize>index * 4) & ((1 << RANK_SHIFT) - 1);
  const killers = scratch + KILLERS_AT + <usize>ply * 8;
  if (load<i32>(killers) != move) {
    store<i32>(killers, load<i32>(killers), 4);
    store<i32>(killers, move);
  }
  const change = min(16 * depth * depth, 2_048);
  learn(move, change);
  for (let i: usize = 0; i < <usize>index; i++) {
    learn(load<i32>(at + i * 4) & ((1 << RANK_SHIFT) - 1), -change);
  }
}
