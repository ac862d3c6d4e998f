/** In which order moves are tried: from the table, killers, then by history, captures and gathering. */
import { bit, enemy, own, side } from './board.as';
import { HISTORY_AT, KILLERS_AT, MAX_PLIES, MOVES_AT, MOVES_PER_PLY, RANKS_AT, scratch } from './layout.as';
import { writeMoves } from './moves.as';
import {
  clearKillers,
  recordCutoff as praiseMove,
  putMove,
  TABLE_RANK,
  takeBest as takeBestOf,
} from '../../../kernel/ordering.as';

const KILLER_RANK: i32 = 60_000;
const CAPTURE_RANK: i32 = 3_000;

// @ts-ignore: decorator
@inline
export function movesAt(ply: i32): usize {
  return scratch + MOVES_AT + <usize>ply * MOVES_PER_PLY * 4;
}

/** What is learned of the moves of the side to move. */
// @ts-ignore: decorator
@inline
function history(): usize {
  return scratch + HISTORY_AT + <usize>(side << 12) * 4;
}

// @ts-ignore: decorator
@inline
function killersAt(ply: i32): usize {
  return scratch + KILLERS_AT + <usize>ply * 8;
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
  clearKillers(killersAt(0), MAX_PLIES);
}

/** Writes the moves of the side to move with their ranks. @returns how many. */
export function rankedMoves(ply: i32, tableMove: i32): i32 {
  const at = movesAt(ply);
  const total = writeMoves(at, own, enemy);
  const first = load<i32>(killersAt(ply));
  const second = load<i32>(killersAt(ply), 4);
  for (let i: usize = 0; i < <usize>total * 4; i += 4) {
    const move = load<i32>(at + i);
    let rank: i32;
    if (move == tableMove) rank = TABLE_RANK;
    else if (move == first) rank = KILLER_RANK + 1;
    else if (move == second) rank = KILLER_RANK;
    else {
      rank = load<i32>(history() + <usize>move * 4) + rankOf(move & 63) - rankOf(move >> 6);
      if ((enemy & bit(move & 63)) != 0) rank += CAPTURE_RANK;
    }
    putMove(at + i, rank, move);
  }
  return total;
}

/** The list is one move alone. */
export function listOne(ply: i32, move: i32): void {
  putMove(movesAt(ply), TABLE_RANK, move);
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
  return takeBestOf(movesAt(ply), index, total);
}

/** The move at `index` refuted the position; those before it did not. */
export function recordCutoff(ply: i32, index: i32, depth: i32): void {
  praiseMove(movesAt(ply), index, depth, history(), killersAt(ply));
}
