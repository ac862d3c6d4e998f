/**
 * Who wins: a search for the winner alone, that visits moves one by one. Where the first one does not win, all are
 * likely to lose, so the rest are refuted together by the strips of the position itself if possible, and visited
 * before any is searched (enhanced transposition cutoffs: A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin, 1996). Threads
 * that solve the same position share what is left, and meet in the table.
 */
import { countNodes, isStopped, nodes } from '../../../kernel/progress.as';
import { domino, otherSide, sideAt } from './board.as';
import { isBusy, setBusy, setIdle } from './busy.as';
import { staticResultOfSplit, staticWinOfSplit } from './evaluation.as';
import {
  addMove,
  cellOf,
  childKey,
  copyEntry,
  ENTRY,
  freeOf,
  isPutOff,
  numberPart,
  putOff,
  setFreeAndNumber,
  setKey,
} from './moves.as';
import { moveOrderScore, takeBest } from './ordering.as';
import { before, behind, covered, placements } from './runs.as';
import { and, isEmpty, or, without, wordOf, words } from './sets.as';
import { knownResult, solvedKey, storeSolved } from './solved.as';
import { large, numberFor, numberIn, small, split, SPLIT_BYTES, splitAt } from './split.as';
import { isRefuted, prepareRefuting } from './stripSums.as';
import { ONE } from './thermographs.as';

let key: u64 = 0;

/** The key of the position that was visited last, if its result was 0. */
export function visitedKey(): u64 {
  return key;
}

/**
 * The result of a position for its side to move: ±`PROVED`, or 0 when it must be searched.
 * @param number the number part, for vertical.
 */
export function visit<T>(free: T, number: i32, own: usize): i32 {
  const known = resultInTable<T>(free, number, own);
  return known != 0 ? known : staticResultOfSplit<T>(own, otherSide(own));
}

/** The same for a position that is likely to be won: losses are hardly looked for, which would take half the time. */
function visitLikelyWin<T>(free: T, number: i32, own: usize): i32 {
  const known = resultInTable<T>(free, number, own);
  return known != 0 ? known : staticWinOfSplit<T>(own, otherSide(own));
}

/** Splits a position and looks it up. */
// @ts-ignore: decorator
@inline
function resultInTable<T>(free: T, number: i32, own: usize): i32 {
  countNodes(1);
  split<T>(free, number);
  key = solvedKey<T>(splitAt, own);
  return knownResult(key, numberFor(splitAt, own));
}

/**
 * Whether the side to move wins the position that was split last, not decided when visited; worthless when stopped.
 * @param ofKey of the position. @param stack where free entries begin.
 */
export function wins<T>(own: usize, ofKey: u64, stack: usize): bool {
  setBusy(ofKey);
  const isWon = winsByMoves<T>(own, ofKey, stack);
  setIdle(ofKey);
  return isWon;
}

function winsByMoves<T>(own: usize, ofKey: u64, stack: usize): bool {
  const nodesBefore = nodes();
  const first = stack + SPLIT_BYTES;
  memory.copy(stack, splitAt, SPLIT_BYTES);
  const ownNumber = numberFor(stack, own);
  const end = generateAll<T>(own, stack, first);
  takeBest(first, end);
  let isWon = first < end && isWonAt<T>(freeOf<T>(first), numberPart(first), otherSide(own), end);
  if (!isWon && !isStopped && first + ENTRY < end) {
    const open = visitRest<T>(stack, first + ENTRY, end, own);
    isWon = open == 0 || winsByRest<T>(first + ENTRY, open, own);
  }
  if (!isWon && !isStopped && hasMoveInNumber(ownNumber))
    isWon = isWonByNumber<T>(stack, own, first);
  if (isStopped) return false;
  storeSolved(ofKey, ownNumber, isWon, effortOf(nodes() - nodesBefore));
  return isWon;
}

/** Whether one of the moves wins that were visited and not decided. What another thread searches is put off. */
function winsByRest<T>(first: usize, end: usize, own: usize): bool {
  for (let entry = first; entry < end && !isStopped;) {
    takeBest(entry, end);
    const after = childKey(entry);
    const number = numberPart(entry);
    // The same may have been searched since.
    const known = knownResult(after, own == sideAt(0) ? -number : number);
    if (known < 0) return true;
    if (known == 0) {
      if (isBusy(after) && !isPutOff(entry)) {
        putOff(entry);
        continue;
      }
      split<T>(freeOf<T>(entry), number);
      if (!wins<T>(otherSide(own), after, end)) return true;
    }
    entry += ENTRY;
  }
  return false;
}

