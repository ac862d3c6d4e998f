/** The root of a search: the position that is set, and its moves. */
import {
  countEstimate,
  estimateCount,
  forgetEstimates,
  isStopped,
} from '../../../kernel/progress.as';
import { reserve } from '../../../kernel/scratch.as';
import {
  addCell,
  boardColumns,
  boardRows,
  domino,
  initBoard,
  isNarrow,
  otherSide,
  SET_BYTES,
  sideAt,
} from './board.as';
import { PROVED } from './constants';
import { mostDominoes, staticValue } from './evaluation.as';
import { initKeys, keyOf } from './keys.as';
import { moveStack } from './moves.as';
import { initOrdering, moveOrderScore } from './ordering.as';
import { clearLine, followSolved, followTable } from './principalVariation.as';
import { placements } from './runs.as';
import { search } from './search.as';
import { isEmpty, without, wordOf, words } from './sets.as';
import { visit, visitedKey, wins } from './solver.as';
import { initStrips } from './strips.as';
import { initUpright } from './upright.as';

/** The free cells. */
export let root: usize = 0;
/** The side to move. */
let own: usize = 0;

export function reserveRoot(): void {
  root = reserve(SET_BYTES);
}

/** A board without free cells. @param side who moves: 0 vertical, 1 horizontal. */
export function setBoard(rows: i32, columns: i32, side: i32): void {
  if (rows != boardRows() || columns != boardColumns()) {
    initBoard(rows, columns);
    initUpright();
    initKeys();
    initOrdering();
    initStrips();
  }
  memory.fill(root, 0, SET_BYTES);
  own = sideAt(side);
}

/** @param cell `column + width * row`, where the width is that of board.as.ts. */
export function addFreeCell(cell: i32): void {
  addCell(root, cell);
}

/** The free cells after a move. */
// @ts-ignore: decorator
@inline
function freeAfter<T>(cell: i32): T {
  return without<T>(load<T>(root), domino<T>(own, cell));
}

/** Who wins: 1 the side to move, -1 the other one, 0 when that was not found before the stop. */
export function solve(): i32 {
  return isNarrow() ? solveRoot<u64>() : solveRoot<v128>();
}

function solveRoot<T>(): i32 {
  const result = visit<T>(load<T>(root), 0, own);
  if (result != 0) return result > 0 ? 1 : -1;
  const isWon = wins<T>(own, visitedKey(), moveStack);
  return isStopped ? 0 : isWon ? 1 : -1;
}

/** Who wins after a move: 1 the side that moves, -1 the other one, 0 when that was not found before the stop. */
export function solveMove(cell: i32): i32 {
  return isNarrow() ? solveAfter<u64>(cell) : solveAfter<v128>(cell);
}

function solveAfter<T>(cell: i32): i32 {
  const enemy = otherSide(own);
  const after = freeAfter<T>(cell);
  const result = visit<T>(after, 0, enemy);
  if (result != 0) return result > 0 ? -1 : 1;
  const isLost = wins<T>(enemy, visitedKey(), moveStack);
  return isStopped ? 0 : isLost ? -1 : 1;
}

/** The rank of a move before any search. */
export function moveOrderScoreOf(cell: i32): i32 {
  return isNarrow() ? moveOrderScoreAfter<u64>(cell) : moveOrderScoreAfter<v128>(cell);
}

function moveOrderScoreAfter<T>(cell: i32): i32 {
  return moveOrderScore<T>(freeAfter<T>(cell), own, otherSide(own), cell);
}

/** The same for moves to positions that are mirror images. */
export function keyAfter(cell: i32): u64 {
  const enemy = otherSide(own);
  return isNarrow()
    ? keyOf<u64>(freeAfter<u64>(cell), enemy)
    : keyOf<v128>(freeAfter<v128>(cell), enemy);
}

/** The score of a move by depth: ±`PROVED` when proved, otherwise an estimate. */
export function scoreMove(cell: i32, depth: i32, alpha: i32, beta: i32): i32 {
  return isNarrow()
    ? scoreAfter<u64>(cell, depth, alpha, beta)
    : scoreAfter<v128>(cell, depth, alpha, beta);
}

function scoreAfter<T>(cell: i32, depth: i32, alpha: i32, beta: i32): i32 {
  const enemy = otherSide(own);
  const after = freeAfter<T>(cell);
  const estimatesBefore = estimateCount;
  let score = staticValue<T>(after, enemy, own);
  const isOpen = score != PROVED && score != -PROVED;
  const key = keyOf<T>(after, enemy);
  if (isOpen && depth > 1)
    score = search<T>(after, enemy, key, depth - 1, -beta, -alpha, moveStack);
  if (score == PROVED || score == -PROVED) forgetEstimates(estimatesBefore);
  else countEstimate();
  clearLine();
  if (isOpen && !isStopped) followTable<T>(after, enemy, key, depth - 1);
  return -score;
}

/** Finds the line by which a root move wins that was solved. */
export function followWin(cell: i32): void {
  clearLine();
  if (isNarrow()) followSolved<u64>(freeAfter<u64>(cell), otherSide(own));
  else followSolved<v128>(freeAfter<v128>(cell), otherSide(own));
}

/**
 * Plies within which the winner can end the game, the move included.
 * @param isWon 1 when the side that makes the move wins, else 0.
 */
export function pliesAfter(cell: i32, isWon: i32): i32 {
  return isNarrow() ? countPlies<u64>(cell, isWon != 0) : countPlies<v128>(cell, isWon != 0);
}

function countPlies<T>(cell: i32, isWon: bool): i32 {
  const enemy = otherSide(own);
  const after = freeAfter<T>(cell);
  if (isWon) return 1 + 2 * mostDominoes<T>(after, enemy);
  const replies = placements<T>(after, enemy);
  for (let i = 0; i < words<T>(); i++) {
    for (let word = wordOf<T>(replies, i); word != 0; word &= word - 1) {
      const last = without<T>(after, domino<T>(enemy, (i << 6) + <i32>ctz(word)));
      if (isEmpty<T>(placements<T>(last, own))) return 2;
    }
  }
  return 2 + 2 * mostDominoes<T>(after, own);
}
