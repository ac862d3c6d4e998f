/**
 * Perfect play from one position on, as a complete table in the place of the transposition table: for each set of the
 * lines open there, and each kind of turn, by how many triangles more than the other side the side to move gets of
 * those that are still to be completed. It is filled from the full board backwards, 16 sets at once: those that differ
 * in the first four lines, the low bits.
 */
import { reserve } from '../../../kernel/scratch.as';

/** What every margin is better than. */
const WORST: i8 = -128;
/** Bytes of a need: the high bits it has, then for each set of low bits whether it has those. */
const NEED_BYTES: usize = 32;
const LOW_BITS: i32 = 4;
/** Lines of a set at most. */
const MAX_BITS: i32 = 32;
/**
 * Bytes: by line, two each, what completes a triangle; by number of low bits set and low line whether that is a move
 * there, for each of 16 sets (i8).
 */
const LOW_MOVES_AT: usize = <usize>(2 * MAX_BITS) * NEED_BYTES;
const MARGINS_BYTES: usize = LOW_MOVES_AT + <usize>(LOW_BITS * LOW_BITS) * 16;

let needs: usize = 0;

/** The margins of normal turns, by set; those of extra turns follow. */
let base: usize = 0;
let highBits: u32 = 0;
let extrasFrom: usize = 0;
/** The next set to fill is 16 before this one. */
let above: u32 = 0;

export function reserveMargins(): void {
  needs = reserve(MARGINS_BYTES);
}

/**
 * @param at where there is room for 2 · 2^bits bytes. @param bits the lines; four at least, of which some may be drawn.
 * @param open how many of them are open: the first ones.
 */
export function initMargins(at: usize, bits: i32, open: i32): void {
  base = at;
  extrasFrom = (<usize>1) << bits;
  highBits = ((<u32>1) << bits) - (1 << LOW_BITS);
  above = (<u32>1) << bits;
  for (let line = 0; line < 2 * MAX_BITS; line++) setNeed(line >> 1, line & 1, 0, false);
  for (let ones = 0; ones < LOW_BITS; ones++) {
    for (let line = 0; line < LOW_BITS; line++) setLowMoves(ones, line, line < open);
  }
}

// @ts-ignore: decorator
@inline
function needAt(line: i32, which: i32): usize {
  return needs + <usize>(2 * line + which) * NEED_BYTES;
}

// @ts-ignore: decorator
@inline
function lowMovesAt(ones: i32, line: i32): usize {
  return needs + LOW_MOVES_AT + <usize>(LOW_BITS * ones + line) * 16;
}

/** When all lines of a set are drawn, the line completes its first or second triangle. */
export function setNeed(line: i32, which: i32, set: u32, exists: bool): void {
  const at = needAt(line, which);
  // No set has this bit, so that what does not exist is never met.
  store<u32>(at, exists ? set & ~15 : 0x80000000);
  const low = set & 15;
  for (let lane: u32 = 0; lane < 16; lane++) {
    store<i8>(at + 16 + lane, exists && (lane & low) == low ? 1 : 0);
  }
}

/** Which of 16 sets, those with so many of the low bits, have a low line as a move. */
function setLowMoves(ones: i32, line: i32, isOpen: bool): void {
  for (let lane: i32 = 0; lane < 16; lane++) {
    const isMove = isOpen && popcnt(lane) == ones && ((lane >> line) & 1) == 0;
    store<i8>(lowMovesAt(ones, line) + <usize>lane, isMove ? -1 : 0);
  }
}

/** Triangles that a line completes in each of 16 sets. */
// @ts-ignore: decorator
@inline
function gainOf(line: i32, sets: u32): v128 {
  const at = needAt(line, 0);
  const first = load<u32>(at);
  const second = load<u32>(at, NEED_BYTES);
  let gain = i8x16.splat(0);
  if ((sets & first) == first) gain = v128.load(at, 16);
  if ((sets & second) == second) gain = i8x16.add(gain, v128.load(at, NEED_BYTES + 16));
  return gain;
}

