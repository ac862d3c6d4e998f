/** Proof and disproof numbers of positions, for the side to move, in the table. */
import { BOUND_EXACT, foundScore, probe, storeEntry } from '../../../kernel/table.as';

export const INFINITE: i32 = 0x7fff;

/** Of the position that was searched, or recalled, last. */
export let proof: i32 = 1;
export let disproof: i32 = 1;

// @ts-ignore: decorator
@inline
export function setNumbers(forProof: i32, forDisproof: i32): void {
  proof = forProof;
  disproof = forDisproof;
}

/** @param depth the logarithm of the nodes. */
export function rememberNumbers(key: u64, depth: i32): void {
  storeEntry(key, 0, depth, BOUND_EXACT, (proof << 15) | disproof);
}

/** The numbers of a position, both 1 when it has not been met. */
export function recallNumbers(key: u64): void {
  proof = 1;
  disproof = 1;
  if (!probe(key)) return;
  proof = foundScore() >> 15;
  disproof = foundScore() & INFINITE;
}
