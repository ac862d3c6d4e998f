/**
 * Keys of positions: hashes of the stones (A. Zobrist, 1970), of the board as it is and turned by half a turn, kept up
 * to date stone by stone.
 */
import { reserve } from '../../../kernel/scratch.as';
import { GOLDEN_RATIO, mix } from '../../../kernel/splitMix.as';
import { MAX_PADDED, paddedCount, put } from './board.as';

/** By colour and padded cell, u64; there are none of colour 0. */
const HASH_COUNT: usize = 3 * MAX_PADDED;

let hashes: usize = 0;
/** Of the stones, whoever is to move. */
export let hash: u64 = 0;
export let turnedHash: u64 = 0;

export function reserveKeys(): void {
  hashes = reserve(8 * HASH_COUNT);
}

export function initKeys(): void {
  for (let i: u64 = 0; i < HASH_COUNT; i++)
    store<u64>(hashes + <usize>(i << 3), mix((i + 1) * GOLDEN_RATIO));
}

// @ts-ignore: decorator
@inline
function hashOf(padded: i32, colour: i32): u64 {
  return load<u64>(hashes + ((<usize>((colour << 9) | padded)) << 3));
}

// @ts-ignore: decorator
@inline
function turnedHashOf(padded: i32, colour: i32): u64 {
  return hashOf(paddedCount - 1 - padded, colour);
}

/** Puts a stone on an empty cell. */
export function putHashed(padded: i32, colour: i32): void {
  put(padded, colour);
  hash ^= hashOf(padded, colour);
  turnedHash ^= turnedHashOf(padded, colour);
}

/** Of an empty board, or of one that was restored. */
export function setHashes(straight: u64, turned: u64): void {
  hash = straight;
  turnedHash = turned;
}

/** The same for a position and the one turned by half a turn. @param colour to move. */
// @ts-ignore: decorator
@inline
export function keyOf(colour: i32, straight: u64, turned: u64): u64 {
  return min(straight, turned) ^ (<u64>colour * GOLDEN_RATIO);
}

/** The key after a stone on an empty cell. @param straight, turned the hashes before. */
// @ts-ignore: decorator
@inline
export function keyAfter(padded: i32, colour: i32, straight: u64, turned: u64): u64 {
  return keyOf(
    3 - colour,
    straight ^ hashOf(padded, colour),
    turned ^ turnedHashOf(padded, colour),
  );
}

/** Whether `keyAfter` is the key of the board turned by half a turn. */
// @ts-ignore: decorator
@inline
export function isTurnedAfter(padded: i32, colour: i32, straight: u64, turned: u64): bool {
  return (turned ^ turnedHashOf(padded, colour)) < (straight ^ hashOf(padded, colour));
}
