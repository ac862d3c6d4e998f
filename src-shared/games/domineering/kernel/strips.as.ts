/**
 * Bounds by combinatorial game theory, for boards of at most 8×8. A side that never puts a domino across the border
 * of two strips, each two rows wide in the direction of its dominoes, only gives up moves of its own; the enemy's lie
 * within one row and are all left. So the board is worth at least as much to it as the sum of the strips, which are
 * independent games. Each of the 65,536 strips of 2×8 cells has a table entry with lower bounds of its thermograph's
 * walls: what its owner gets, when the enemy or he himself moves first and each move costs τ, for eight values of τ.
 * With right walls R and left walls L of strips i, who moves second is sure of max ΣRᵢ(τ) − τ, and who moves first of
 * max ΣRᵢ(τ) + Lₖ(τ) − Rₖ(τ) (E. Berlekamp, J. Conway, R. Guy, "Winning Ways", chapter 6).
 *
 * Values are in units of 1/128. In an entry that is not known to be a number, one unit is taken off: so a sum of 0
 * suffices for who moves second only when all of it are numbers.
 */
import { at, STRIPS, STRIP_KINDS } from './layout.as';

const ONE: i32 = 128;
const STRIP_COUNT: i32 = 1 << 16;
/** What is known of a strip at τ = 0. */
const IS_EXACT: u8 = 1;
const IS_NUMBER: u8 = 2;

// @ts-ignore: decorator
@inline
function taxes(): v128 {
  return i16x8(0, 32, 64, 96, 128, 160, 192, 256);
}

// @ts-ignore: decorator
@inline
function entryAt(strip: i32): usize {
  return at(STRIPS) + (<usize>strip << 5);
}

// @ts-ignore: decorator
@inline
export function rightWall(strip: i32): v128 {
  return v128.load(entryAt(strip));
}

// @ts-ignore: decorator
@inline
export function leftWall(strip: i32): v128 {
  return v128.load(entryAt(strip), 16);
}

// @ts-ignore: decorator
@inline
function kindOf(strip: i32): u8 {
  return load<u8>(at(STRIP_KINDS) + <usize>strip);
}

export function setStrips(): void {
  // A move leaves a smaller number, so that what it leads to is known.
  for (let strip = 0; strip < STRIP_COUNT; strip++) setStrip(strip);
  for (let strip = 0; strip < STRIP_COUNT; strip++) {
    if ((kindOf(strip) & IS_NUMBER) != 0) continue;
    v128.store(entryAt(strip), i16x8.sub(rightWall(strip), i16x8.splat(1)));
    v128.store(entryAt(strip), i16x8.sub(leftWall(strip), i16x8.splat(1)), 16);
  }
}

/** Each column holds one domino of the owner, each row those of the enemy. */
function setStrip(strip: i32): void {
  const columns = strip & (strip >> 8) & 0xff;
  const pairs = strip & (strip >> 1) & 0x7f7f;
  if (pairs == 0) return setNumber(strip, ONE * popcnt(columns));
  if (columns == 0) return setNumber(strip, -ONE * mostPairs(strip));
  let left = i16x8.splat(-32000);
  let right = i16x8.splat(32000);
  let kinds: u8 = IS_EXACT;
  for (let some = columns; some != 0; some &= some - 1) {
    const after = strip & ~(0x101 << ctz(some));
    left = i16x8.max_s(left, rightWall(after));
    kinds &= kindOf(after);
  }
  for (let some = pairs; some != 0; some &= some - 1) {
    const after = strip & ~(3 << ctz(some));
    right = i16x8.min_s(right, leftWall(after));
    kinds &= kindOf(after);
  }
  const leftStop = <i32>i16x8.extract_lane_s(left, 0);
  const rightStop = <i32>i16x8.extract_lane_s(right, 0);
  if (leftStop < rightStop) return setCold(strip, leftStop, rightStop, kinds & IS_EXACT);
  setWalls(strip, i16x8.sub(left, taxes()), i16x8.add(right, taxes()));
  store<u8>(at(STRIP_KINDS) + <usize>strip, kinds & IS_EXACT);
}

function mostPairs(strip: i32): i32 {
  let count = 0;
  let rest = strip;
  for (let cell = 0; cell < 15; cell++) {
    const pair = 3 << cell;
    if (cell == 7 || (rest & pair) != pair) continue;
    rest &= ~pair;
    count++;
  }
  return count;
}

function setNumber(strip: i32, value: i32): void {
  v128.store(entryAt(strip), i16x8.splat(<i16>value));
  v128.store(entryAt(strip), i16x8.splat(<i16>value), 16);
  store<u8>(at(STRIP_KINDS) + <usize>strip, IS_EXACT | IS_NUMBER);
}

