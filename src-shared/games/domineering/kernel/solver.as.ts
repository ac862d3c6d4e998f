/**
 * Who wins: a search for the winner alone, that visits moves one by one. Where the first one does not win, all are
 * likely to lose, so the rest are refuted together by the strips of the position itself if possible, and visited
 * before any is searched (enhanced transposition cutoffs: A. Plaat, J. Schaeffer, W. Pijls, A. de Bruin, 1996).
 */
import { BOUND_EXACT, EXHAUSTIVE_DEPTH, find, foundDepth, foundScore, keep, NO_MOVE } from '../../../search/kernel/table.as';
import { markOf } from './alphaBeta.as';
import { and, isEmpty, or, without, wordOf, words } from './bits.as';
import { countNodes, hasStopped } from './count.as';
import { domino, otherSide, rooms } from './geometry.as';
import { glance, judgeSplit, PROVED } from './judge.as';
import { at, SPLIT, SPLIT_BYTES } from './layout.as';
import { isRefuted, prepareRefuting } from './lines.as';
import { addMove, cellOf, childKey, copyEntry, ENTRY, freeOf, setKey, takeBest } from './moves.as';
import { promiseOf } from './order.as';
import { large, small, split } from './split.as';
import { keyOfSplit } from './symmetry.as';

let key: u64 = 0;

/** The key of the position that was visited last, if its verdict was 0. */
export function visitedKey(): u64 {
  return key;
}

/** The verdict on a position for its side to move: proved, or 0 when it must be searched. */
export function visit<T>(free: T, own: usize): i32 {
  countNodes(1);
  const enemy = otherSide(own);
  const seen = glance<T>(free, own, enemy);
  if (seen != 0) return seen;
  split<T>(free);
  key = keyOfSplit<T>(at(SPLIT), own);
  const known = lookUp(key);
  return known != 0 ? known : judgeSplit<T>(free, own, enemy);
}

// @ts-ignore: decorator
@inline
function lookUp(ofKey: u64): i32 {
  return find(ofKey) && foundDepth() == EXHAUSTIVE_DEPTH ? foundScore() : 0;
}

/**
 * Whether the side to move wins a position that was visited and not decided; worthless when stopped.
 * @param ofKey of the position. @param stack where free entries begin.
 */
export function wins<T>(free: T, own: usize, ofKey: u64, stack: usize): bool {
  const first = stack + SPLIT_BYTES;
  split<T>(free);
  memory.copy(stack, at(SPLIT), SPLIT_BYTES);
  let end = generatePromising<T>(free, own, stack, first);
  takeBest(first, end);
  let isWon = isWonBy<T>(first, own, end);
  let mark = markOf(childKey(first));
  if (!isWon && !hasStopped() && first + ENTRY < end) {
    const open = visitRest<T>(stack, first + ENTRY, end, own);
    isWon = open == 0;
    if (isWon) mark = markOf(childKey(first + ENTRY));
    end = open;
    for (let entry = first + ENTRY; entry < end && !isWon && !hasStopped(); entry += ENTRY) {
      takeBest(entry, end);
      // The same may have been searched since.
      const known = lookUp(childKey(entry));
      if (known > 0) continue;
      isWon = known < 0 || !wins<T>(freeOf<T>(entry), otherSide(own), childKey(entry), end);
      if (isWon) mark = markOf(childKey(entry));
    }
  }
  if (hasStopped()) return false;
  keep(ofKey, mark, EXHAUSTIVE_DEPTH, BOUND_EXACT, isWon ? PROVED : -PROVED);
  return isWon;
}

/** Writes all moves but those in numbers, which nobody needs while there is anything else, and returns their end. */
function generatePromising<T>(free: T, own: usize, parts: usize, first: usize): usize {
  const enemy = otherSide(own);
  const begins = and<T>(rooms<T>(free, own), or<T>(large<T>(parts), small<T>(parts)));
  let end = first;
  for (let i = 0; i < words<T>(); i++) {
    for (let word = wordOf<T>(begins, i); word != 0; word &= word - 1) {
      const cell = (i << 6) + <i32>ctz(word);
      const after = without<T>(free, domino<T>(own, cell));
      addMove<T>(end, after, cell, promiseOf<T>(after, own, enemy, cell));
      end += ENTRY;
    }
  }
  return end;
}

/** Whether this move wins. @param end of the entries. */
function isWonBy<T>(entry: usize, own: usize, end: usize): bool {
  const enemy = otherSide(own);
  const after = freeOf<T>(entry);
  const verdict = visit<T>(after, enemy);
  setKey(entry, verdict == 0 ? key : 0);
  return verdict != 0 ? verdict < 0 : !wins<T>(after, enemy, key, end) && !hasStopped();
}

/**
 * Visits moves and drops those that lose; returns 0 when one wins, which is put first, otherwise the new end.
 * @param parts of the position they are made in.
 */
function visitRest<T>(parts: usize, first: usize, end: usize, own: usize): usize {
  const enemy = otherSide(own);
  prepareRefuting<T>(parts, enemy);
  let kept = first;
  for (let entry = first; entry < end; entry += ENTRY) {
    const cell = cellOf(entry);
    if (!isEmpty<T>(and<T>(domino<T>(own, cell), large<T>(parts))) && isRefuted(enemy, cell)) {
      countNodes(1);
      continue;
    }
    if (kept != entry) copyEntry(entry, kept);
    kept += ENTRY;
  }
  const open = kept;
  kept = first;
  for (let entry = first; entry < open; entry += ENTRY) {
    const verdict = visit<T>(freeOf<T>(entry), enemy);
    if (verdict > 0) continue;
    setKey(entry, verdict == 0 ? key : 0);
    if (kept != entry) copyEntry(entry, kept);
    if (verdict < 0) {
      copyEntry(entry, first);
      return 0;
    }
    kept += ENTRY;
  }
  return kept;
}
