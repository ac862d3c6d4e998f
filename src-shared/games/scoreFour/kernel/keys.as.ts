/**
 * Keys for the transposition table. While there are few beads, all positions that are one but for symmetry have one key,
 * and moves are stored as they are on the board of that key: it is one of the 8 that the position can be turned to.
 */
import { NO_MOVE } from '../../../kernel/constants';
import { GOLDEN_RATIO, mix } from '../../../kernel/splitMix.as';
import { allLinesWithin, ALL_PEGS } from './board.as';

/** With more beads hardly anything is symmetric to something else that is searched. */
const SYMMETRIC_BEADS: i32 = 8;

/** With fewer beads hardly any is dead. */
const LIVE_BEADS: i32 = 24;

/** Cells of the position of the last key that are left on pegs where none lies on an open line. */
let idleCells: u64 = 0;
/** The symmetry that turns the position of the last key to the board of that key. */
let symmetry: i32 = 0;

// @ts-ignore: decorator
@inline
export function keyOf(own: u64, enemy: u64): u64 {
  symmetry = 0;
  idleCells = 0;
  const beads = <i32>popcnt(own | enemy);
  if (beads <= SYMMETRIC_BEADS) return leastKey(own, enemy);
  return beads < LIVE_BEADS ? mixed(own, enemy) : liveKey(own, enemy);
}

/**
 * The key of all positions from which the game goes on alike. A bead that lies on no line its side can still complete is
 * dead: every line through it is closed to both sides, so all that counts is that its cell is taken. And where no cell
 * that is left on a peg lies on an open line, it does not matter which such pegs there are, only how many beads they take.
 */
// @ts-ignore: decorator
@inline
function liveKey(own: u64, enemy: u64): u64 {
  const free = v128.not(i64x2.replace_lane(i64x2.splat(<i64>enemy), 1, <i64>own));
  const open = allLinesWithin(free);
  const ownOpen = <u64>i64x2.extract_lane(open, 0);
  const enemyOpen = <u64>i64x2.extract_lane(open, 1);
  const empty = ~(own | enemy);
  let pegs = empty & (ownOpen | enemyOpen);
  pegs |= pegs >> 32;
  pegs |= pegs >> 16;
  const deadPegs = ~pegs & ALL_PEGS;
  idleCells = empty & (deadPegs * 0x0001000100010001);
  const shape = (own | enemy | idleCells) ^ (<u64>popcnt(idleCells) * GOLDEN_RATIO);
  return mixed(own & ownOpen, enemy & enemyOpen) ^ mix(shape);
}

/** Moves in the position of the last key, of those to idle cells just one: they all lead to the same. */
// @ts-ignore: decorator
@inline
export function withoutTwins(moves: u64): u64 {
  const idle = moves & idleCells;
  return moves ^ (idle & (idle - 1));
}

function leastKey(own: u64, enemy: u64): u64 {
  let least = mixed(own, enemy);
  for (let other = 1; other < 8; other++) {
    const key = mixed(turned(own, other), turned(enemy, other));
    if (key >= least) continue;
    least = key;
    symmetry = other;
  }
  return least;
}

export function symmetryOfKey(): i32 {
  return symmetry;
}

// @ts-ignore: decorator
@inline
function mixed(own: u64, enemy: u64): u64 {
  let key = own * 0x9e3779b97f4a7c15;
  key ^= key >> 32;
  key = (key ^ enemy) * 0xc2b2ae3d27d4eb4f;
  key ^= key >> 29;
  key *= 0x165667b19e3779f9;
  return key ^ (key >> 32);
}

/** A move as the table has it. */
// @ts-ignore: decorator
@inline
export function moveToStore(cell: i32, by: i32): i32 {
  return by == 0 || cell == NO_MOVE ? cell : <i32>ctz(turned((<u64>1) << cell, by));
}

// @ts-ignore: decorator
@inline
export function storedMove(cell: i32, by: i32): i32 {
  return by == 0 || cell == NO_MOVE ? cell : <i32>ctz(turnedBack((<u64>1) << cell, by));
}

/** @param by a symmetry: 4 changes rows and columns, 1 then mirrors each row, 2 each column. */
function turned(cells: u64, by: i32): u64 {
  if ((by & 4) != 0) cells = transposed(cells);
  return mirrored(cells, by);
}

function turnedBack(cells: u64, by: i32): u64 {
  cells = mirrored(cells, by);
  return (by & 4) != 0 ? transposed(cells) : cells;
}

/** Each layer is 16 bits, each of its rows 4. */
function mirrored(cells: u64, by: i32): u64 {
  if ((by & 1) != 0) {
    cells = ((cells >> 1) & 0x5555555555555555) | ((cells & 0x5555555555555555) << 1);
    cells = ((cells >> 2) & 0x3333333333333333) | ((cells & 0x3333333333333333) << 2);
  }
  if ((by & 2) != 0) {
    cells = ((cells >> 4) & 0x0f0f0f0f0f0f0f0f) | ((cells & 0x0f0f0f0f0f0f0f0f) << 4);
    cells = ((cells >> 8) & 0x00ff00ff00ff00ff) | ((cells & 0x00ff00ff00ff00ff) << 8);
  }
  return cells;
}

/** Swaps the bits off the diagonal in each square of four bits, then those squares themselves. */
function transposed(cells: u64): u64 {
  let swapped = (cells ^ (cells >> 3)) & 0x0a0a0a0a0a0a0a0a;
  cells ^= swapped ^ (swapped << 3);
  swapped = (cells ^ (cells >> 6)) & 0x00cc00cc00cc00cc;
  return cells ^ swapped ^ (swapped << 6);
}
