/**
 * What a proof search keeps of each ply: the board with what is filled in, its moves as padded cells (u16), and sets of
 * cells: those still worth a move, and those that a winner needs beside what it needs after the moves; and by cell how
 * far it is from the borders of the side to move (u8).
 */
import { reserve } from '../../../kernel/scratch.as';
import { BOARD_BYTES, MAX_PLIES } from './board.as';
import { MAX_SET_BYTES } from './sets.as';

const MOVES_AT: usize = BOARD_BYTES;
const ALLOWED_AT: usize = MOVES_AT + 768;
const REACH_AT: usize = ALLOWED_AT + 3 * MAX_SET_BYTES;
/** A byte for each cell of the largest board, and so many that what follows is aligned. */
const REACH_BYTES: usize = 384;
const PLY_BYTES: usize = REACH_AT + REACH_BYTES;

let plies: usize = 0;

export function reserveProofPlies(): void {
  plies = reserve((MAX_PLIES + 1) * PLY_BYTES);
}

// @ts-ignore: decorator
@inline
export function boardOf(ply: i32): usize {
  return plies + <usize>ply * PLY_BYTES;
}

// @ts-ignore: decorator
@inline
export function movesOf(ply: i32): usize {
  return boardOf(ply) + MOVES_AT;
}

// @ts-ignore: decorator
@inline
export function moveAt(ply: i32, index: i32): i32 {
  return <i32>load<u16>(boardOf(ply) + ((<usize>index) << 1), MOVES_AT);
}

// @ts-ignore: decorator
@inline
export function setMove(ply: i32, index: i32, padded: i32): void {
  store<u16>(boardOf(ply) + ((<usize>index) << 1), <u16>padded, MOVES_AT);
}

/** Cells where a move may still win: no loss of another move has shown that it loses. */
// @ts-ignore: decorator
@inline
export function allowedOf(ply: i32): usize {
  return boardOf(ply) + ALLOWED_AT;
}

/** What the side to move needs when it wins, beside what it needs after its move. */
// @ts-ignore: decorator
@inline
export function wonBaseOf(ply: i32): usize {
  return boardOf(ply) + ALLOWED_AT + MAX_SET_BYTES;
}

/** What the other side needs when it wins, beside what it needs after each move. */
// @ts-ignore: decorator
@inline
export function lostBaseOf(ply: i32): usize {
  return boardOf(ply) + ALLOWED_AT + 2 * MAX_SET_BYTES;
}

/** How far cells are from the borders of the side to move (reach.as.ts), as it was before the last move. */
// @ts-ignore: decorator
@inline
export function reachOf(ply: i32): usize {
  return boardOf(ply) + REACH_AT;
}
