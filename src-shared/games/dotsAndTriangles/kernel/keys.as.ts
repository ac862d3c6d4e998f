/**
 * What positions are found by in the table: by their lines, or by how their triangles hang together, wherever they lie.
 * What can still be got depends on that alone, as in the game of strings and coins (E. Berlekamp, "The Dots and Boxes
 * Game", 2000), where a triangle is a coin and an open line a string, to another coin or, on the outline, to the ground.
 * Trees of coins are told by their shape; rings, and what joins them, by their lines.
 */
import { reserve } from '../../../kernel/scratch.as';
import { mix } from '../../../kernel/splitMix.as';
import {
  firstTriangle,
  isExtra,
  lineKey,
  linesKey,
  openWord,
  OUTSIDE,
  secondTriangle,
  triangleKey,
  trianglesLeft,
  viewCount,
} from './board.as';

/**
 * By coin, 16 bytes: the keys of what was taken off it and of its strings to the ground (u64), the exclusive or of the
 * coins it is still joined to (u8), how many those are (u8), the round in which it is taken off (u8).
 */
const COIN_BYTES: usize = 16;
const NEIGHBOURS_AT: usize = 8;
const DEGREE_AT: usize = 9;
const ROUND_AT: usize = 10;
/** Bytes: the coins, then those to be taken off in their order (u8). */
const ORDER_AT: usize = 256 * COIN_BYTES;
const KEYS_BYTES: usize = ORDER_AT + 256;

/** The degree of a coin that was taken off. */
const GONE: u8 = 255;
/** The round of a coin that is not to be taken off. */
const NEVER: u8 = 255;
const GROUND: u64 = 0xd1b54a32d192ed03;
const COIN: u64 = 0x8cb92ba72f3d8dd7;
const PAIR: u64 = 0xaef17502108ef2d9;
const EXTRA_KEY: u64 = 0x9e3779b97f4a7c15;

let coins: usize = 0;
/** The last coins that were looked at hold rings. */
let hasRings: bool = false;
/** The view that the last `key` is seen in. */
let keyView: usize = 0;

export function reserveKeys(): void {
  coins = reserve(KEYS_BYTES);
}

/** The same for all positions that are one but for a symmetry of the position that was set. */
export function key(): u64 {
  const lines = leastSeen(false);
  return isExtra ? lines ^ EXTRA_KEY : lines;
}

/** The same for all positions whose triangles hang together alike, but for rings in another place. */
export function shapeKey(): u64 {
  keyView = 0;
  const trees = takeTrees();
  const shape = mix(hasRings ? trees + leastSeen(true) : trees);
  return isExtra ? shape ^ EXTRA_KEY : shape;
}

/** The view of the last key, in which the table has lines. */
// @ts-ignore: decorator
@inline
export function viewOfKey(): usize {
  return keyView;
}

/** The least key in any view, of the rings or of all lines drawn. */
function leastSeen(ofRings: bool): u64 {
  keyView = 0;
  let least = ofRings ? ringsKey(0) : linesKey(0);
  for (let view: usize = 1; view < viewCount; view++) {
    const seen = ofRings ? ringsKey(view) : linesKey(view);
    if (seen >= least) continue;
    least = seen;
    keyView = view;
  }
  return least;
}

// @ts-ignore: decorator
@inline
function coinAt(triangle: u8): usize {
  return coins + <usize>triangle * COIN_BYTES;
}

// @ts-ignore: decorator
@inline
function degreeOf(coin: usize): u8 {
  return load<u8>(coin, DEGREE_AT);
}

/** Every coin that has a string, joined to none yet; the ground is none. */
// @ts-ignore: decorator
@inline
function clearCoins(): void {
  for (let word = 0; word < 4; word++) {
    for (let left = openWord(word); left != 0; left &= left - 1) {
      const line = (word << 6) + <i32>ctz(left);
      const first = coinAt(firstTriangle(line));
      const second = coinAt(secondTriangle(line));
      store<u64>(first, COIN);
      store<u64>(second, COIN);
      store<u32>(first, (<u32>NEVER) << 16, NEIGHBOURS_AT);
      store<u32>(second, (<u32>NEVER) << 16, NEIGHBOURS_AT);
    }
  }
  store<u8>(coinAt(OUTSIDE), GONE, DEGREE_AT);
}

