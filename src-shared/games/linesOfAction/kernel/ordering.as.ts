/** In which order moves are tried: from the table, killers, then by history, captures and gathering. */
import {
  clearKillers,
  putMove,
  recordCutoff as recordCutoffIn,
  TABLE_RANK,
  takeBest as takeBestOf,
} from '../../../kernel/ordering.as';
import { reserve } from '../../../kernel/scratch.as';
import { bit, enemy, own, side } from './board.as';
import { writeMoves } from './moves.as';
import { MAX_PLIES } from './plies.as';

/** More than any position has moves: 12 pieces in 8 directions. */
const MOVES_PER_PLY: usize = 128;
/**
 * Bytes: by square what a move there is expected to be worth, by side and move how good it was elsewhere, by ply two
 * killers, by ply its moves with their ranks; all i32.
 */
const HISTORY_AT: usize = 64 * 4;
const HISTORY_BYTES: usize = 2 * 4096 * 4;
const KILLERS_AT: usize = HISTORY_AT + HISTORY_BYTES;
const MOVES_AT: usize = KILLERS_AT + <usize>MAX_PLIES * 8;
const ORDERING_BYTES: usize = MOVES_AT + <usize>MAX_PLIES * MOVES_PER_PLY * 4;

const KILLER_RANK: i32 = 60_000;
const CAPTURE_RANK: i32 = 3_000;

let ordering: usize = 0;

export function reserveOrdering(): void {
  ordering = reserve(ORDERING_BYTES);
}

// @ts-ignore: decorator
@inline
function movesAt(ply: i32): usize {
  return ordering + MOVES_AT + <usize>ply * MOVES_PER_PLY * 4;
}

/** What is learned of the moves of the side to move. */
// @ts-ignore: decorator
@inline
function history(): usize {
  return ordering + HISTORY_AT + <usize>(side << 12) * 4;
}

// @ts-ignore: decorator
@inline
function killersAt(ply: i32): usize {
  return ordering + KILLERS_AT + <usize>ply * 8;
}

/** What a move to a square is worth at first sight, against that to others. */
export function setSquareScore(square: i32, score: i32): void {
  store<i32>(ordering + <usize>square * 4, score);
}

// @ts-ignore: decorator
@inline
function squareScore(square: i32): i32 {
  return load<i32>(ordering + <usize>square * 4);
}

export function clearOrdering(): void {
  memory.fill(ordering + HISTORY_AT, 0, HISTORY_BYTES);
  clearKillers(killersAt(0), <usize>MAX_PLIES);
}

/** What is expected of a move that is none of the table's or the killers. */
// @ts-ignore: decorator
@inline
function moveOrderScore(move: i32): i32 {
  const to = move & 63;
  const score = load<i32>(history() + <usize>move * 4) + squareScore(to) - squareScore(move >> 6);
  return (enemy & bit(to)) != 0 ? score + CAPTURE_RANK : score;
}

/** Writes the moves of the side to move with their ranks. @returns how many. */
export function rankMoves(ply: i32, tableMove: i32): i32 {
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
    else rank = moveOrderScore(move);
    putMove(at + i, rank, move);
  }
  return total;
}

/** Writes the captures of the side to move with their ranks. @returns how many. */
export function rankCaptures(ply: i32): i32 {
  const at = movesAt(ply);
  const total = writeMoves(at, own, enemy, enemy);
  for (let i: usize = 0; i < <usize>total * 4; i += 4) {
    const move = load<i32>(at + i);
    putMove(at + i, moveOrderScore(move), move);
  }
  return total;
}

/** The list is one move alone. */
export function listOne(ply: i32, move: i32): void {
  putMove(movesAt(ply), TABLE_RANK, move);
}

/** Drops the moves after the first that capture nothing. @returns how many are left, the first included. */
export function dropQuietMoves(ply: i32, total: i32): i32 {
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
  recordCutoffIn(movesAt(ply), index, depth, history(), killersAt(ply));
}
