/**
 * The search kernel of Domineering, for boards of at most 128 cells with at least as many rows as columns. Moves are
 * the cells of their dominoes' top or left halves.
 */
import { ageTable, clearTable, initTable } from '../../kernel/table.as';
import { search } from './kernel/alphaBeta.as';
import { setGuarantees } from './kernel/areas.as';
import { isEmpty, without, wordOf, words } from './kernel/bits.as';
import { goOn, hasStopped, nodeCount, startCount } from './kernel/count.as';
import { boardColumns, boardRows, boardWidth, domino, hasByteRows, isNarrow, otherSide, rooms, setGeometry, sideAt } from './kernel/geometry.as';
import { judge, mostDominoes, PROVED } from './kernel/judge.as';
import { at, ROOT, STACK, TOTAL_BYTES, useScratch } from './kernel/layout.as';
import { clearLine, followSolved, followTable, lineLength, lineMove } from './kernel/line.as';
import { moveOrderScore, setPlaces } from './kernel/order.as';
import { clearRegions } from './kernel/regions.as';
import { setHelper, visit, visitedKey, wins } from './kernel/solver.as';
import { setPairs, setTriples } from './kernel/strips.as';
import { keyOf, setHashes } from './kernel/symmetry.as';

let own: usize = 0;
let table: usize = 0;
let estimated: f64 = 0;

export { lineLength, lineMove };

export function scratchBytes(): i32 {
  return <i32>TOTAL_BYTES;
}

export function setUp(scratch: usize, tableAt: usize, tableLog2: i32): void {
  useScratch(scratch);
  table = tableAt;
  initTable(tableAt, tableLog2);
  setGuarantees();
  setTriples();
  clearRegions();
}

/** An empty board. @param side who moves: 0 vertical, 1 horizontal. */
export function newPosition(rows: i32, columns: i32, side: i32): void {
  if (rows != boardRows() || columns != boardColumns()) {
    setGeometry(rows, columns);
    setHashes();
    setPlaces();
    setPairs(hasByteRows() ? 8 : 9);
  }
  memory.fill(at(ROOT), 0, 16);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) flip(row * boardWidth() + column);
  }
  own = sideAt(side);
}

/** Covers a free cell, or frees a covered one. */
export function flip(cell: i32): void {
  const word = at(ROOT) + <usize>((cell >> 6) << 3);
  store<u64>(word, load<u64>(word) ^ (<u64>1 << (cell & 63)));
}

export function newSearch(tableLog2: i32, clearsTable: i32, pollInterval: i32): void {
  initTable(table, tableLog2);
  if (clearsTable != 0) {
    clearTable();
    clearRegions();
  }
  ageTable();
  startCount(pollInterval);
  estimated = 0;
}

/** @param helps 1 when another thread solves the same position over the same table. */
export function help(helps: i32): void {
  setHelper(helps != 0);
}

/** Lets a search that was stopped go on. */
export function resume(): void {
  goOn();
}

export function nodes(): f64 {
  return nodeCount();
}

export function estimates(): f64 {
  return estimated;
}

/** Who wins after a move: 1 the side that moves, -1 the other one, 0 when that was not found before the stop. */
export function solveMove(cell: i32): i32 {
  return isNarrow() ? solveAfter<u64>(cell) : solveAfter<v128>(cell);
}

function solveAfter<T>(cell: i32): i32 {
  const enemy = otherSide(own);
  const after = without<T>(load<T>(at(ROOT)), domino<T>(own, cell));
  const seen = visit<T>(after, 0, enemy);
  if (seen != 0) return seen > 0 ? -1 : 1;
  const isLost = wins<T>(after, 0, enemy, visitedKey(), at(STACK));
  return hasStopped() ? 0 : isLost ? -1 : 1;
}

/** Who wins: 1 the side to move, -1 the other one, 0 when that was not found before the stop. */
export function solve(): i32 {
  return isNarrow() ? solveRoot<u64>() : solveRoot<v128>();
}

function solveRoot<T>(): i32 {
  const free = load<T>(at(ROOT));
  const seen = visit<T>(free, 0, own);
  if (seen != 0) return seen > 0 ? 1 : -1;
  const isWon = wins<T>(free, 0, own, visitedKey(), at(STACK));
  return hasStopped() ? 0 : isWon ? 1 : -1;
}

/** How promising a move is, before any search. */
export function moveOrderScoreAt(cell: i32): i32 {
  return isNarrow() ? moveOrderScoreAfter<u64>(cell) : moveOrderScoreAfter<v128>(cell);
}

function moveOrderScoreAfter<T>(cell: i32): i32 {
  return moveOrderScore<T>(without<T>(load<T>(at(ROOT)), domino<T>(own, cell)), own, otherSide(own), cell);
}

/** The same for moves to positions that are mirror images. */
export function keyAfter(cell: i32): u64 {
  const enemy = otherSide(own);
  return isNarrow()
    ? keyOf<u64>(without<u64>(load<u64>(at(ROOT)), domino<u64>(own, cell)), enemy)
    : keyOf<v128>(without<v128>(load<v128>(at(ROOT)), domino<v128>(own, cell)), enemy);
}

/** The score of a move by depth: ±`PROVED` when proved, otherwise an estimate. */
export function valueMove(cell: i32, depth: i32, alpha: i32, beta: i32): i32 {
  return isNarrow() ? valueAfter<u64>(cell, depth, alpha, beta) : valueAfter<v128>(cell, depth, alpha, beta);
}

function valueAfter<T>(cell: i32, depth: i32, alpha: i32, beta: i32): i32 {
  const enemy = otherSide(own);
  const after = without<T>(load<T>(at(ROOT)), domino<T>(own, cell));
  let value = judge<T>(after, enemy, own);
  const isOpen = value != PROVED && value != -PROVED;
  const key = keyOf<T>(after, enemy);
  if (isOpen && depth > 1) value = search<T>(after, enemy, key, depth - 1, -beta, -alpha, at(STACK));
  if (value != PROVED && value != -PROVED) estimated++;
  clearLine();
  if (isOpen && !hasStopped()) followTable<T>(after, enemy, key, depth - 1);
  return -value;
}

/** Puts down the line by which a root move wins. */
export function followWin(cell: i32): void {
  if (isNarrow()) followWinAfter<u64>(cell);
  else followWinAfter<v128>(cell);
}

function followWinAfter<T>(cell: i32): void {
  clearLine();
  followSolved<T>(without<T>(load<T>(at(ROOT)), domino<T>(own, cell)), otherSide(own));
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
  const after = without<T>(load<T>(at(ROOT)), domino<T>(own, cell));
  if (isWon) return 1 + 2 * mostDominoes<T>(after, enemy);
  const replies = rooms<T>(after, enemy);
  for (let i = 0; i < words<T>(); i++) {
    for (let word = wordOf<T>(replies, i); word != 0; word &= word - 1) {
      const last = without<T>(after, domino<T>(enemy, (i << 6) + <i32>ctz(word)));
      if (isEmpty<T>(rooms<T>(last, own))) return 2;
    }
  }
  return 2 + 2 * mostDominoes<T>(after, own);
}

/** What a position is worth at a glance: the verdict for the side to move. */
export function verdict(): i32 {
  const enemy = otherSide(own);
  return isNarrow()
    ? judge<u64>(load<u64>(at(ROOT)), own, enemy)
    : judge<v128>(load<v128>(at(ROOT)), own, enemy);
}
