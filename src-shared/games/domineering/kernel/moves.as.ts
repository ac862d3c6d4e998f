/**
 * The moves of a position, each judged at once, on the stack of the current line. An entry is
 *
 *     free cells after it (16 bytes) | key of those (8) | verdict for the side that moves (4) | cell (2)
 *     | number that vertical has besides, or who is known to win (2)
 */
import { wordOf, without, words } from './bits.as';
import { covered, domino, reach, rooms } from './geometry.as';
import { judge, PROVED } from './judge.as';
import { at, SPLIT } from './layout.as';
import { lookUp, solvedKey } from './solved.as';
import { numberFor } from './split.as';
import { keyOf } from './symmetry.as';

export const ENTRY: usize = 32;

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
export function verdictOf(entry: usize): i32 {
  return load<i32>(entry, 24);
}

// @ts-ignore: decorator
@inline
export function setVerdict(entry: usize, verdict: i32): void {
  store<i32>(entry, verdict, 24);
}

// @ts-ignore: decorator
@inline
export function cellOf(entry: usize): i32 {
  return <i32>load<u16>(entry, 28);
}

/** What vertical has besides the cells, in units of 1/128. */
// @ts-ignore: decorator
@inline
export function besides(entry: usize): i32 {
  return <i32>load<i16>(entry, 30);
}

let judged: i32 = 0;

/** Moves that the last call of `generate` looked at. */
export function judgedMoves(): i32 {
  return judged;
}

/**
 * Writes the moves that are not lost at once from `stack` on; a winning one is found when 0 is returned instead of
 * the end.
 */
export function generate<T>(free: T, own: usize, enemy: usize, stack: usize): usize {
  let begins = rooms<T>(free, own);
  // Moves in runs that are of no use to the enemy are all alike, so one is enough.
  const enemyCells = covered<T>(rooms<T>(free, enemy), enemy);
  const spare = without<T>(begins, reach<T>(enemyCells, free, own));
  begins = without<T>(begins, spare);
  let end = stack;
  let needsSpare = true;
  judged = 0;
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
      judged++;
      const verdict = -judge<T>(after, enemy, own);
      if (verdict == PROVED) {
        winning = cell;
        return 0;
      }
      if (verdict == -PROVED) continue;
      store<T>(end, after);
      store<i32>(end, verdict, 24);
      store<u32>(end, cell, 28);
      end += ENTRY;
    }
  }
  return end;
}

let winning: i32 = 0;

/** The cell of the winning move, when `generate` found one. */
export function winningCell(): i32 {
  return winning;
}

/** Sets the keys of moves, and what is known of them. */
export function setKeys<T>(first: usize, end: usize, enemy: usize): void {
  for (let entry = first; entry < end; entry += ENTRY) {
    store<u64>(entry, keyOf<T>(load<T>(entry), enemy), 16);
    const verdict = lookUp(solvedKey<T>(at(SPLIT), enemy), numberFor(at(SPLIT), enemy));
    store<i16>(entry, verdict > 0 ? -1 : verdict < 0 ? 1 : 0, 30);
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

/** Leaves out of what follows what is known of it. */
// @ts-ignore: decorator
@inline
export function setParts<T>(entry: usize, cells: T, number: i32): void {
  store<T>(entry, cells);
  store<i16>(entry, <i16>number, 30);
}

/** Writes a move, and what is expected of it in place of a verdict. */
// @ts-ignore: decorator
@inline
export function addMove<T>(entry: usize, after: T, number: i32, cell: i32, promise: i32): void {
  store<T>(entry, after);
  store<i32>(entry, promise, 24);
  store<u16>(entry, <u16>cell, 28);
  store<i16>(entry, <i16>number, 30);
}

/** Swaps the move of the highest verdict to the front. */
export function takeBest(first: usize, end: usize): void {
  let best = first;
  let highest = verdictOf(first);
  for (let entry = first + ENTRY; entry < end; entry += ENTRY) {
    const verdict = verdictOf(entry);
    if (verdict > highest) {
      highest = verdict;
      best = entry;
    }
  }
  if (best != first) swap(first, best);
}

/** Puts moves in the order of rising verdicts. */
export function putBestLast(first: usize, end: usize): void {
  for (let last = end - ENTRY; last > first; last -= ENTRY) {
    let best = last;
    for (let entry = first; entry < last; entry += ENTRY) {
      if (verdictOf(entry) > verdictOf(best)) best = entry;
    }
    if (best != last) swap(best, last);
  }
}

function swap(a: usize, b: usize): void {
  const half = v128.load(a);
  const rest = v128.load(a, 16);
  copyEntry(b, a);
  v128.store(b, half);
  v128.store(b, rest, 16);
}