/** Fills up to so many times 16 sets more. @returns whether the table is complete. */
export function fillMargins(steps: i32): bool {
  for (; steps > 0 && above > 0; steps--) {
    above -= 16;
    fillSixteen(above);
  }
  return above == 0;
}

/** The margins of the 16 sets that are being filled. */
let normal: v128 = i8x16.splat(0);
let extra: v128 = i8x16.splat(0);

function fillSixteen(sets: u32): void {
  normal = i8x16.splat(WORST);
  extra = normal;
  for (let left = ~sets & highBits; left != 0; left &= left - 1) {
    const line = <i32>ctz(left);
    const next = base + <usize>(sets | (1 << line));
    const gain = gainOf(line, sets);
    const passed = i8x16.sub(gain, v128.load(next));
    extra = i8x16.max_s(extra, passed);
    normal = i8x16.max_s(normal, v128.any_true(gain) ? withExtraTurn(gain, passed, next) : passed);
  }
  if ((~sets & highBits) == 0) {
    // All lines are drawn in the last of these sets.
    normal = i8x16.replace_lane(normal, 15, 0);
    extra = normal;
  }
  const gain0 = gainOf(0, sets);
  const gain1 = gainOf(1, sets);
  const gain2 = gainOf(2, sets);
  const gain3 = gainOf(3, sets);
  // From the set with all low lines drawn down to the one with none.
  for (let ones = LOW_BITS - 1; ones >= 0; ones--) {
    tryLow(ones, 0, gain0);
    tryLow(ones, 1, gain1);
    tryLow(ones, 2, gain2);
    tryLow(ones, 3, gain3);
  }
  v128.store(base + <usize>sets, normal);
  v128.store(base + extrasFrom + <usize>sets, extra);
}

/** The margin where a line that completes a triangle earns another turn. */
// @ts-ignore: decorator
@inline
function withExtraTurn(gain: v128, passed: v128, next: usize): v128 {
  const again = i8x16.add(gain, v128.load(next + extrasFrom));
  return v128.bitselect(again, passed, i8x16.gt_s(gain, i8x16.splat(0)));
}

/** A low line as a move of those of the 16 sets that have so many of the low lines. */
// @ts-ignore: decorator
@inline
function tryLow(ones: i32, line: i32, gain: v128): void {
  const isMove = v128.load(lowMovesAt(ones, line));
  const passed = i8x16.sub(gain, afterLow(normal, line));
  let best = passed;
  if (v128.any_true(gain)) {
    const again = i8x16.add(gain, afterLow(extra, line));
    best = v128.bitselect(again, passed, i8x16.gt_s(gain, i8x16.splat(0)));
  }
  extra = v128.bitselect(i8x16.max_s(extra, passed), extra, isMove);
  normal = v128.bitselect(i8x16.max_s(normal, best), normal, isMove);
}

/** For each of 16 sets the margin of the set with a low line added. */
// @ts-ignore: decorator
@inline
function afterLow(margins: v128, line: i32): v128 {
  // prettier-ignore
  if (line == 0) return v128.shuffle<i8>(margins, margins, 1, 1, 3, 3, 5, 5, 7, 7, 9, 9, 11, 11, 13, 13, 15, 15);
  // prettier-ignore
  if (line == 1) return v128.shuffle<i8>(margins, margins, 2, 3, 2, 3, 6, 7, 6, 7, 10, 11, 10, 11, 14, 15, 14, 15);
  // prettier-ignore
  if (line == 2) return v128.shuffle<i8>(margins, margins, 4, 5, 6, 7, 4, 5, 6, 7, 12, 13, 14, 15, 12, 13, 14, 15);
  // prettier-ignore
  return v128.shuffle<i8>(margins, margins, 8, 9, 10, 11, 12, 13, 14, 15, 8, 9, 10, 11, 12, 13, 14, 15);
}

export function marginAt(set: u32, isExtra: bool): i32 {
  return <i32>load<i8>(base + <usize>set + (isExtra ? extrasFrom : 0));
}
