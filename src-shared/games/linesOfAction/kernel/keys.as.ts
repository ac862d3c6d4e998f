/**
 * Under which key the table knows a position. Near the root, where that can help, all positions that are one but for a
 * symmetry of the board, or for the names of the sides, have one key; moves are then stored as they are on the board of
 * that key, which is one of the eight that the position can be turned to.
 */
import { storeSearched } from '../../../kernel/alphaBeta.as';
import { foundMove, probe } from '../../../kernel/table.as';
import { enemy, isTournament, key, own } from './board.as';
import { PASS } from './constants';
import { inverse, turned, turnedMove } from './symmetry.as';

/** Plies from the root with keys of this kind, if the root is near to a symmetric position. */
const SYMMETRIC_PLIES: i32 = 4;
/**
 * How many squares a symmetry may change for that: four after one move from a symmetric position. Further away hardly
 * any two positions of a search are one but for symmetry.
 */
const MOST_CHANGES: i32 = 4;

let symmetricPlies: i32 = -1;
/** The symmetry that turns the position of the last key to the board of that key. */
let symmetry: i32 = 0;

/** The search begins at the position that is set. */
export function initKeys(): void {
  symmetricPlies = changesToSymmetry() <= MOST_CHANGES ? SYMMETRIC_PLIES : -1;
}

/** How many squares the least change takes that a symmetry makes to the position. */
function changesToSymmetry(): i32 {
  let least: i32 = 128;
  for (let other = 1; other < 8; other++) {
    const changes = popcnt(own ^ turned(own, other)) + popcnt(enemy ^ turned(enemy, other));
    least = min(least, <i32>changes);
  }
  return least;
}

function symmetricKey(): u64 {
  symmetry = 0;
  let least = mixed(own, enemy);
  for (let other = 1; other < 8; other++) {
    const each = mixed(turned(own, other), turned(enemy, other));
    if (each >= least) continue;
    least = each;
    symmetry = other;
  }
  return isTournament ? ~least : least;
}

// @ts-ignore: decorator
@inline
function mixed(mine: u64, theirs: u64): u64 {
  let word = mine * 0x9e3779b97f4a7c15;
  word ^= word >> 32;
  word = (word ^ theirs) * 0xc2b2ae3d27d4eb4f;
  word ^= word >> 29;
  word *= 0x165667b19e3779f9;
  return word ^ (word >> 32);
}

/** Looks the position up in the table, which then tells of it; its move is that of `storedMove`. */
// @ts-ignore: decorator
@inline
export function probePosition(ply: i32): bool {
  return probe(ply > symmetricPlies ? key : symmetricKey());
}

/** The move of the table for the position that was found last. */
// @ts-ignore: decorator
@inline
export function storedMove(ply: i32): i32 {
  const move = foundMove();
  return ply > symmetricPlies || move >= PASS ? move : turnedMove(move, inverse(symmetry));
}

/** Stores the position with its best move and score, as `storeSearched` does. */
// @ts-ignore: decorator
@inline
export function storePosition(
  ply: i32,
  move: i32,
  depth: i32,
  alpha: i32,
  beta: i32,
  best: i32,
  estimatesBefore: i32,
): void {
  const isShared = ply <= symmetricPlies;
  const under = isShared ? symmetricKey() : key;
  const asStored = isShared && move < PASS ? turnedMove(move, symmetry) : move;
  storeSearched(under, asStored, depth, alpha, beta, best, ply, estimatesBefore);
}
