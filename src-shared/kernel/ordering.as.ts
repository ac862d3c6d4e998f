/**
 * Lists of moves with their ranks, and what was learned of moves elsewhere in the search: killers, and the history
 * heuristic (J. Schaeffer, 1989), which forgets what is long ago. An entry of a list is rank · 2¹⁴ + move; Score Four,
 * whose ranks are larger, has entries of its own.
 */
import { NO_MOVE } from './constants';

/** Ranks lie within ±2¹⁷ above the 14 bits of the move. */
const RANK_SHIFT: i32 = 14;
const MOVE_MASK: i32 = (1 << RANK_SHIFT) - 1;
/** What history says of a move lies within ± this. */
const HISTORY_LIMIT: i32 = 16_384;
export const TABLE_RANK: i32 = 120_000;

// @ts-ignore: decorator
@inline
export function putMove(at: usize, rank: i32, move: i32): void {
  store<i32>(at, (rank << RANK_SHIFT) | move);
}

// @ts-ignore: decorator
@inline
export function moveAt(at: usize): i32 {
  return load<i32>(at) & MOVE_MASK;
}

/** The highest entry, of type `T`, of those from a place on, which then stands there. */
// @ts-ignore: decorator
@inline
export function takeHighest<T>(start: usize, end: usize): T {
  const first = load<T>(start);
  let highest = first;
  let highestAt = start;
  for (let at = start + sizeof<T>(); at < end; at += sizeof<T>()) {
    const each = load<T>(at);
    if (each > highest) {
      highest = each;
      highestAt = at;
    }
  }
  store<T>(highestAt, first);
  store<T>(start, highest);
  return highest;
}

/** The move of the highest rank from place `index` of a list on, which then stands there. */
// @ts-ignore: decorator
@inline
export function takeBest(list: usize, index: i32, total: i32): i32 {
  return takeHighest<i32>(list + <usize>index * 4, list + <usize>total * 4) & MOVE_MASK;
}

// @ts-ignore: decorator
@inline
function learn(at: usize, change: i32): void {
  const value = load<i32>(at);
  store<i32>(at, value + change - (value * abs(change)) / HISTORY_LIMIT);
}

/**
 * The move at `index` of a list refuted the position; those before it did not.
 * @param history by move, i32. @param killers of this ply, two moves as i32.
 */
export function recordCutoff(
  list: usize,
  index: i32,
  depth: i32,
  history: usize,
  killers: usize,
): void {
  const move = moveAt(list + <usize>index * 4);
  recordKiller(killers, move);
  const change = min(16 * depth * depth, 2_048);
  learn(history + <usize>move * 4, change);
  for (let i = 0; i < index; i++) learn(history + <usize>moveAt(list + <usize>i * 4) * 4, -change);
}

/** A move refuted a position of this ply: it takes the first of the two places. */
// @ts-ignore: decorator
@inline
export function recordKiller(killers: usize, move: i32): void {
  if (load<i32>(killers) == move) return;
  store<i32>(killers, load<i32>(killers), 4);
  store<i32>(killers, move);
}

/** Two killers for each ply, none yet. */
export function clearKillers(at: usize, plies: usize): void {
  for (let i: usize = 0; i < 2 * plies; i++) store<i32>(at + i * 4, NO_MOVE);
}
