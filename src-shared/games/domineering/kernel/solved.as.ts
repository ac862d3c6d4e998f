/**
 * What the table holds of positions that were solved, whatever their number parts were: the least number with which
 * their side to move is known to win, and the greatest with which it is known to lose. More never hurts.
 */
import { NO_MOVE } from '../../../kernel/constants';
import { BOUND_EXACT, probe, foundDepth, foundScore, storeEntry } from '../../../kernel/table.as';
import { PROVED } from './constants';
import { keyOfSplit } from './keys.as';

/** Makes keys different from those of positions with estimates. */
const SOLVED: u64 = 0x5851f42d4c957f2d;
/** More than any number part. */
const BEYOND: i32 = 32767;

/** The key of a position that was split, for its side to move. */
// @ts-ignore: decorator
@inline
export function solvedKey<T>(split: usize, own: usize): u64 {
  return keyOfSplit<T>(split, own) ^ SOLVED;
}

// @ts-ignore: decorator
@inline
function winsFrom(score: i32): i32 {
  return score >> 16;
}

// @ts-ignore: decorator
@inline
function losesTo(score: i32): i32 {
  return <i32>(<i16>score);
}

/** The result of a position with a number part, for its side to move: ±`PROVED`, or 0 when it is not known. */
// @ts-ignore: decorator
@inline
export function knownResult(key: u64, number: i32): i32 {
  if (!probe(key)) return 0;
  const score = foundScore();
  return number >= winsFrom(score) ? PROVED : number <= losesTo(score) ? -PROVED : 0;
}

/** The effort that a position took, 0 when it is not known. */
// @ts-ignore: decorator
@inline
export function effortFor(key: u64): i32 {
  return probe(key) ? foundDepth() : 0;
}

/** @param effort the logarithm of the nodes it took: what took more is stored longer. */
export function storeSolved(key: u64, number: i32, isWon: bool, effort: i32): void {
  let from = BEYOND;
  let to = -BEYOND;
  if (probe(key)) {
    from = winsFrom(foundScore());
    to = losesTo(foundScore());
  }
  if (isWon) from = min(from, number);
  else to = max(to, number);
  storeEntry(key, NO_MOVE, effort, BOUND_EXACT, (from << 16) | (to & 0xffff));
}
