/**
 * Finds virtual connections of one colour by and-rule and or-rule (V. Anshelevich, "A hierarchical approach to computer
 * Hex", Artificial Intelligence 134, 2002):
 * - *and*: two fulls that meet in one end and share no cell join their other ends; fully when they meet in a group of
 *   stones, and once a stone is there when they meet in an empty cell;
 * - *or*: semis between the same ends that have no cell common to all of them make a full (connectionOr.as.ts).
 * Whatever is found holds; not everything that holds is found.
 */
import { reserve } from '../../../kernel/scratch.as';
import { cellCount, colourAt, paddedOf, step } from './board.as';
import { clearBorders, found, foundBorderFull, foundBorderSemi } from './borderConnections.as';
import { CONNECTED } from './constants';
import { endAt, findEnds, isBorder, isEmptyEnd, NO_END } from './connectionEnds.as';
import {
  addFull,
  addSemi,
  carriersOf,
  clearLists,
  commonOf,
  countOf,
  doneOf,
  FULLS,
  hasRoom,
  pairOf,
  partner,
  partnerCount,
  SEMIS,
  setAllDone,
  takePair,
} from './connectionLists.as';
import { higherOf, lowerOf } from './connectionQueues.as';
import { combineSemis, foundCarrier, orStepsLeft } from './connectionOr.as';
import {
  add,
  clearSet,
  copySet,
  has,
  intersects,
  isEmptySet,
  MAX_SET_BYTES,
  setBytes,
  uniteInto,
} from './sets.as';

/** Carriers kept of a pair of ends at most: of two empty cells, of a group and another end, with a border. */
const EMPTY_FULLS: i32 = 8;
const GROUP_FULLS: i32 = 25;
const BORDER_FULLS: i32 = 50;
const EMPTY_SEMIS: i32 = 32;
const GROUP_SEMIS: i32 = 50;
const BORDER_SEMIS: i32 = 100;
/** Steps of the or-rule for a pair at most, and the trials that a step counts for. */
const OR_STEPS: i32 = 200;
const OR_STEP_TRIALS: i32 = 4;
/** Bytes of the sets: a full that is put together with others, that with its empty end, and two fulls together. */
const FULL_SET_AT: usize = 0;
const MASK_SET_AT: usize = MAX_SET_BYTES;
const AND_SET_AT: usize = 2 * MAX_SET_BYTES;
const SETS_BYTES: usize = 3 * MAX_SET_BYTES;

let sets: usize = 0;
let trials: i32 = 0;
/** What a pair of fulls counts for: 16 bytes of its sets. */
let trialWeight: i32 = 1;
let allTrials: f64 = 0;

export function reserveConnections(): void {
  sets = reserve(SETS_BYTES);
}

/** Trials since the kernel was made, a measure of the time that connections took. */
export function trialsSoFar(): f64 {
  return allTrials + trials;
}

/**
 * Whether a colour's borders are connected. @param limit of trials, each of 16 bytes of a pair of fulls.
 * @param enough `SEMI_CONNECTED` when that suffices, `CONNECTED` when all is wanted.
 */
export function connectBorders(colour: i32, limit: i32, enough: i32): i32 {
  clearBorders();
  allTrials += trials;
  trials = 0;
  trialWeight = <i32>(setBytes >> 4);
  if (findEnds(colour)) {
    clearSet(sets + AND_SET_AT);
    foundBorderFull(sets + AND_SET_AT);
    return CONNECTED;
  }
  clearLists(cellCount + 2);
  joinNeighbours();
  while (trials < limit && found() < enough && hasRoom()) {
    let pair = takePair(FULLS);
    if (pair >= 0) {
      joinFulls(lowerOf(pair), higherOf(pair));
      continue;
    }
    pair = takePair(SEMIS);
    if (pair < 0) break;
    joinSemis(lowerOf(pair), higherOf(pair));
  }
  return found();
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
      addFull(cell, end, sets + AND_SET_AT, 1);
    }
  }
}

/** The and-rule for all new fulls of a pair. */
function joinFulls(lower: i32, higher: i32): void {
  const pair = pairOf(lower, higher);
  for (let i = doneOf(pair, FULLS); i < countOf(pair, FULLS) && found() != CONNECTED; i++) {
    copySet(sets + FULL_SET_AT, carriersOf(pair, FULLS) + <usize>i * setBytes);
    if (!isBorder(lower)) tryAnd(lower, higher);
    if (!isBorder(higher)) tryAnd(higher, lower);
  }
  setAllDone(pair, FULLS);
}

/** Puts the full in `FULL_SET` together with the others that end in `middle`. */
function tryAnd(middle: i32, end: i32): void {
  const carrier = sets + FULL_SET_AT;
  const mask = sets + MASK_SET_AT;
  const isEmptyMiddle = isEmptyEnd(middle);
  const joined = sets + AND_SET_AT;
  copySet(mask, carrier);
  if (isEmptyEnd(end)) add(mask, end);
  const count = partnerCount(middle);
  for (let i = 0; i < count; i++) {
    const far = partner(middle, i);
    if (far == end || (isEmptyEnd(far) && has(carrier, far))) continue;
    const pair = pairOf(middle, far);
    const done = doneOf(pair, FULLS);
    trials += trialWeight;
    if (done == 0 || intersects(commonOf(pair, FULLS), mask)) continue;
    if (areNeighbours(end, far)) continue;
    const first = carriersOf(pair, FULLS);
    for (let at = first; at < first + <usize>done * setBytes; at += setBytes) {
      trials += trialWeight;
      if (intersects(mask, at)) continue;
      uniteInto(joined, carrier, at);
      if (isEmptyMiddle) {
        add(joined, middle);
        foundSemi(end, far, middle);
      } else {
        foundFull(end, far, joined);
      }
      if (found() == CONNECTED) return;
    }
  }
}

function areNeighbours(one: i32, other: i32): bool {
  const pair = pairOf(one, other);
  return countOf(pair, FULLS) == 1 && isEmptySet(carriersOf(pair, FULLS));
}

function foundFull(one: i32, other: i32, carrier: usize): void {
  if (isBorder(one) && isBorder(other)) {
    foundBorderFull(carrier);
    return;
  }
  let most = GROUP_FULLS;
  if (isBorder(one) || isBorder(other)) most = BORDER_FULLS;
  else if (isEmptyEnd(one) && isEmptyEnd(other)) most = EMPTY_FULLS;
  addFull(one, other, carrier, most);
}

/** A semi whose carrier is in `AND_SET`, with the cell where the stone goes. */
function foundSemi(one: i32, other: i32, middle: i32): void {
  const carrier = sets + AND_SET_AT;
  if (isBorder(one) && isBorder(other)) {
    foundBorderSemi(carrier, middle);
    return;
  }
  let most = GROUP_SEMIS;
  if (isBorder(one) || isBorder(other)) most = BORDER_SEMIS;
  else if (isEmptyEnd(one) && isEmptyEnd(other)) most = EMPTY_SEMIS;
  addSemi(one, other, carrier, most);
}

/** The or-rule for all semis of a pair. */
function joinSemis(lower: i32, higher: i32): void {
  const pair = pairOf(lower, higher);
  const count = combineSemis(pair, OR_STEPS);
  trials += trialWeight * OR_STEP_TRIALS * (OR_STEPS - orStepsLeft());
  setAllDone(pair, SEMIS);
  for (let i = 0; i < count && found() != CONNECTED; i++) foundFull(lower, higher, foundCarrier(i));
}