/**
 * Whether a side whose other moves all lose wins by a move in the numbers: then all the rest is a number as well,
 * though it was not known to be one ("Winning Ways", chapter 6: where anything is no number, there is a better move in it).
 */
function isWonByNumber<T>(parts: usize, own: usize, stack: usize): bool {
  const enemy = otherSide(own);
  const free = or<T>(large<T>(parts), small<T>(parts));
  const number = afterMoveIn(numberFor(parts, own));
  return isWonAt<T>(free, own == sideAt(0) ? number : -number, enemy, stack);
}

/** In its simplest form, with nothing but what it is worth. @param number of the side to move. */
// @ts-ignore: decorator
@inline
function hasMoveInNumber(number: i32): bool {
  return number > 0 || number % ONE != 0;
}

/** The side to move gives up as little as possible. */
// @ts-ignore: decorator
@inline
function afterMoveIn(number: i32): i32 {
  return number % ONE == 0 ? number - ONE : number - (number & -number);
}

/** The logarithm of some nodes. */
// @ts-ignore: decorator
@inline
function effortOf(count: f64): i32 {
  return 64 - <i32>clz(<u64>count);
}

/** Writes all moves but those in numbers, which nobody needs while there is anything else, and returns their end. */
function generateAll<T>(own: usize, parts: usize, first: usize): usize {
  const enemy = otherSide(own);
  const free = or<T>(large<T>(parts), small<T>(parts));
  const begins = without<T>(placements<T>(free, own), dominated<T>(free, own, enemy));
  const number = numberIn(parts);
  let end = first;
  for (let i = 0; i < words<T>(); i++) {
    for (let word = wordOf<T>(begins, i); word != 0; word &= word - 1) {
      const cell = (i << 6) + <i32>ctz(word);
      const after = without<T>(free, domino<T>(own, cell));
      addMove<T>(end, after, number, cell, moveOrderScore<T>(after, own, enemy, cell));
      end += ENTRY;
    }
  }
  return end;
}

/**
 * Moves one cell from the end of a run whose third cell is of no use to the enemy: at the end itself the domino leaves
 * that cell to its owner alone, while this one leaves to the enemy alone what lies before it.
 */
// @ts-ignore: decorator
@inline
function dominated<T>(free: T, own: usize, enemy: usize): T {
  const begins = placements<T>(free, own);
  const ofOwn = without<T>(free, covered<T>(placements<T>(free, enemy), enemy));
  const afterFirst = and<T>(begins, behind<T>(without<T>(free, behind<T>(free, own)), own));
  const fromFirst = and<T>(afterFirst, before<T>(ofOwn, own));
  const last = without<T>(free, before<T>(free, own));
  const beforeLast = and<T>(begins, before<T>(before<T>(last, own), own));
  // Of a run of three cells one domino has to stay.
  const fromLast = without<T>(and<T>(beforeLast, ofOwn), before<T>(fromFirst, own));
  return or<T>(fromFirst, fromLast);
}

/** Whether the side that made a move has won by it. @param enemy the side to move. @param stack where free entries begin. */
function isWonAt<T>(free: T, number: i32, enemy: usize, stack: usize): bool {
  const result = visit<T>(free, number, enemy);
  return result != 0 ? result < 0 : !wins<T>(enemy, key, stack) && !isStopped;
}

/**
 * Visits moves and drops those that lose; returns 0 when one wins, otherwise the new end.
 * @param parts of the position they are made in.
 */
function visitRest<T>(parts: usize, first: usize, end: usize, own: usize): usize {
  const enemy = otherSide(own);
  prepareRefuting<T>(parts, enemy);
  let next = first;
  for (let entry = first; entry < end; entry += ENTRY) {
    const cell = cellOf(entry);
    if (!isEmpty<T>(and<T>(domino<T>(own, cell), large<T>(parts))) && isRefuted(enemy, cell)) {
      countNodes(1);
      continue;
    }
    if (next != entry) copyEntry(entry, next);
    next += ENTRY;
  }
  const open = next;
  next = first;
  for (let entry = first; entry < open; entry += ENTRY) {
    const result = visitLikelyWin<T>(freeOf<T>(entry), numberPart(entry), enemy);
    if (result > 0) continue;
    if (result < 0) return 0;
    if (next != entry) copyEntry(entry, next);
    setKey(next, key);
    setFreeAndNumber<T>(next, or<T>(large<T>(splitAt), small<T>(splitAt)), numberIn(splitAt));
    next += ENTRY;
  }
  return next;
}
