/**
 * The numbers of the estimate, which the caller gives (weights.json): what each line is worth by its class and its
 * beads, and what threats are worth. A line is two times four bits, its cells from the lowest number up.
 */

const PATTERNS: usize = 256;
const LINE_CLASSES: usize = 18;
/** Bytes: values of lines for a side that is White, the same for Black, then the threats. */
const VIEW_BYTES: usize = 2 * PATTERNS * LINE_CLASSES;
const ODD_AT: usize = 2 * VIEW_BYTES;
const STANDOFFS_AT: usize = ODD_AT + 4 * 9;
export const STANDOFFS: i32 = 648;
export const WEIGHTS_BYTES: usize = STANDOFFS_AT + 4 * <usize>STANDOFFS;

let weights: usize = 0;
export let turnPoints: i32 = 0;
/** Each threat at height 2 or 4, of White (the leader) and of Black. */
export let leaderEvenPoints: i32 = 0;
export let followerEvenPoints: i32 = 0;

/** @param at of `WEIGHTS_BYTES`. */
export function useWeights(at: usize): void {
  weights = at;
}

/** @param white, black four bits each, never the same one. */
export function setLinePoints(lineClass: i32, white: i32, black: i32, points: i32): void {
  const patterns = weights + 2 * PATTERNS * <usize>lineClass;
  store<i16>(patterns + (<usize>(white | (black << 4)) << 1), <i16>points);
  store<i16>(patterns + VIEW_BYTES + (<usize>(black | (white << 4)) << 1), <i16>-points);
}

export function setThreatPoints(turn: i32, leaderEven: i32, followerEven: i32): void {
  turnPoints = turn;
  leaderEvenPoints = leaderEven;
  followerEvenPoints = followerEven;
}

/** @param index 3 · White's threats at height 3 (none, one, more) + Black's. */
export function setOddPoints(index: i32, points: i32): void {
  store<i32>(weights + ODD_AT + (<usize>index << 2), points);
}

/** @param index as evaluation.as.ts counts. */
export function setStandoffPoints(index: i32, points: i32): void {
  store<i32>(weights + STANDOFFS_AT + (<usize>index << 2), points);
}

// @ts-ignore: decorator
@inline
export function oddPoints(index: i32): i32 {
  return load<i32>(weights + ODD_AT + (<usize>index << 2));
}

// @ts-ignore: decorator
@inline
export function standoffPoints(index: i32): i32 {
  return load<i32>(weights + STANDOFFS_AT + (<usize>index << 2));
}

/** Where the values of the lines are for a side that is White (the leader), or not. */
// @ts-ignore: decorator
@inline
export function viewOf(isLeader: bool): usize {
  return select<usize>(weights, weights + VIEW_BYTES, isLeader);
}

/** Where those of one class are in a view. */
// @ts-ignore: decorator
@inline
export function classOffset(lineClass: i32): usize {
  return 2 * PATTERNS * <usize>lineClass;
}

// @ts-ignore: decorator
@inline
export function patternPoints(patterns: usize, own: i32, enemy: i32): i32 {
  return load<i16>(patterns + (<usize>(own | (enemy << 4)) << 1));
}
