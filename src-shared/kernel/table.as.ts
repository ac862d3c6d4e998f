/**
 * The transposition table of the kernels: 2^log2 entries of 16 bytes at a place that the caller gives, in buckets of
 * two. Threads may share it without locks, because the key is stored mixed with the data: an entry of which two
 * threads wrote a half each answers to no key (R. Hyatt and T. Mann, "A lock-less transposition table
 * implementation for parallel search chess engines", ICGA Journal 25(1), 2002).
 *
 * An entry is two words of 64 bits: key xor data, and data = score (32) | move (14) | age (8) | depth (8) | bound (2).
 * The lowest byte of the first word says nothing: the place of the entry tells those bits of the key.
 */
import { PROVED_SCORE } from './constants';

export const BOUND_LOWER: u32 = 1;
export const BOUND_UPPER: u32 = 2;
export const BOUND_EXACT: u32 = 3;

/** The depth of a score that was searched to the end of the game in every line, which may be told by how hard it was. */
export const EXHAUSTIVE_DEPTH: i32 = 255;
/** That of one that took no effort. */
export const LEAST_EXHAUSTIVE_DEPTH: i32 = 192;

let base: usize = 0;
let bucketMask: u64 = 0;
let age: u64 = 0;
let found: u64 = 0;

/** @param log2 of the number of entries, at least 9, so that a place tells eight bits of a key. */
export function initTable(at: usize, log2: i32): void {
  base = at;
  bucketMask = (1 << (log2 - 1)) - 1;
}

export function clearTable(): void {
  memory.fill(base, 0, <usize>((bucketMask + 1) << 5));
}

/** Entries of former searches give way first. */
export function ageTable(): void {
  age = (age + 1) & 0xff;
}

/**
 * Has the place of a position brought near, so that `probe` need not wait for it. There is no instruction for that,
 * but a store is not waited for: it goes to the byte of a key that its place tells anyway.
 */
// @ts-ignore: decorator
@inline
export function fetch(key: u64): void {
  store<u8>(base + <usize>((key & bucketMask) << 5), 0);
}

/** Looks a position up; the functions below then tell of it. */
// @ts-ignore: decorator
@inline
export function probe(key: u64): bool {
  const at = base + <usize>((key & bucketMask) << 5);
  let data = load<u64>(at, 8);
  if ((load<u64>(at) ^ data ^ key) >> 8 == 0 && data != 0) {
    found = data;
    return true;
  }
  data = load<u64>(at, 24);
  if ((load<u64>(at, 16) ^ data ^ key) >> 8 == 0 && data != 0) {
    found = data;
    return true;
  }
  return false;
}

// @ts-ignore: decorator
@inline
export function foundScore(): i32 {
  return <i32>(<u32>found);
}

// @ts-ignore: decorator
@inline
export function foundMove(): i32 {
  return (<i32>(found >> 32)) & 0x3fff;
}

// @ts-ignore: decorator
@inline
export function foundDepth(): i32 {
  return (<i32>(found >> 54)) & 0xff;
}

// @ts-ignore: decorator
@inline
export function foundBound(): u32 {
  return <u32>(found >> 62);
}

/**
 * Stores the deeper of two entries of this search, and what is new in the other place.
 * @param move 0 … 0x3fff. @param depth 0–255.
 */
// @ts-ignore: decorator
@inline
export function storeEntry(key: u64, move: i32, depth: i32, bound: u32, score: i32): void {
  let at = base + <usize>((key & bucketMask) << 5);
  const first = load<u64>(at, 8);
  const isSame = (load<u64>(at) ^ first ^ key) >> 8 == 0;
  if (
    !isSame &&
    first != 0 &&
    ((first >> 46) & 0xff) == age &&
    ((<i32>(first >> 54)) & 0xff) > depth
  ) {
    at += 16;
  }
  writeEntry(at, key, move, depth, bound, score);
}

/** Stores an entry however deep it is; the one that was stored before in its place goes to the other place. */
// @ts-ignore: decorator
@inline
export function storeNewest(key: u64, move: i32, depth: i32, bound: u32, score: i32): void {
  const at = base + <usize>((key & bucketMask) << 5);
  const first = load<u64>(at, 8);
  if ((load<u64>(at) ^ first ^ key) >> 8 != 0) {
    store<u64>(at, load<u64>(at), 16);
    store<u64>(at, first, 24);
  }
  writeEntry(at, key, move, depth, bound, score);
}

// @ts-ignore: decorator
@inline
function writeEntry(at: usize, key: u64, move: i32, depth: i32, bound: u32, score: i32): void {
  const data =
    (<u64>(<u32>score)) |
    ((<u64>(move & 0x3fff)) << 32) |
    (age << 46) |
    ((<u64>depth) << 54) |
    ((<u64>bound) << 62);
  store<u64>(at, key ^ data);
  store<u64>(at, data, 8);
}

/** In the table an end of the game is counted from the position itself, in the search from the root. */
// @ts-ignore: decorator
@inline
export function toTable(score: i32, ply: i32): i32 {
  return score > PROVED_SCORE ? score + ply : score < -PROVED_SCORE ? score - ply : score;
}

// @ts-ignore: decorator
@inline
export function fromTable(score: i32, ply: i32): i32 {
  return score > PROVED_SCORE ? score - ply : score < -PROVED_SCORE ? score + ply : score;
}
