/**
 * Known connections between *ends*: empty cells, groups of stones (by one cell of them) and the two borders. A *full*
 * connection stands even when the other colour moves first, a *semi* connection needs a stone first. Each has a
 * carrier: the empty cells that it needs. A pair of ends has a list of carriers of either kind, none of which contains
 * another one of its list, and no semi contains a full. What is new in a list waits in the queue of its kind, the pair
 * once (connectionQueues.as.ts).
 *
 * A pair is: by kind the block of its list (u32); by kind carriers (u8) and how many of these are done (u8); by kind the
 * class of the block (u8); by kind whether it is queued (u8). A block is: cells that all carriers done have in common,
 * carriers.
 */
import { reserve } from '../../../kernel/scratch.as';
import { clearQueues, enqueue, higherOf, lowerOf, takeQueued } from './connectionQueues.as';
import { copySet, fillSet, intersectInto, isWithin, setBytes, sizeOfSet } from './sets.as';

export const FULLS: usize = 0;
export const SEMIS: usize = 1;

const MAX_ENDS: usize = 19 * 19 + 2;
const PAIRS: usize = (MAX_ENDS * (MAX_ENDS - 1)) >> 1;
const PAIR_BYTES: usize = 16;
const POOL_BYTES: usize = 6 << 20;
/** A block of class 0 has room for so many carriers, each further class for twice as many. */
const LEAST_ROOM: i32 = 4;
const CLASSES: usize = 7;

/** Bytes: pairs; by end its partners (u16) and their number (u16); free blocks (u32); blocks. */
const PARTNERS_AT: usize = PAIRS * PAIR_BYTES;
const PARTNER_COUNTS_AT: usize = PARTNERS_AT + 2 * MAX_ENDS * MAX_ENDS;
const FREE_AT: usize = (PARTNER_COUNTS_AT + 2 * MAX_ENDS + 63) & ~63;
const POOL_AT: usize = FREE_AT + 64;

let lists: usize = 0;
let ends: i32 = 0;
let poolEnd: usize = 0;

export function reserveConnectionLists(): void {
  lists = reserve(POOL_AT + POOL_BYTES);
}

export function clearLists(count: i32): void {
  ends = count;
  memory.fill(lists, 0, ((<usize>(ends * (ends - 1))) >> 1) * PAIR_BYTES);
  memory.fill(lists + PARTNER_COUNTS_AT, 0, 2 * <usize>ends);
  memory.fill(lists + FREE_AT, 0, 4 * CLASSES);
  poolEnd = POOL_AT;
  clearQueues();
}

// @ts-ignore: decorator
@inline
export function pairOf(one: i32, other: i32): usize {
  const low = min(one, other);
  const high = max(one, other);
  return lists + <usize>(((high * (high - 1)) >> 1) + low) * PAIR_BYTES;
}

// @ts-ignore: decorator
@inline
export function countOf(pair: usize, kind: usize): i32 {
  return <i32>load<u8>(pair + 2 * kind, 8);
}

/** Carriers at the start of the list that were put together with all others already. */
// @ts-ignore: decorator
@inline
export function doneOf(pair: usize, kind: usize): i32 {
  return <i32>load<u8>(pair + 2 * kind, 9);
}

/** Where the carriers are, one after the other. */
// @ts-ignore: decorator
@inline
export function carriersOf(pair: usize, kind: usize): usize {
  return lists + <usize>load<u32>(pair + 4 * kind) + setBytes;
}

/** Cells that all carriers have which are done, or some of these cells. */
// @ts-ignore: decorator
@inline
export function commonOf(pair: usize, kind: usize): usize {
  return lists + <usize>load<u32>(pair + 4 * kind);
}

// @ts-ignore: decorator
@inline
export function partnerCount(end: i32): i32 {
  return <i32>load<u16>(lists + ((<usize>end) << 1), PARTNER_COUNTS_AT);
}

/** An end to which an end has a full. */
// @ts-ignore: decorator
@inline
export function partner(end: i32, index: i32): i32 {
  return <i32>load<u16>(lists + ((<usize>(end * ends + index)) << 1), PARTNERS_AT);
}

function addPartner(end: i32, other: i32): void {
  const count = partnerCount(end);
  store<u16>(lists + ((<usize>(end * ends + count)) << 1), <u16>other, PARTNERS_AT);
  store<u16>(lists + ((<usize>end) << 1), <u16>(count + 1), PARTNER_COUNTS_AT);
}

/** Puts a pair into the queue of a kind, unless it is there. */
function markQueued(pair: usize, kind: usize, one: i32, other: i32): void {
  if (load<u8>(pair + kind, 14) != 0) return;
  store<u8>(pair + kind, 1, 14);
  enqueue(kind, one, other);
}

/** The next pair with something new of a kind, as `takeQueued` has it. */
export function takePair(kind: usize): i32 {
  const both = takeQueued(kind);
  if (both >= 0) store<u8>(pairOf(lowerOf(both), higherOf(both)) + kind, 0, 14);
  return both;
}

