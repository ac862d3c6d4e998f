/**
 * The position: pieces as sets of squares, how many stand on every line, and a hash. All is seen from the side to
 * move: `own` and `enemy` change places with each ply.
 */
import { reserve } from '../../../kernel/scratch.as';
import { addPiece, clearAccumulators, popMove, pushMove } from './accumulators.as';
import { RULES_KEY, SIDE_KEY } from './constants';
import { setShift, shiftOf } from './moves.as';

export let own: u64 = 0;
export let enemy: u64 = 0;
/** 0 is Black. */
export let side: i32 = 0;
export let key: u64 = 0;
/** By axis: the pieces on each of its lines, four bits a line. */
export let rows: u64 = 0;
export let columns: u64 = 0;
export let falling: u64 = 0;
export let rising: u64 = 0;
/** By tournament rules the mover wins when both sides are connected; by the others that is a draw. */
export let isTournament: bool = false;

let sideKey: u64 = 0;
let rulesKey: u64 = 0;

// @ts-ignore: decorator
@inline
export const bit = (square: i32): u64 => (<u64>1) << square;

/** Zobrist keys by side and square, u64. */
let keys: usize = 0;

export function reserveBoard(): void {
  keys = reserve(2 * 64 * 8);
}

/** @param line the number of the line among those of its axis. */
export function setLine(square: i32, axis: i32, line: i32): void {
  setShift(square, axis, line * 4);
}

/** @param index side · 64 + square, `SIDE_KEY` or `RULES_KEY`. */
export function setKey(index: i32, low: u32, high: u32): void {
  const word = ((<u64>high) << 32) | low;
  if (index == SIDE_KEY) sideKey = word;
  else if (index == RULES_KEY) rulesKey = word;
  else store<u64>(keys + <usize>index * 8, word);
}

export function clearBoard(tournament: bool): void {
  own = enemy = rows = columns = falling = rising = 0;
  side = 0;
  isTournament = tournament;
  key = tournament ? rulesKey : 0;
  clearAccumulators();
}

/** Puts a piece on an empty square while Black is to move. */
export function putPiece(square: i32, owner: i32): void {
  if (owner == 0) own |= bit(square);
  else enemy |= bit(square);
  key ^= pieceKey(owner, square);
  countPiece(square, 1);
  addPiece(owner, square);
}

export function setSideToMove(next: i32): void {
  if (side != next) passTurn();
}

/** The other side is to move. */
// @ts-ignore: decorator
@inline
export function passTurn(): void {
  const pieces = own;
  own = enemy;
  enemy = pieces;
  side ^= 1;
  key ^= sideKey;
}

// @ts-ignore: decorator
@inline
function pieceKey(owner: i32, square: i32): u64 {
  return load<u64>(keys + <usize>(owner * 64 + square) * 8);
}

// @ts-ignore: decorator
@inline
function countPiece(square: i32, change: i64): void {
  rows += (<u64>change) << shiftOf(square, 0);
  falling += (<u64>change) << shiftOf(square, 1);
  columns += (<u64>change) << shiftOf(square, 2);
  rising += (<u64>change) << shiftOf(square, 3);
}

/** The key of the position after a move that is no pass. */
// @ts-ignore: decorator
@inline
export function keyAfter(move: i32): u64 {
  const to = move & 63;
  const captured = (enemy & bit(to)) != 0 ? pieceKey(side ^ 1, to) : 0;
  return key ^ sideKey ^ pieceKey(side, move >> 6) ^ pieceKey(side, to) ^ captured;
}

/** Makes a move that is no pass; `unmake` takes it back. @returns whether it captured. */
export function make(move: i32): bool {
  const from = move >> 6;
  const to = move & 63;
  const isCapture = (enemy & bit(to)) != 0;
  pushMove(side, move, isCapture);
  own ^= bit(from) | bit(to);
  key ^= pieceKey(side, from) ^ pieceKey(side, to);
  countPiece(from, -1);
  if (isCapture) {
    enemy ^= bit(to);
    key ^= pieceKey(side ^ 1, to);
  } else {
    countPiece(to, 1);
  }
  passTurn();
  return isCapture;
}

/** Takes back the last `make`. */
export function unmake(move: i32, isCapture: bool): void {
  passTurn();
  popMove();
  const from = move >> 6;
  const to = move & 63;
  own ^= bit(from) | bit(to);
  key ^= pieceKey(side, from) ^ pieceKey(side, to);
  countPiece(from, 1);
  if (isCapture) {
    enemy ^= bit(to);
    key ^= pieceKey(side ^ 1, to);
  } else {
    countPiece(to, -1);
  }
}
