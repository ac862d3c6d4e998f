/**
 * The position: pieces as sets of squares, how many stand on every line, what every line is worth, and a hash.
 * All is seen from the side to move: `own` and `enemy` change places with each ply.
 */
import {
  EMPTY_LINES_AT,
  KEYS_AT,
  LINE_VALUES_AT,
  LINES_AT,
  PLACES_AT,
  scratch,
  SHIFTS_AT,
  TERMS_AT,
} from './layout.as';

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
/** Sum over all lines of what stands on them, for Black. */
export let lineSum: i32 = 0;
/** Sums of what a side's squares are worth. */
export let ownSquares: i32 = 0;
export let enemySquares: i32 = 0;
/** By tournament rules the mover wins when both sides are connected; by the others that is a draw. */
export let isTournament: bool = false;

/** Where the values of squares are among the terms of the evaluation. */
export const SQUARE_TERMS: usize = 0;

let sideKey: u64 = 0;
let rulesKey: u64 = 0;

// @ts-ignore: decorator
@inline
export const bit = (square: i32): u64 => (<u64>1) << square;

/** The move of a side that has no other. */
export const PASS: i32 = 4096;

export function setPlace(square: i32, axis: i32, line: i32, place: i32, shift: i32): void {
  const at = scratch + PLACES_AT + <usize>(square * 4 + axis) * 8;
  let step = 2;
  for (let i = 0; i < place; i++) step *= 3;
  store<u32>(at, <u32>(scratch + LINES_AT + <usize>line * 4));
  store<i32>(at, step, 4);
  store<u8>(scratch + SHIFTS_AT + <usize>(square * 4 + axis), <u8>(shift * 4));
}

/** @param start index of the value of the empty line; those of others follow, in base 3 with Black as 1. */
export function setLineStart(line: i32, start: i32): void {
  store<u32>(scratch + EMPTY_LINES_AT + <usize>line * 4, <u32>(scratch + LINE_VALUES_AT + <usize>start * 2));
}

export function setLineValue(index: i32, value: i32): void {
  store<i16>(scratch + LINE_VALUES_AT + <usize>index * 2, <i16>value);
}

/** @param index side · 64 + square; 128 is the side to move, 129 the rules. */
export function setKey(index: i32, low: u32, high: u32): void {
  const word = ((<u64>high) << 32) | low;
  if (index == 128) sideKey = word;
  else if (index == 129) rulesKey = word;
  else store<u64>(scratch + KEYS_AT + <usize>index * 8, word);
}

export function clearBoard(tournament: bool): void {
  own = enemy = rows = columns = falling = rising = 0;
  side = 0;
  isTournament = tournament;
  key = tournament ? rulesKey : 0;
  memory.copy(scratch + LINES_AT, scratch + EMPTY_LINES_AT, 64 * 4);
  lineSum = ownSquares = enemySquares = 0;
  for (let line: usize = 0; line < 46; line++) {
    lineSum += load<i16>(load<u32>(scratch + LINES_AT + line * 4));
  }
}

/** Puts a piece on an empty square while Black is to move. */
export function putPiece(square: i32, owner: i32): void {
  if (owner == 0) {
    own |= bit(square);
    ownSquares += squareValue(square);
  } else {
    enemy |= bit(square);
    enemySquares += squareValue(square);
  }
  key ^= pieceKey(owner, square);
  lineSum += changeLines(square, 1 + owner);
  countPiece(square, 1);
}

/** The other side is to move. */
// @ts-ignore: decorator
@inline
export function passTurn(): void {
  const pieces = own;
  own = enemy;
  enemy = pieces;
  const squares = ownSquares;
  ownSquares = enemySquares;
  enemySquares = squares;
  side ^= 1;
  key ^= sideKey;
}

// @ts-ignore: decorator
@inline
function pieceKey(owner: i32, square: i32): u64 {
  return load<u64>(scratch + KEYS_AT + <usize>(owner * 64 + square) * 8);
}

// @ts-ignore: decorator
@inline
export function squareValue(square: i32): i32 {
  return load<i32>(scratch + TERMS_AT + SQUARE_TERMS + <usize>square * 4);
}

// @ts-ignore: decorator
@inline
function changeLine(at: usize, change: i32): i32 {
  const slot = <usize>load<u32>(at);
  const before = load<u32>(slot);
  const after = before + <u32>(load<i32>(at, 4) * change);
  store<u32>(slot, after);
  return <i32>load<i16>(<usize>after) - <i32>load<i16>(<usize>before);
}

/** @param change 1 for a Black piece that comes, 2 for a White one. @returns by how much the sum of lines grows. */
function changeLines(square: i32, change: i32): i32 {
  const at = scratch + PLACES_AT + <usize>square * 32;
  return (
    changeLine(at, change) + changeLine(at + 8, change) + changeLine(at + 16, change) + changeLine(at + 24, change)
  );
}

// @ts-ignore: decorator
@inline
function restoreLine(at: usize, change: i32): void {
  const slot = <usize>load<u32>(at);
  store<u32>(slot, load<u32>(slot) + <u32>(load<i32>(at, 4) * change));
}

function restoreLines(square: i32, change: i32): void {
  const at = scratch + PLACES_AT + <usize>square * 32;
  restoreLine(at, change);
  restoreLine(at + 8, change);
  restoreLine(at + 16, change);
  restoreLine(at + 24, change);
}

// @ts-ignore: decorator
@inline
function countPiece(square: i32, change: i64): void {
  const at = scratch + SHIFTS_AT + <usize>square * 4;
  rows += (<u64>change) << <u64>load<u8>(at);
  falling += (<u64>change) << <u64>load<u8>(at, 1);
  columns += (<u64>change) << <u64>load<u8>(at, 2);
  rising += (<u64>change) << <u64>load<u8>(at, 3);
}

/** Makes a move that is no pass; `unmake` takes it back. @returns whether it captured. */
export function make(move: i32): bool {
  const from = move >> 6;
  const to = move & 63;
  const isCapture = (enemy & bit(to)) != 0;
  own ^= bit(from) | bit(to);
  key ^= pieceKey(side, from) ^ pieceKey(side, to);
  ownSquares += squareValue(to) - squareValue(from);
  lineSum += changeLines(from, -1 - side);
  countPiece(from, -1);
  if (isCapture) {
    enemy ^= bit(to);
    key ^= pieceKey(side ^ 1, to);
    enemySquares -= squareValue(to);
    lineSum += changeLines(to, side == 0 ? -1 : 1);
  } else {
    lineSum += changeLines(to, 1 + side);
    countPiece(to, 1);
  }
  passTurn();
  return isCapture;
}

/** Takes back the last `make`. @param sum the sum of lines before it. */
export function unmake(move: i32, isCapture: bool, sum: i32): void {
  passTurn();
  const from = move >> 6;
  const to = move & 63;
  own ^= bit(from) | bit(to);
  key ^= pieceKey(side, from) ^ pieceKey(side, to);
  ownSquares += squareValue(from) - squareValue(to);
  restoreLines(from, 1 + side);
  countPiece(from, 1);
  if (isCapture) {
    enemy ^= bit(to);
    key ^= pieceKey(side ^ 1, to);
    enemySquares += squareValue(to);
    restoreLines(to, side == 0 ? 1 : -1);
  } else {
    restoreLines(to, -1 - side);
    countPiece(to, -1);
  }
  lineSum = sum;
}