/** Everything in the list has been put together with all others, the common cells included. */
export function setAllDone(pair: usize, kind: usize): void {
  const common = commonOf(pair, kind);
  const count = countOf(pair, kind);
  if (doneOf(pair, kind) == 0) fillSet(common);
  for (let i = doneOf(pair, kind); i < count; i++)
    intersectInto(common, common, common + <usize>(i + 1) * setBytes);
  store<u8>(pair + 2 * kind, <u8>count, 9);
}

/** Whether a listed connection needs no cell beyond a carrier. */
// @ts-ignore: decorator
@inline
export function isImplied(pair: usize, kind: usize, carrier: usize): bool {
  const first = carriersOf(pair, kind);
  const end = first + <usize>countOf(pair, kind) * setBytes;
  for (let at = first; at < end; at += setBytes) if (isWithin(at, carrier)) return true;
  return false;
}

/** Takes connections out of a list that need all of a carrier and more. */
function dropImplied(pair: usize, kind: usize, carrier: usize): void {
  const first = carriersOf(pair, kind);
  const count = countOf(pair, kind);
  let done = doneOf(pair, kind);
  const wereDone = done;
  let to = first;
  for (let i = 0; i < count; i++) {
    const at = first + <usize>i * setBytes;
    if (isWithin(carrier, at)) {
      if (i < wereDone) done--;
      continue;
    }
    if (to != at) copySet(to, at);
    to += setBytes;
  }
  store<u8>(pair + 2 * kind, <u8>((to - first) / setBytes), 8);
  store<u8>(pair + 2 * kind, <u8>done, 9);
}

/** Room for one more carrier; false when there is none. */
function makeRoom(pair: usize, kind: usize): bool {
  const count = countOf(pair, kind);
  const sizeClass = <i32>load<u8>(pair + kind, 12);
  const block = load<u32>(pair + 4 * kind);
  if (block != 0 && count < LEAST_ROOM << sizeClass) return true;
  const wanted = block == 0 ? 0 : sizeClass + 1;
  const free = lists + FREE_AT + ((<usize>wanted) << 2);
  let to = load<u32>(free);
  if (to != 0) {
    store<u32>(free, load<u32>(lists + <usize>to));
  } else {
    const bytes = <usize>((LEAST_ROOM << wanted) + 1) * setBytes;
    if (poolEnd + bytes > POOL_AT + POOL_BYTES) return false;
    to = <u32>poolEnd;
    poolEnd += bytes;
  }
  if (block != 0) {
    memory.copy(lists + <usize>to, lists + <usize>block, <usize>(count + 1) * setBytes);
    const freed = lists + FREE_AT + ((<usize>sizeClass) << 2);
    store<u32>(lists + <usize>block, load<u32>(freed));
    store<u32>(freed, block);
  }
  store<u32>(pair + 4 * kind, to);
  store<u8>(pair + kind, <u8>wanted, 12);
  return true;
}

function append(pair: usize, kind: usize, carrier: usize): bool {
  if (!makeRoom(pair, kind)) return false;
  const count = countOf(pair, kind);
  copySet(carriersOf(pair, kind) + <usize>count * setBytes, carrier);
  store<u8>(pair + 2 * kind, <u8>(count + 1), 8);
  return true;
}

/** Puts a carrier in the place of the largest one that is not done, when it is smaller. */
function replaceLargest(pair: usize, kind: usize, carrier: usize): bool {
  const first = carriersOf(pair, kind);
  const count = countOf(pair, kind);
  let largest = sizeOfSet(carrier);
  let place: usize = 0;
  for (let i = doneOf(pair, kind); i < count; i++) {
    const at = first + <usize>i * setBytes;
    const cells = sizeOfSet(at);
    if (cells <= largest) continue;
    largest = cells;
    place = at;
  }
  if (place == 0) return false;
  copySet(place, carrier);
  return true;
}

/** Adds a full connection that says something new, as far as there is room. @param most in the list. */
export function addFull(one: i32, other: i32, carrier: usize, most: i32): void {
  const pair = pairOf(one, other);
  if (isImplied(pair, FULLS, carrier)) return;
  const hadNone = load<u32>(pair) == 0;
  dropImplied(pair, FULLS, carrier);
  const isAdded =
    countOf(pair, FULLS) < most
      ? append(pair, FULLS, carrier)
      : replaceLargest(pair, FULLS, carrier);
  if (!isAdded) return;
  dropImplied(pair, SEMIS, carrier);
  if (hadNone) {
    addPartner(one, other);
    addPartner(other, one);
  }
  markQueued(pair, FULLS, one, other);
}

/** Adds a semi connection that says something new; returns whether it does. @param most in the list. */
export function addSemi(one: i32, other: i32, carrier: usize, most: i32): bool {
  const pair = pairOf(one, other);
  if (isImplied(pair, FULLS, carrier) || isImplied(pair, SEMIS, carrier)) return false;
  dropImplied(pair, SEMIS, carrier);
  const isAdded =
    countOf(pair, SEMIS) < most
      ? append(pair, SEMIS, carrier)
      : replaceLargest(pair, SEMIS, carrier);
  if (isAdded) markQueued(pair, SEMIS, one, other);
  return isAdded;
}

/** Whether there is room for more. */
export function hasRoom(): bool {
  return poolEnd + <usize>(LEAST_ROOM << (CLASSES as i32)) * setBytes <= POOL_AT + POOL_BYTES;
}
