/**
 * Known connections between *ends*: empty cells, groups of stones (by one cell of them) and the two borders. A *full*
 * connection stands even when the other colour moves first, a *semi* connection needs a stone first. Each has a
 * carrier: the empty cells that it needs. Lists hold no connection whose carrier contains that of another one.
 *
 * A record is: next (u32), lower end (u16), higher end (u16), state (u8), padding to 16 bytes, carrier.
 */
import { reserve } from '../../../kernel/scratch.as';
import { copySet, isWithin, setBytes } from './sets.as';

const MAX_ENDS: usize = 19 * 19 + 2;
const PAIRS: usize = MAX_ENDS * MAX_ENDS;
const POOL_BYTES: usize = 4 << 20;

/**
 * Bytes: by pair of ends the first record and the number of records, by end its partners, fulls in the order found,
 * records.
 */
const FULL_HEADS_AT: usize = 0;
const SEMI_HEADS_AT: usize = FULL_HEADS_AT + 4 * PAIRS;
const FULL_COUNTS_AT: usize = SEMI_HEADS_AT + 4 * PAIRS;
const SEMI_COUNTS_AT: usize = FULL_COUNTS_AT + PAIRS;
const PARTNERS_AT: usize = SEMI_COUNTS_AT + PAIRS;
const PARTNER_COUNTS_AT: usize = PARTNERS_AT + 2 * PAIRS;
const QUEUED_AT: usize = (PARTNER_COUNTS_AT + 2 * MAX_ENDS + 63) & ~63;
const POOL_AT: usize = QUEUED_AT + (POOL_BYTES >> 3);
/** The last record may be shorter than the room for it. */
const LISTS_BYTES: usize = POOL_AT + POOL_BYTES + 64;

export const NONE: u32 = 0;
const GONE: u8 = 1;
const TRIED: u8 = 2;

let lists: usize = 0;
let ends: i32 = 0;
let maxFulls: u8 = 0;
let maxSemis: u8 = 0;
let poolEnd: usize = 0;
let recordBytes: usize = 0;
let queueLength: i32 = 0;

export function reserveConnectionLists(): void {
  lists = reserve(LISTS_BYTES);
}

/** @param count of ends. @param fulls, semis stored at most for a pair of ends. */
export function clearLists(count: i32, fulls: u8, semis: u8): void {
  ends = count;
  maxFulls = fulls;
  maxSemis = semis;
  const pairs = <usize>(ends * ends);
  memory.fill(lists + FULL_HEADS_AT, 0, 4 * pairs);
  memory.fill(lists + SEMI_HEADS_AT, 0, 4 * pairs);
  memory.fill(lists + FULL_COUNTS_AT, 0, pairs);
  memory.fill(lists + SEMI_COUNTS_AT, 0, pairs);
  memory.fill(lists + PARTNER_COUNTS_AT, 0, 2 * <usize>ends);
  recordBytes = 16 + setBytes;
  poolEnd = POOL_AT;
  queueLength = 0;
}

// @ts-ignore: decorator
@inline
function pairOf(one: i32, other: i32): usize {
  return <usize>(one < other ? one * ends + other : other * ends + one);
}

// @ts-ignore: decorator
@inline
export function firstFull(one: i32, other: i32): u32 {
  return load<u32>(lists + (pairOf(one, other) << 2), FULL_HEADS_AT);
}

// @ts-ignore: decorator
@inline
export function firstSemi(one: i32, other: i32): u32 {
  return load<u32>(lists + (pairOf(one, other) << 2), SEMI_HEADS_AT);
}

// @ts-ignore: decorator
@inline
export function next(record: u32): u32 {
  return load<u32>(lists + <usize>record);
}

// @ts-ignore: decorator
@inline
export function carrierOf(record: u32): usize {
  return lists + <usize>record + 16;
}

// @ts-ignore: decorator
@inline
export function lowerEnd(record: u32): i32 {
  return <i32>load<u16>(lists + <usize>record, 4);
}

// @ts-ignore: decorator
@inline
export function higherEnd(record: u32): i32 {
  return <i32>load<u16>(lists + <usize>record, 6);
}

// @ts-ignore: decorator
@inline
export function isTried(record: u32): bool {
  return load<u8>(lists + <usize>record, 8) == TRIED;
}

// @ts-ignore: decorator
@inline
export function isGone(record: u32): bool {
  return load<u8>(lists + <usize>record, 8) == GONE;
}

export function setTried(record: u32): void {
  store<u8>(lists + <usize>record, TRIED, 8);
}

