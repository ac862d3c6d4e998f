/** Two queues, by kind of connection, of pairs of ends that have something new. */
import { reserve } from '../../../kernel/scratch.as';

/** More than there are pairs, each of which is queued once at most. */
const QUEUE_LOG2: usize = 17;
const QUEUE_BYTES: usize = 4 << QUEUE_LOG2;
const QUEUE_MASK: u32 = (1 << QUEUE_LOG2) - 1;

let queues: usize = 0;
/** By kind: pairs queued, and taken out again, so far. */
let fullsQueued: u32 = 0;
let fullsTaken: u32 = 0;
let semisQueued: u32 = 0;
let semisTaken: u32 = 0;

export function reserveConnectionQueues(): void {
  queues = reserve(2 * QUEUE_BYTES);
}

export function clearQueues(): void {
  fullsQueued = fullsTaken = semisQueued = semisTaken = 0;
}

// @ts-ignore: decorator
@inline
function placeOf(kind: usize, index: u32): usize {
  return queues + kind * QUEUE_BYTES + ((<usize>(index & QUEUE_MASK)) << 2);
}

/** @param kind 0 for fulls, 1 for semis. */
export function enqueue(kind: usize, one: i32, other: i32): void {
  const index = kind == 0 ? fullsQueued++ : semisQueued++;
  store<i32>(placeOf(kind, index), min(one, other) | (max(one, other) << 16));
}

/** A pair as one number, the first that was queued; -1 when there is none. */
export function takeQueued(kind: usize): i32 {
  if (kind == 0 ? fullsTaken == fullsQueued : semisTaken == semisQueued) return -1;
  return load<i32>(placeOf(kind, kind == 0 ? fullsTaken++ : semisTaken++));
}

// @ts-ignore: decorator
@inline
export function lowerOf(pair: i32): i32 {
  return pair & 0xffff;
}

// @ts-ignore: decorator
@inline
export function higherOf(pair: i32): i32 {
  return pair >> 16;
}
