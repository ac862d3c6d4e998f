/**
 * Lists of moves with their ranks, and what was learned of moves elsewhere in the search: killers, and the history
 * heuristic (J. Schaeffer, 1989), which forgets what is long ago. An entry of a list is rank · 2¹⁴ + move.
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

/** The move of the highest rank from place `index` of a list on, which then stands there. */
// @ts-ignore: decorator
@inline
export function takeBest(list: usize, index: i32, total: i32): i32 {
  const start = list + <usize>index * 4;
  const end = list + <usize>total * 4;
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
  return best & MOVE_MASK;
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
export function recordCutoff(list: usize, index: i32, depth: i32, history: usize, killers: usize): void {
  const move = moveAt(list + <usize>index * 4);
  if (load<i32>(killers) != move) {
    store<i32>(killers, load<i32>(killers), 4);
    store<i32>(killers, move);
  }
  const change = min(16 * depth * depth, 2_048);
  learn(history + <usize>move * 4, change);
  for (let i = 0; i < index; i++) learn(history + <usize>moveAt(list + <usize>i * 4) * 4, -change);
}

export function clearKillers(at: usize, plies: usize): void {
  for (let i: usize = 0; i < 2 * plies; i++) store<i32>(at + i * 4, NO_MOVE);
}