// @ts-ignore: decorator
@inline
export function partnerCount(end: i32): i32 {
  return <i32>load<u16>(lists + ((<usize>end) << 1), PARTNER_COUNTS_AT);
}

// @ts-ignore: decorator
@inline
export function partner(end: i32, index: i32): i32 {
  return <i32>load<u16>(lists + ((<usize>(end * ends + index)) << 1), PARTNERS_AT);
}

/** The fulls in the order found, those gone since included. */
// @ts-ignore: decorator
@inline
export function queuedCount(): i32 {
  return queueLength;
}

// @ts-ignore: decorator
@inline
export function queued(index: i32): u32 {
  return load<u32>(lists + ((<usize>index) << 2), QUEUED_AT);
}

function addPartner(end: i32, other: i32): void {
  const count = partnerCount(end);
  store<u16>(lists + ((<usize>(end * ends + count)) << 1), <u16>other, PARTNERS_AT);
  store<u16>(lists + ((<usize>end) << 1), <u16>(count + 1), PARTNER_COUNTS_AT);
}

/** Whether a listed connection needs no cell beyond a carrier. */
function isImplied(record: u32, carrier: usize): bool {
  for (; record != NONE; record = next(record))
    if (isWithin(carrierOf(record), carrier)) return true;
  return false;
}

/** Takes connections out of a list that need all of a carrier and more. */
function dropImplied(heads: usize, counts: usize, pair: usize, carrier: usize): void {
  let at = lists + heads + (pair << 2);
  for (let record = load<u32>(at); record != NONE; record = load<u32>(at)) {
    if (!isWithin(carrier, carrierOf(record))) {
      at = lists + <usize>record;
      continue;
    }
    store<u32>(at, next(record));
    store<u8>(lists + <usize>record, GONE, 8);
    const count = lists + counts + pair;
    store<u8>(count, load<u8>(count) - 1);
  }
}

function insert(
  heads: usize,
  counts: usize,
  pair: usize,
  one: i32,
  other: i32,
  carrier: usize,
): u32 {
  if (poolEnd + recordBytes > POOL_AT + POOL_BYTES) return NONE;
  const record = <u32>poolEnd;
  const at = lists + poolEnd;
  poolEnd += recordBytes;
  const head = lists + heads + (pair << 2);
  store<u32>(at, load<u32>(head));
  store<u16>(at, <u16>min(one, other), 4);
  store<u16>(at, <u16>max(one, other), 6);
  store<u8>(at, 0, 8);
  copySet(at + 16, carrier);
  store<u32>(head, record);
  const count = lists + counts + pair;
  store<u8>(count, load<u8>(count) + 1);
  return record;
}

/** Adds a full connection that says something new, as far as there is room. */
export function addFull(one: i32, other: i32, carrier: usize): void {
  const pair = pairOf(one, other);
  const first = load<u32>(lists + (pair << 2), FULL_HEADS_AT);
  if (isImplied(first, carrier)) return;
  dropImplied(FULL_HEADS_AT, FULL_COUNTS_AT, pair, carrier);
  if (load<u8>(lists + pair, FULL_COUNTS_AT) >= maxFulls) return;
  const record = insert(FULL_HEADS_AT, FULL_COUNTS_AT, pair, one, other, carrier);
  if (record == NONE) return;
  if (first == NONE) {
    addPartner(one, other);
    addPartner(other, one);
  }
  dropImplied(SEMI_HEADS_AT, SEMI_COUNTS_AT, pair, carrier);
  store<u32>(lists + (usize(queueLength++) << 2), record, QUEUED_AT);
}

/** Adds a semi connection that says something new and returns it; `NONE` when it does not or there is no room. */
export function addSemi(one: i32, other: i32, carrier: usize): u32 {
  const pair = pairOf(one, other);
  const at = lists + (pair << 2);
  if (
    isImplied(load<u32>(at, FULL_HEADS_AT), carrier) ||
    isImplied(load<u32>(at, SEMI_HEADS_AT), carrier)
  )
    return NONE;
  dropImplied(SEMI_HEADS_AT, SEMI_COUNTS_AT, pair, carrier);
  if (load<u8>(lists + pair, SEMI_COUNTS_AT) >= maxSemis) return NONE;
  return insert(SEMI_HEADS_AT, SEMI_COUNTS_AT, pair, one, other, carrier);
}

/** Whether there is room for more. */
export function hasRoom(): bool {
  return poolEnd + recordBytes <= POOL_AT + POOL_BYTES;
}
