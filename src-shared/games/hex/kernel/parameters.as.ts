/** What the search of this thread uses, and its numbers, which matches have chosen. */

/** A sum of the constants in constants.ts. */
let uses: i32 = 0;

export function setUses(wanted: i32): void {
  uses = wanted;
}

// @ts-ignore: decorator
@inline
export function isUsed(what: i32): bool {
  return (uses & what) != 0;
}

/** AMAF values count `visits / (SLOPE + visits / MOST)`: at first each a SLOPE-th, at last MOST visits. */
export const AMAF_SLOPE: f32 = 0.5;
export const AMAF_MOST: f32 = 800;
/** AMAF visits that each move begins with, half of them won. */
export const PRIOR_VISITS: f32 = 8;
/** Weight of a prior, times the root of the visits of the node, by one more than those of the move. */
export const PRIOR_WEIGHT: f32 = 1.4;
/** Tries of a move before it becomes a node, while memory is plenty. */
export const EXPANSION_VISITS: f32 = 8;
/** Visits of a node before the network judges it, and the part that its chance then has in each result below it. */
export const NETWORK_VISITS: f32 = 80;
export const NETWORK_SHARE: f32 = 0.35;
/** Visits of a node before its connections are looked for, and the trials that this may take. */
export const CONNECTION_VISITS: f32 = 1_000;
export const CONNECTION_TRIALS: i32 = 200_000;
