/**
 * Finds virtual connections of one colour by and-rule and or-rule (V. Anshelevich, "A hierarchical approach to computer
 * Hex", Artificial Intelligence 134, 2002):
 * - *and*: two fulls that meet in one end and share no cell join their other ends; fully when they meet in a group of
 *   stones, and once a stone is there when they meet in an empty cell;
 * - *or*: semis between the same ends that have no cell common to all of them make a full.
 * Whatever is found holds; not everything that holds is found.
 */
import { cellCount, cellOf, colourAt, paddedOf, scratch, step } from './board.as';
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
  WORK_SETS,
} from './connectionLists.as';
import { endAt, findEnds, isBorder, isEmptyEnd, NO_END } from './ends.as';
import { add, clearSet, copySet, has, intersectInto, isEmptySet, meet, setBytes, sizeOfSet, uniteInto } from './sets.as';

/** How much is looked for: hastily takes about a quarter of the time and finds nearly as many connections. */
export const QUICK: i32 = 0;
export const THOROUGH: i32 = 1;
const AND_SET: usize = WORK_SETS;
/** Cells that all semis between the borders need, and the carrier of the smallest of them, or of the full. */
const MUST_SET: usize = WORK_SETS + 64;
const BEST_SET: usize = WORK_SETS + 128;
const UNION_SET: usize = WORK_SETS + 192;
const COMMON_SET: usize = WORK_SETS + 64 * 15;
/** Two for each step of the or-rule. */
const OR_SETS: usize = WORK_SETS + 256;

export const UNCONNECTED: i32 = 0;
export const SEMI_CONNECTED: i32 = 1;
export const CONNECTED: i32 = 2;

let found: i32 = 0;
let key: i32 = -1;
let bestSize: i32 = 0;
/** Semis joined at most by the or-rule, the first not counted. */
let maxOthers: i32 = 0;
let trials: i32 = 0;
/** What a pair of fulls counts for: 16 bytes of its sets. */
let trialWeight: i32 = 1;
let allTrials: f64 = 0;

/** Trials since the kernel was made, a measure of the time that connections took. */
export function trialsSoFar(): f64 {
  return allTrials + trials;
}

/**
 * Whether a colour's borders are connected. @param limit of trials, each of 16 bytes of a pair of fulls: some three
 * million a second thoroughly, ten million hastily.
 */
export function connectBorders(colour: i32, limit: i32, effort: i32): i32 {
  found = UNCONNECTED;
  key = -1;
  bestSize = i32.MAX_VALUE;
  allTrials += trials;
  trials = 0;
  trialWeight = <i32>(setBytes >> 4);
  clearSet(scratch + BEST_SET);
  memory.fill(scratch + MUST_SET, 0xff, setBytes);
  if (findEnds(colour)) {
    bestSize = 0;
    found = CONNECTED;
    return found;
  }
  if (effort == QUICK) {
    maxOthers = 2;
    clearLists(cellCount + 2, 4, 12);
  } else {
    maxOthers = 3;
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
  clearSet(scratch + AND_SET);
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    if (colourAt(padded) != 0) continue;
    for (let direction = 0; direction < 6; direction++) {
      const end = endAt(padded + step(direction));
      if (end == NO_END || (end < cell && isEmptyEnd(end))) continue;
      addFull(cell, end, scratch + AND_SET);
    }
  }
}

/** Puts a full together with the others that end in `middle`. */
function tryAnd(full: u32, middle: i32, end: i32): void {
  const carrier = carrierOf(full);
  const isEmptyMiddle = isEmptyEnd(middle);
  const isEmpty = isEmptyEnd(end);
  const joined = scratch + AND_SET;
  const count = partnerCount(middle);
  for (let i = 0; i < count; i++) {
    const far = partner(middle, i);
    if (far == end || (isEmptyEnd(far) && has(carrier, far))) continue;
    for (let other = firstFull(middle, far); other != NONE; other = next(other)) {
      if (!isTried(other)) continue;
      trials += trialWeight;
      const otherCarrier = carrierOf(other);
      if (meet(carrier, otherCarrier) || (isEmpty && has(otherCarrier, end))) continue;
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
    copySet(scratch + BEST_SET, carrier);
    return;
  }
  addFull(one, other, carrier);
}

/** A semi whose carrier is in `AND_SET`, with the cell where the stone goes. */
function foundSemi(one: i32, other: i32, middle: i32): void {
  const carrier = scratch + AND_SET;
  if (isBorder(one) && isBorder(other)) {
    foundBorderSemi(carrier, middle);
    return;
  }
  const semi = addSemi(one, other, carrier);
  if (semi == NONE || haveCommon(firstSemi(one, other))) return;
  tryOr(semi, one, other, carrierOf(semi), carrierOf(semi), firstSemi(one, other), 0);
}

/** Whether all semis of a list need some cell, so that no few of them can make a full. */
function haveCommon(first: u32): bool {
  const common = scratch + COMMON_SET;
  copySet(common, carrierOf(first));
  for (let each = next(first); each != NONE; each = next(each)) {
    intersectInto(common, common, carrierOf(each));
    if (isEmptySet(common)) return false;
  }
  return true;
}

/** Between the borders the or-rule only needs what all semis have in common. */
function foundBorderSemi(carrier: usize, middle: i32): void {
  const must = scratch + MUST_SET;
  intersectInto(must, must, carrier);
  const cells = sizeOfSet(carrier);
  uniteInto(scratch + UNION_SET, found == UNCONNECTED ? carrier : scratch + UNION_SET, carrier);
  if (isEmptySet(must)) {
    found = CONNECTED;
    bestSize = sizeOfSet(scratch + UNION_SET);
    copySet(scratch + BEST_SET, scratch + UNION_SET);
    return;
  }
  found = SEMI_CONNECTED;
  if (cells >= bestSize) return;
  bestSize = cells;
  key = middle;
  copySet(scratch + BEST_SET, carrier);
}

/** Looks for further semis that have less and less in common with those joined so far. */
function tryOr(semi: u32, one: i32, other: i32, common: usize, union: usize, from: u32, depth: i32): void {
  const nextCommon = scratch + OR_SETS + (<usize>depth << 7);
  const nextUnion = nextCommon + 64;
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
export function isMust(padded: i32): bool {
  return has(scratch + MUST_SET, cellOf(padded));
}

/** Whether a cell is in the carrier of the full, or of the smallest semi, between the borders. */
export function isCarrier(padded: i32): bool {
  return has(scratch + BEST_SET, cellOf(padded));
}
