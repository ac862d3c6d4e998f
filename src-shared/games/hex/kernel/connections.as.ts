/**
 * Finds virtual connections of one colour by and-rule and or-rule (V. Anshelevich, "A hierarchical approach to computer
 * Hex", Artificial Intelligence 134, 2002):
 * - *and*: two fulls that meet in one end and share no cell join their other ends; fully when they meet in a group of
 *   stones, and once a stone is there when they meet in an empty cell;
 * - *or*: semis between the same ends that have no cell common to all of them make a full.
 * Whatever is found holds; not everything that holds is found.
 */
import { reserve } from '../../../kernel/scratch.as';
import { cellCount, cellOf, colourAt, paddedOf, step } from './board.as';
import { CONNECTED, SEMI_CONNECTED, UNCONNECTED } from './constants';
import { endAt, findEnds, isBorder, isEmptyEnd, NO_END } from './connectionEnds.as';
import {
  addFull,
  addSemi,
  carrierOf,
  clearLists,
  firstFull,
  firstSemi,
  hasRoom,
  higherEnd,
  isGone,
  isTried,
  lowerEnd,
  next,
  NONE,
  partner,
  partnerCount,
  queued,
  queuedCount,
  setTried,
} from './connectionLists.as';
import {
  add,
  clearSet,
  copySet,
  has,
  intersectInto,
  intersects,
  isEmptySet,
  MAX_SET_BYTES,
  setBytes,
  sizeOfSet,
  uniteInto,
} from './sets.as';

/** How much is looked for: quick takes about a quarter of the time and finds nearly as many connections. */
export const QUICK: i32 = 0;
export const THOROUGH: i32 = 1;
/** Bytes of the sets: */
const AND_SET_AT: usize = 0;
/** cells that all semis between the borders need, and the carrier of the smallest of them, or of the full; */
const MUST_PLAY_AT: usize = MAX_SET_BYTES;
const BEST_SET_AT: usize = 2 * MAX_SET_BYTES;
const UNION_SET_AT: usize = 3 * MAX_SET_BYTES;
const COMMON_SET_AT: usize = 4 * MAX_SET_BYTES;
/** two for each step of the or-rule. */
const OR_SETS_AT: usize = 5 * MAX_SET_BYTES;
const OR_STEP_BYTES: usize = 2 * MAX_SET_BYTES;
const MAX_OR_STEPS: usize = 3;

let sets: usize = 0;
let found: i32 = 0;
let key: i32 = -1;
let bestSize: i32 = 0;
/** Semis joined at most by the or-rule, the first not counted. */
let maxOthers: i32 = 0;
let trials: i32 = 0;
/** What a pair of fulls counts for: 16 bytes of its sets. */
let trialWeight: i32 = 1;
let allTrials: f64 = 0;

export function reserveConnections(): void {
  sets = reserve(OR_SETS_AT + MAX_OR_STEPS * OR_STEP_BYTES);
}

/** Trials since the kernel was made, a measure of the time that connections took. */
export function trialsSoFar(): f64 {
  return allTrials + trials;
}

/**
 * Whether a colour's borders are connected. @param limit of trials, each of 16 bytes of a pair of fulls: some three
 * million a second thoroughly, ten million quickly.
 */
export function connectBorders(colour: i32, limit: i32, effort: i32): i32 {
  found = UNCONNECTED;
  key = -1;
  bestSize = i32.MAX_VALUE;
  allTrials += trials;
  trials = 0;
  trialWeight = <i32>(setBytes >> 4);
  clearSet(sets + BEST_SET_AT);
  memory.fill(sets + MUST_PLAY_AT, 0xff, setBytes);
  if (findEnds(colour)) {
    bestSize = 0;
    found = CONNECTED;
    return found;
  }
  if (effort == QUICK) {
    maxOthers = 2;
    clearLists(cellCount + 2, 4, 12);
  } else {
    maxOthers = <i32>MAX_OR_STEPS;
    clearLists(cellCount + 2, 8, 24);
  }
  joinNeighbours();
  for (let i = 0; i < queuedCount() && trials < limit && found != CONNECTED && hasRoom(); i++) {
    const full = queued(i);
    if (isGone(full)) continue;
    const lower = lowerEnd(full);
    const higher = higherEnd(full);
    if (!isBorder(lower)) tryAnd(full, lower, higher);
    if (!isBorder(higher)) tryAnd(full, higher, lower);
    if (!isGone(full)) setTried(full);
  }
  return found;
}

/** Ends that touch are connected without needing any cell. */
function joinNeighbours(): void {
  clearSet(sets + AND_SET_AT);
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (colourAt(padded) != 0) continue;
    for (let direction = 0; direction < 6; direction++) {
      const end = endAt(padded + step(direction));
      if (end == NO_END || (end < cell && isEmptyEnd(end))) continue;
      addFull(cell, end, sets + AND_SET_AT);
    }
  }
}

