/**
 * Who wins: a search for the winner alone, that visits moves one by one. Where the first one does not win, all are
 * likely to lose, so the rest are refuted together by the strips of the position itself if possible, and visited
 * before any is searched (enhanced transposition cutoffs: A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin, 1996). Threads
 * that solve the same position share what is left, and meet in the table.
 */
import { countNodes, isStopped, nodes } from '../../../kernel/progress.as';
import { domino, otherSide, sideAt } from './board.as';
import { isBusy, setBusy, setIdle } from './busy.as';
import { staticResult, staticResultOfSplit } from './evaluation.as';
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
  countNodes(1);
  const enemy = otherSide(own);
  const counted = staticResult<T>(free, own == sideAt(0) ? number : -number, own, enemy);
  if (counted != 0) return counted;
  split<T>(free, number);
  key = solvedKey<T>(splitAt, own);
  const known = knownResult(key, numberFor(splitAt, own));
  return known != 0 ? known : staticResultOfSplit<T>(own, enemy);
}

/**
 * Whether the side to move wins a position that was visited and not decided; worthless when stopped.
 * @param ofKey of the position. @param stack where free entries begin.
 */
export function wins<T>(free: T, number: i32, own: usize, ofKey: u64, stack: usize): bool {
  setBusy(ofKey);
  const isWon = winsByMoves<T>(free, number, own, ofKey, stack);
  setIdle(ofKey);
  return isWon;
}

function winsByMoves<T>(free: T, number: i32, own: usize, ofKey: u64, stack: usize): bool {
  const nodesBefore = nodes();
  const first = stack + SPLIT_BYTES;
  split<T>(free, number);
  memory.copy(stack, splitAt, SPLIT_BYTES);
  const ownNumber = numberFor(stack, own);
  const end = generateAll<T>(own, stack, first);
  takeBest(first, end);
  let isWon = isWonBy<T>(first, own, end);
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
      if (!wins<T>(freeOf<T>(entry), number, otherSide(own), after, end)) return true;
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
  const next = own == sideAt(0) ? number : -number;
  const result = visit<T>(free, next, enemy);
  return result != 0 ? result < 0 : !wins<T>(free, next, enemy, key, stack) && !isStopped;
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

/** Whether this move wins. @param end of the entries. */
function isWonBy<T>(entry: usize, own: usize, end: usize): bool {
  const enemy = otherSide(own);
  const result = visitEntry<T>(entry, enemy);
  return result != 0
    ? result < 0
    : !wins<T>(freeOf<T>(entry), numberPart(entry), enemy, key, end) && !isStopped;
}

/** The result of a move for the enemy; if it is 0, the move is ready to be searched. */
// @ts-ignore: decorator
@inline
function visitEntry<T>(entry: usize, enemy: usize): i32 {
  const result = visit<T>(freeOf<T>(entry), numberPart(entry), enemy);
  setKey(entry, result == 0 ? key : 0);
  if (result == 0) {
    setFreeAndNumber<T>(entry, or<T>(large<T>(splitAt), small<T>(splitAt)), numberIn(splitAt));
  }
  return result;
}

/**
 * Visits moves and drops those that lose; returns 0 when one wins, which is put first, otherwise the new end.
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
    const result = visitEntry<T>(entry, enemy);
    if (result > 0) continue;
    if (next != entry) copyEntry(entry, next);
    if (result < 0) {
      copyEntry(entry, first);
      return 0;
    }
    next += ENTRY;
  }
  return next;
}
