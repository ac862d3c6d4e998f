/**
 * Finds virtual connections of one colour by and-rule and or-rule (V. Anshelevich, "A hierarchical approach to computer
 * Hex", Artificial Intelligence 134, 2002):
 * - *and*: two fulls that meet in one end and share no cell join their other ends; fully when they meet in a group of
 *   stones, and once a stone is there when they meet in an empty cell;
 * - *or*: semis between the same ends that have no cell common to all of them make a full.
 * Whatever is found holds; not everything that holds is found.
 */
import {
  cellCount,
  cellOf,
  colourAt,
  isRim,
  O,
  paddedOf,
  scratch,
  size,
  step,
  width,
} from './board.as';
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
import { ENDS, QUEUE } from './memory.as';
import { add, clearSet, copySet, has, intersectInto, isEmptySet, meet, setBytes, sizeOfSet, uniteInto } from './sets.as';

const NO_END: i32 = 0xffff;
/** Semis joined at most by the or-rule, the first not counted. */
const MAX_OTHERS: i32 = 3;
const AND_SET: usize = WORK_SETS;
/** Cells that all semis between the borders need, and the carrier of the smallest of them, or of the full. */
const MUST_SET: usize = WORK_SETS + 64;
const BEST_SET: usize = WORK_SETS + 128;
const UNION_SET: usize = WORK_SETS + 192;
/** Two for each step of the or-rule. */
const OR_SETS: usize = WORK_SETS + 256;

export const UNCONNECTED: i32 = 0;
export const SEMI_CONNECTED: i32 = 1;
export const CONNECTED: i32 = 2;

let found: i32 = 0;
let key: i32 = -1;
let bestSize: i32 = 0;
let trials: i32 = 0;
/** What a pair of fulls counts for: 16 bytes of its sets. */
let trialWeight: i32 = 1;
let allTrials: f64 = 0;

/** Trials since the kernel was made, a measure of the time that connections took. */
export function trialsSoFar(): f64 {
  return allTrials + trials;
}

// @ts-ignore: decorator
@inline
function endAt(padded: i32): i32 {
  return <i32>load<u16>(scratch + (<usize>padded << 1), ENDS);
}

function setEnd(padded: i32, end: i32): void {
  store<u16>(scratch + (<usize>padded << 1), <u16>end, ENDS);
}

/** Gives each empty cell, group and border its end. Returns whether the borders are already joined. */
function findEnds(colour: i32): bool {
  for (let i = 0; i < width * width; i++) setEnd(i, NO_END);
  let isJoined = false;
  for (let border = 0; border < 2; border++) {
    let count = 0;
    for (let i = 1; i <= size; i++) {
      const along = border == 0 ? 0 : width - 1;
      const rim = colour == O ? width * i + along : i + width * along;
      setEnd(rim, cellCount + border);
      store<u16>(scratch + (<usize>(count++) << 1), <u16>rim, QUEUE);
    }
    if (growGroup(count, cellCount + border, colour)) isJoined = true;
  }
  for (let cell = 0; cell < cellCount; cell++) {
    const padded = paddedOf(cell);
    const owner = colourAt(padded);
    if (endAt(padded) != NO_END || (owner != 0 && owner != colour)) continue;
    setEnd(padded, cell);
    if (owner == 0) continue;
    store<u16>(scratch, <u16>padded, QUEUE);
    growGroup(1, cell, colour);
  }
  return isJoined;
}

/** Gives the stones joined to those queued their end; returns whether another end was met. */
function growGroup(count: i32, end: i32, colour: i32): bool {
  let meets = false;
  for (let i = 0; i < count; i++) {
    const from = <i32>load<u16>(scratch + (<usize>i << 1), QUEUE);
    for (let direction = 0; direction < 6; direction++) {
      const cell = from + step(direction);
      if (cell < 0 || isRim(cell) || colourAt(cell) != colour) continue;
      if (endAt(cell) != NO_END) {
        if (endAt(cell) != end) meets = true;
        continue;
      }
      setEnd(cell, end);
      store<u16>(scratch + (<usize>(count++) << 1), <u16>cell, QUEUE);
    }
  }
  return meets;
}

// @ts-ignore: decorator
@inline
function isEmptyEnd(end: i32): bool {
  return end < cellCount && colourAt(paddedOf(end)) == 0;
}

function isBorder(end: i32): bool {
  return end >= cellCount;
}

/**
 * Whether a colour's borders are connected. @param limit of trials, each of 16 bytes of a pair of fulls, about ten million
 * a second.
 */
export function connectBorders(colour: i32, limit: i32): i32 {
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
  clearLists(cellCount + 2);
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
  if (semi != NONE) tryOr(semi, one, other, carrierOf(semi), carrierOf(semi), firstSemi(one, other), 0);
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
    } else if (depth + 1 < MAX_OTHERS && shrinks(common, nextCommon)) {
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