/** Puts a full together with the others that end in `middle`. */
function tryAnd(full: u32, middle: i32, end: i32): void {
  const carrier = carrierOf(full);
  const isEmptyMiddle = isEmptyEnd(middle);
  const isEmpty = isEmptyEnd(end);
  const joined = sets + AND_SET_AT;
  const count = partnerCount(middle);
  for (let i = 0; i < count; i++) {
    const far = partner(middle, i);
    if (far == end || (isEmptyEnd(far) && has(carrier, far))) continue;
    for (let other = firstFull(middle, far); other != NONE; other = next(other)) {
      if (!isTried(other)) continue;
      trials += trialWeight;
      const otherCarrier = carrierOf(other);
      if (intersects(carrier, otherCarrier) || (isEmpty && has(otherCarrier, end))) continue;
      uniteInto(joined, carrier, otherCarrier);
      if (isEmptyMiddle) {
        add(joined, middle);
        foundSemi(end, far, middle);
      } else {
        foundFull(end, far, joined);
      }
      if (found == CONNECTED || isGone(full)) return;
    }
  }
}

function foundFull(one: i32, other: i32, carrier: usize): void {
  if (isBorder(one) && isBorder(other)) {
    found = CONNECTED;
    bestSize = sizeOfSet(carrier);
    copySet(sets + BEST_SET_AT, carrier);
    return;
  }
  addFull(one, other, carrier);
}

/** A semi whose carrier is in `AND_SET`, with the cell where the stone goes. */
function foundSemi(one: i32, other: i32, middle: i32): void {
  const carrier = sets + AND_SET_AT;
  if (isBorder(one) && isBorder(other)) {
    foundBorderSemi(carrier, middle);
    return;
  }
  const semi = addSemi(one, other, carrier);
  if (semi == NONE || haveCommonCell(firstSemi(one, other))) return;
  tryOr(semi, one, other, carrierOf(semi), carrierOf(semi), firstSemi(one, other), 0);
}

/** Whether all semis of a list need some cell, so that no few of them can make a full. */
function haveCommonCell(first: u32): bool {
  const common = sets + COMMON_SET_AT;
  copySet(common, carrierOf(first));
  for (let each = next(first); each != NONE; each = next(each)) {
    intersectInto(common, common, carrierOf(each));
    if (isEmptySet(common)) return false;
  }
  return true;
}

/** Between the borders the or-rule only needs what all semis have in common. */
function foundBorderSemi(carrier: usize, middle: i32): void {
  const must = sets + MUST_PLAY_AT;
  intersectInto(must, must, carrier);
  const cells = sizeOfSet(carrier);
  uniteInto(sets + UNION_SET_AT, found == UNCONNECTED ? carrier : sets + UNION_SET_AT, carrier);
  if (isEmptySet(must)) {
    found = CONNECTED;
    bestSize = sizeOfSet(sets + UNION_SET_AT);
    copySet(sets + BEST_SET_AT, sets + UNION_SET_AT);
    return;
  }
  found = SEMI_CONNECTED;
  if (cells >= bestSize) return;
  bestSize = cells;
  key = middle;
  copySet(sets + BEST_SET_AT, carrier);
}

/** Looks for further semis that have less and less in common with those joined so far. */
function tryOr(
  semi: u32,
  one: i32,
  other: i32,
  common: usize,
  union: usize,
  from: u32,
  depth: i32,
): void {
  const nextCommon = sets + OR_SETS_AT + <usize>depth * OR_STEP_BYTES;
  const nextUnion = nextCommon + MAX_SET_BYTES;
  for (let each = from; each != NONE; each = next(each)) {
    if (each == semi || isGone(each)) continue;
    const carrier = carrierOf(each);
    intersectInto(nextCommon, common, carrier);
    if (isEmptySet(nextCommon)) {
      uniteInto(nextUnion, union, carrier);
      foundFull(one, other, nextUnion);
      if (found == CONNECTED || isGone(semi)) return;
    } else if (depth + 1 < maxOthers && shrinks(common, nextCommon)) {
      uniteInto(nextUnion, union, carrier);
      tryOr(semi, one, other, nextCommon, nextUnion, next(each), depth + 1);
      if (found == CONNECTED || isGone(semi)) return;
    }
  }
}

function shrinks(before: usize, now: usize): bool {
  return sizeOfSet(now) < sizeOfSet(before);
}

/** Where the stone of the smallest semi between the borders goes, as a padded cell. */
export function keyCell(): i32 {
  return paddedOf(key);
}

/** Cells in the carrier of the full, or of the smallest semi, between the borders. */
export function carrierSize(): i32 {
  return bestSize;
}

/** Whether the other colour must play there, unless it wins elsewhere first, when the borders are semi-connected. */
export function isMustPlay(padded: i32): bool {
  return has(sets + MUST_PLAY_AT, cellOf(padded));
}

/** Whether a cell is in the carrier of the full, or of the smallest semi, between the borders. */
export function isCarrier(padded: i32): bool {
  return has(sets + BEST_SET_AT, cellOf(padded));
}