// @ts-ignore: decorator
@inline
function joinCoins(): void {
  for (let word = 0; word < 4; word++) {
    for (let left = openWord(word); left != 0; left &= left - 1) {
      const line = (word << 6) + <i32>ctz(left);
      const first = coinAt(firstTriangle(line));
      if (secondTriangle(line) == OUTSIDE) store<u64>(first, load<u64>(first) + GROUND);
      else join(first, firstTriangle(line), coinAt(secondTriangle(line)), secondTriangle(line));
    }
  }
}

// @ts-ignore: decorator
@inline
function join(first: usize, firstTriangle: u8, second: usize, secondTriangle: u8): void {
  store<u8>(first, load<u8>(first, NEIGHBOURS_AT) ^ secondTriangle, NEIGHBOURS_AT);
  store<u8>(second, load<u8>(second, NEIGHBOURS_AT) ^ firstTriangle, NEIGHBOURS_AT);
  store<u8>(first, degreeOf(first) + 1, DEGREE_AT);
  store<u8>(second, degreeOf(second) + 1, DEGREE_AT);
}

/** Puts a coin that is joined to one other at most behind those to be taken off. @returns where the order ends. */
// @ts-ignore: decorator
@inline
function putLeaf(end: usize, triangle: u8): usize {
  const coin = coinAt(triangle);
  if (degreeOf(coin) > 1 || load<u8>(coin, ROUND_AT) == 0) return end;
  store<u8>(coin, 0, ROUND_AT);
  store<u8>(end, triangle);
  return end + 1;
}

/**
 * Takes off, round by round, all coins that hang on one other at most, each telling that one what hung on itself, until
 * rings are left or nothing: so a tree is told from its middle. @returns the sum of the keys of whole trees.
 */
function takeTrees(): u64 {
  clearCoins();
  joinCoins();
  let at = coins + ORDER_AT;
  let end = at;
  for (let word = 0; word < 4; word++) {
    for (let left = openWord(word); left != 0; left &= left - 1) {
      const line = (word << 6) + <i32>ctz(left);
      end = putLeaf(end, firstTriangle(line));
      if (secondTriangle(line) != OUTSIDE) end = putLeaf(end, secondTriangle(line));
    }
  }
  let trees: u64 = 0;
  let left = trianglesLeft;
  for (; at < end; at++) {
    const coin = coinAt(load<u8>(at));
    const degree = degreeOf(coin);
    if (degree == GONE) continue;
    store<u8>(coin, GONE, DEGREE_AT);
    left--;
    const hung = mix(load<u64>(coin));
    if (degree == 0) {
      trees += mix(hung);
      continue;
    }
    const next = load<u8>(coin, NEIGHBOURS_AT);
    const other = coinAt(next);
    if (degreeOf(other) == 1 && load<u8>(other, ROUND_AT) == load<u8>(coin, ROUND_AT)) {
      // Two coins in the middle of a tree.
      store<u8>(other, GONE, DEGREE_AT);
      left--;
      trees += mix(hung + mix(load<u64>(other)) + PAIR);
      continue;
    }
    store<u64>(other, load<u64>(other) + hung);
    store<u8>(other, load<u8>(other, NEIGHBOURS_AT) ^ load<u8>(at), NEIGHBOURS_AT);
    store<u8>(other, degreeOf(other) - 1, DEGREE_AT);
    if (degreeOf(other) != 1) continue;
    store<u8>(other, load<u8>(coin, ROUND_AT) + 1, ROUND_AT);
    store<u8>(end, next);
    end++;
  }
  hasRings = left > 0;
  return trees;
}

/** The key of the coins that are left in rings and between them, with what hung on each. */
function ringsKey(view: usize): u64 {
  let found: u64 = 0;
  for (let word = 0; word < 4; word++) {
    for (let left = openWord(word); left != 0; left &= left - 1) {
      const line = (word << 6) + <i32>ctz(left);
      const first = coinAt(firstTriangle(line));
      const second = coinAt(secondTriangle(line));
      if (degreeOf(first) == GONE || degreeOf(second) == GONE) continue;
      found += lineKey(view, line);
      found += mix(load<u64>(first) ^ triangleKey(view, firstTriangle(line)));
      found += mix(load<u64>(second) ^ triangleKey(view, secondTriangle(line)));
    }
  }
  return found;
}
