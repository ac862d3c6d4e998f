/**
 * The moves of the positions on the current line, on a stack. An entry is
 *
 *     free cells after it (16 bytes) | key of those (8) | rank (4) | cell (2) | number part, or who is known to win (2)
 *
 * The rank orders the moves: in search.as.ts it is the static value for the side that moves, in solver.as.ts what
 * ordering.as.ts says.
 */
import { reserve } from '../../../kernel/scratch.as';
import { domino } from './board.as';
import { MAX_KERNEL_CELLS, PROVED } from './constants';
import { staticValue } from './evaluation.as';
import { keyOf } from './keys.as';
import { covered, reach, placements } from './runs.as';
import { without, wordOf, words } from './sets.as';
import { knownResult, solvedKey } from './solved.as';
import { numberFor, SPLIT_BYTES, splitAt } from './split.as';

export const ENTRY: usize = 32;
/** More plies than any search goes down, each of which may also hold a position that was split. */
const MAX_PLIES: usize = 100;

/** Where the entries of the first position begin. */
export let moveStack: usize = 0;

export function reserveMoves(): void {
  moveStack = reserve(MAX_PLIES * (<usize>MAX_KERNEL_CELLS * ENTRY + SPLIT_BYTES));
}

// @ts-ignore: decorator
@inline
export function freeOf<T>(entry: usize): T {
  return load<T>(entry);
}

// @ts-ignore: decorator
@inline
export function childKey(entry: usize): u64 {
  return load<u64>(entry, 16);
}

// @ts-ignore: decorator
@inline
export function rankOf(entry: usize): i32 {
  return load<i32>(entry, 24);
}

// @ts-ignore: decorator
@inline
export function setRank(entry: usize, rank: i32): void {
  store<i32>(entry, rank, 24);
}

/** Ranks of moves that were put off lie below all others. */
const PUT_OFF: i32 = -(1 << 20);

/** Ranks a move behind all that were not put off. */
export function putOff(entry: usize): void {
  setRank(entry, rankOf(entry) + 2 * PUT_OFF);
}

export function isPutOff(entry: usize): bool {
  return rankOf(entry) < PUT_OFF;
}

// @ts-ignore: decorator
@inline
export function cellOf(entry: usize): i32 {
  return <i32>load<u16>(entry, 28);
}

/** What the numbers that were left out of the cells are worth to vertical, in units of 1/128. */
// @ts-ignore: decorator
@inline
export function numberPart(entry: usize): i32 {
  return <i32>load<i16>(entry, 30);
}

/** Moves that the last call of `generate` evaluated. */
export let evaluatedMoves: i32 = 0;
/** The cell of the winning move, when `generate` found one. */
export let winningCell: i32 = 0;

/**
 * Writes the moves that are not lost at once from `stack` on; a winning one is found when 0 is returned instead of
 * the end.
 */
export function generate<T>(free: T, own: usize, enemy: usize, stack: usize): usize {
  let begins = placements<T>(free, own);
  // Moves in runs that are of no use to the enemy are all alike, so one is enough.
  const enemyCells = covered<T>(placements<T>(free, enemy), enemy);
  const spare = without<T>(begins, reach<T>(enemyCells, free, own));
  begins = without<T>(begins, spare);
  let end = stack;
  let needsSpare = true;
  evaluatedMoves = 0;
  for (let i = 0; i < words<T>(); i++) {
    let word = wordOf<T>(begins, i);
    const spares = wordOf<T>(spare, i);
    if (needsSpare && spares != 0) {
      word |= spares & (0 - spares);
      needsSpare = false;
    }
    for (; word != 0; word &= word - 1) {
      const cell = (i << 6) + <i32>ctz(word);
      const after = without<T>(free, domino<T>(own, cell));
      evaluatedMoves++;
      const value = -staticValue<T>(after, enemy, own);
      if (value == PROVED) {
        winningCell = cell;
        return 0;
      }
      if (value == -PROVED) continue;
      store<T>(end, after);
      setRank(end, value);
      store<u32>(end, cell, 28);
      end += ENTRY;
    }
  }
  return end;
}

/** Sets the keys of moves, and what is known of them. */
export function setKeys<T>(first: usize, end: usize, enemy: usize): void {
  for (let entry = first; entry < end; entry += ENTRY) {
    store<u64>(entry, keyOf<T>(load<T>(entry), enemy), 16);
    const result = knownResult(solvedKey<T>(splitAt, enemy), numberFor(splitAt, enemy));
    store<i16>(entry, result > 0 ? -1 : result < 0 ? 1 : 0, 30);
  }
}

/** Who wins after a move, as the solver knows: 1 the side that moves, -1 the other one, 0 unknown. */
// @ts-ignore: decorator
@inline
export function solvedOf(entry: usize): i32 {
  return <i32>load<i16>(entry, 30);
}

export function copyEntry(from: usize, to: usize): void {
  v128.store(to, v128.load(from));
  v128.store(to, v128.load(from, 16), 16);
}

// @ts-ignore: decorator
@inline
export function setKey(entry: usize, key: u64): void {
  store<u64>(entry, key, 16);
}

/** Leaves out of the cells after a move what is a number. */
// @ts-ignore: decorator
@inline
export function setFreeAndNumber<T>(entry: usize, cells: T, number: i32): void {
  store<T>(entry, cells);
  store<i16>(entry, <i16>number, 30);
}

/** Writes a move. */
// @ts-ignore: decorator
@inline
export function addMove<T>(entry: usize, after: T, number: i32, cell: i32, rank: i32): void {
  store<T>(entry, after);
  setRank(entry, rank);
  store<u16>(entry, <u16>cell, 28);
  store<i16>(entry, <i16>number, 30);
}
