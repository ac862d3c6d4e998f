/**
 * The or-rule: semis between the same ends that have no cell common to all of them make a full. Of all such sets of
 * semis those are looked for that give the least carriers: having found one full, what else there is must do without
 * one of its cells, so it is looked for among the semis that do not have that cell (J. Pawlewicz, R. Hayward,
 * P. Henderson, B. Arneson, "Stronger virtual connections in Hex", 2015).
 */
import { reserve } from '../../../kernel/scratch.as';
import { carriersOf, countOf, doneOf, FULLS, SEMIS } from './connectionLists.as';
import {
  add,
  clearSet,
  copySet,
  fillSet,
  firstBeyond,
  has,
  intersectInto,
  isEmptySet,
  isWithin,
  MAX_SET_BYTES,
  setBytes,
  sizeBeyond,
  uniteInto,
} from './sets.as';

const MAX_DEPTH: i32 = 24;
const MAX_FOUND: i32 = 24;
/** Room for semis and fulls of all steps. */
const ROOM: usize = 4096;
/** Bytes: by depth cells not to be avoided any more, and two sets to work with; what was found; semis and fulls. */
const STEP_BYTES: usize = 3 * MAX_SET_BYTES;
const FOUND_AT: usize = <usize>(MAX_DEPTH + 1) * STEP_BYTES;
const ROOM_AT: usize = FOUND_AT + <usize>MAX_FOUND * MAX_SET_BYTES;

let or: usize = 0;
let found: i32 = 0;
let stepsLeft: i32 = 0;

export function reserveConnectionOr(): void {
  or = reserve(ROOM_AT + ROOM * MAX_SET_BYTES);
}

/** Looks for fulls that semis of a pair make which are not done; returns their number. @param steps at most. */
export function combineSemis(pair: usize, steps: i32): i32 {
  const semis = countOf(pair, SEMIS);
  const done = doneOf(pair, SEMIS);
  const fulls = countOf(pair, FULLS);
  const news = <usize>(semis - done) * setBytes;
  const olds = <usize>done * setBytes;
  const from = carriersOf(pair, SEMIS);
  memory.copy(or + ROOM_AT, from + olds, news);
  memory.copy(or + ROOM_AT + news, from, olds);
  memory.copy(or + ROOM_AT + news + olds, carriersOf(pair, FULLS), <usize>fulls * setBytes);
  found = 0;
  stepsLeft = steps;
  clearSet(or);
  if (semis > done) combine(or + ROOM_AT, semis - done, done, fulls, 0);
  return found;
}

/** Steps that the last call did not need. */
export function orStepsLeft(): i32 {
  return stepsLeft;
}

/** The carrier of a full that was found. */
export function foundCarrier(index: i32): usize {
  return or + FOUND_AT + <usize>index * setBytes;
}

/** @param start of new semis, others and known fulls, one after the other. */
function combine(start: usize, news: i32, olds: i32, known: i32, depth: i32): void {
  stepsLeft--;
  const forbidden = or + <usize>depth * STEP_BYTES;
  const common = forbidden + MAX_SET_BYTES;
  const commonOfAll = common + MAX_SET_BYTES;
  const semis = news + olds;
  intersectAll(common, start, news);
  copySet(commonOfAll, common);
  for (let i = news; i < semis; i++)
    intersectInto(commonOfAll, commonOfAll, start + <usize>i * setBytes);
  if (!isEmptySet(commonOfAll)) return;
  let fulls = known;
  if (fulls == 0) {
    copySet(start + <usize>semis * setBytes, uniteFew(start, semis, commonOfAll));
    fulls = 1;
  }
  if (depth == MAX_DEPTH) return;
  uniteInto(forbidden, forbidden, common);
  while (found < MAX_FOUND && stepsLeft > 0) {
    const cell = cellToAvoid(start + <usize>semis * setBytes, fulls, forbidden);
    if (cell < 0) return;
    add(forbidden, cell);
    const end = start + <usize>(semis + fulls) * setBytes;
    if (end + <usize>(semis + fulls + MAX_FOUND) * setBytes > or + ROOM_AT + ROOM * MAX_SET_BYTES)
      return;
    const newsLeft = filter(end, start, news, cell);
    let to = end + <usize>newsLeft * setBytes;
    const oldsLeft = filter(to, start + <usize>news * setBytes, olds, cell);
    to += <usize>oldsLeft * setBytes;
    const fullsLeft = filter(to, start + <usize>semis * setBytes, fulls, cell);
    copySet(forbidden + STEP_BYTES, forbidden);
    const before = found;
    combine(end, newsLeft, oldsLeft, fullsLeft, depth + 1);
    memory.copy(end, foundCarrier(before), <usize>(found - before) * setBytes);
    fulls += found - before;
  }
}

function intersectAll(to: usize, from: usize, count: i32): void {
  fillSet(to);
  for (let i = 0; i < count; i++) intersectInto(to, to, from + <usize>i * setBytes);
}

/** The union of semis, each of which leaves less in common, until that is nothing: a full. Returns where it is. */
function uniteFew(start: usize, semis: i32, common: usize): usize {
  const union = foundCarrier(found++);
  clearSet(union);
  fillSet(common);
  for (let i = 0; i < semis; i++) {
    const semi = start + <usize>i * setBytes;
    if (isWithin(common, semi)) continue;
    intersectInto(common, common, semi);
    uniteInto(union, union, semi);
    if (isEmptySet(common)) break;
  }
  return union;
}

/** A cell of the full that has fewest cells which may be avoided; -1 when one has none. */
function cellToAvoid(fulls: usize, count: i32, forbidden: usize): i32 {
  let least = i32.MAX_VALUE;
  let best: usize = 0;
  for (let i = 0; i < count; i++) {
    const full = fulls + <usize>i * setBytes;
    const cells = sizeBeyond(full, forbidden);
    if (cells == 0) return -1;
    if (cells >= least) continue;
    least = cells;
    best = full;
  }
  return firstBeyond(best, forbidden);
}

/** Copies the sets without a cell; returns their number. */
function filter(to: usize, from: usize, count: i32, cell: i32): i32 {
  let left = 0;
  for (let i = 0; i < count; i++) {
    const set = from + <usize>i * setBytes;
    if (has(set, cell)) continue;
    copySet(to + <usize>left * setBytes, set);
    left++;
  }
  return left;
}