/**
 * Where the two sides rather pass, the value is the simplest number between their stops. A stop itself counts as well
 * unless some option is just that number.
 */
function setCold(strip: i32, leftStop: i32, rightStop: i32, exact: u8): void {
  const between = simplest(leftStop, rightStop);
  const isAbove = between != NONE && (!isSimpler(leftStop, between) || hasOption(strip, true, leftStop));
  setNumber(strip, isAbove ? between : leftStop);
  const isBelow = isAbove && (!isSimpler(rightStop, between) || hasOption(strip, false, rightStop));
  const kind = exact != 0 && isBelow ? IS_EXACT | IS_NUMBER : 0;
  store<u8>(at(STRIP_KINDS) + <usize>strip, kind);
}

/** Whether a move of the owner, or of the enemy, leads to just this number. */
function hasOption(strip: i32, isOwner: bool, value: i32): bool {
  for (let some = isOwner ? strip & (strip >> 8) & 0xff : strip & (strip >> 1) & 0x7f7f; some != 0; some &= some - 1) {
    const after = strip & ~((isOwner ? 0x101 : 3) << ctz(some));
    const isNumber = (kindOf(after) & IS_NUMBER) != 0;
    if (isNumber && <i32>i16x8.extract_lane_s(rightWall(after), 0) == value) return true;
  }
  return false;
}

/** From the scaffolds that the options give, up to where they cross; beyond that the walls are one. */
function setWalls(strip: i32, left: v128, right: v128): void {
  v128.store(entryAt(strip), right);
  v128.store(entryAt(strip), left, 16);
  let before = -32000;
  for (let offset: usize = entryAt(strip); offset < entryAt(strip) + 16; offset += 2) {
    const ofLeft = <i32>load<i16>(offset, 16);
    const wall = max(before, min(<i32>load<i16>(offset), ofLeft));
    store<i16>(offset, <i16>wall);
    store<i16>(offset, <i16>max(ofLeft, wall), 16);
    before = wall;
  }
}

const NONE: i32 = 1 << 20;

/** The simplest number strictly between two, `NONE` when it takes smaller steps than 1/64. */
function simplest(low: i32, high: i32): i32 {
  if (low < 0 && high > 0) return 0;
  const isNegative = low < 0;
  const from = isNegative ? -high : low;
  const to = isNegative ? -low : high;
  for (let step = ONE; step > 1; step >>= 1) {
    const next = (from / step + 1) * step;
    if (next < to) return isNegative ? -next : next;
  }
  return NONE;
}

/** Whether `a` was born before `b`. */
function isSimpler(a: i32, b: i32): bool {
  if (b % ONE == 0) return a % ONE == 0 && abs(a) < abs(b);
  return a % ONE == 0 || ctz(a) > ctz(b);
}

/**
 * Whether a side whose dominoes stand upright on these rows, a byte each, wins, by the best way to cut them into
 * strips of two rows or one.
 */
// @ts-ignore: decorator
@inline
export function winsByStrips(rows: u64, isFirst: bool): bool {
  let above = <i32>(rows & 0xff);
  // What the rows up to the last but one give, and up to the last one; moving second, and first.
  let right0 = i16x8.splat(0);
  let right1 = rightWall(above);
  let left0 = i16x8.splat(-16000);
  let left1 = left0;
  for (let row = 1; row < 8; row++) {
    rows >>= 8;
    const here = <i32>(rows & 0xff);
    const alone = rightWall(here);
    const both = (here << 8) | above;
    const wall = rightWall(both);
    if (isFirst) {
      const left2 = i16x8.max_s(i16x8.add(left1, alone), i16x8.add(left0, wall));
      left0 = left1;
      left1 = i16x8.max_s(left2, i16x8.add(right0, leftWall(both)));
    }
    const right2 = i16x8.max_s(i16x8.add(right1, alone), i16x8.add(right0, wall));
    right0 = right1;
    right1 = right2;
    above = here;
  }
  if (!isFirst) return i16x8.bitmask(i16x8.ge_s(right1, taxes())) != 0;
  // When no strip is hot, the sum of numbers decides.
  return i16x8.bitmask(i16x8.gt_s(i16x8.max_s(left1, right1), i16x8.splat(0))) != 0;
}

/** The board turned on its diagonal (H. Warren, "Hacker's Delight", 7-3). */
// @ts-ignore: decorator
@inline
export function turned(rows: u64): u64 {
  let x = rows;
  let t = (x ^ (x >> 7)) & 0x00aa00aa00aa00aa;
  x = x ^ t ^ (t << 7);
  t = (x ^ (x >> 14)) & 0x0000cccc0000cccc;
  x = x ^ t ^ (t << 14);
  t = (x ^ (x >> 28)) & 0x00000000f0f0f0f0;
  return x ^ t ^ (t << 28);
}
