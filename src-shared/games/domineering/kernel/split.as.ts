/**
 * A position taken apart: cells of no use to anybody are left out, small regions that are numbers are added up, other
 * small ones are summed by the walls of their thermographs, and what is left is large. The record, at `splitAt`:
 *
 *     large (16 bytes) | small (16) | walls of the small regions: vertical second, first (32), horizontal's (32)
 *     | number (4)
 */
import { reserve } from '../../../kernel/scratch.as';
import {
  boardColumns,
  boardRows,
  boardWidth,
  isLong,
  rest,
  sideAt,
  starts,
  stride,
} from './board.as';
import { HORIZONTAL, isExact, isNumber, numberOf, regionOf, VERTICAL } from './regions.as';
import { before, behind, covered, placements } from './runs.as';
import { and, down, isEmpty, or, sizeOf, up, without, wordOf } from './sets.as';
import { nothing, ONE } from './thermographs.as';

/** Larger regions take too long to be valued. */
const MOST_SMALL: i32 = 13;
export const SPLIT_BYTES: usize = 112;

/** What was split last. */
export let splitAt: usize = 0;

export function reserveSplit(): void {
  splitAt = reserve(SPLIT_BYTES);
}

// @ts-ignore: decorator
@inline
export function large<T>(split: usize): T {
  return load<T>(split);
}

// @ts-ignore: decorator
@inline
export function small<T>(split: usize): T {
  return load<T>(split, 16);
}

/** The walls of a side in the small regions and numbers: who moves second, and first 16 bytes further. */
// @ts-ignore: decorator
@inline
export function smallWalls(split: usize, side: usize): usize {
  return split + (side == sideAt(0) ? 32 : 64);
}

/** The sum of the numbers for vertical, in units of 1/128. */
// @ts-ignore: decorator
@inline
export function numberIn(split: usize): i32 {
  return load<i32>(split, 96);
}

/** The same for a side. */
// @ts-ignore: decorator
@inline
export function numberFor(split: usize, side: usize): i32 {
  return side == sideAt(0) ? numberIn(split) : -numberIn(split);
}

/** @param known the number part so far, for vertical, in units of 1/128. */
export function split<T>(free: T, known: i32): void {
  const place = splitAt;
  let number = known;
  let left = withoutTails<T>(free, sideAt(0), sideAt(1));
  number += ONE * removed;
  left = withoutTails<T>(left, sideAt(1), sideAt(0));
  number -= ONE * removed;
  left = or<T>(usableBy<T>(left, sideAt(0)), usableBy<T>(left, sideAt(1)));
  let larges = without<T>(left, left);
  let smalls = larges;
  let second = i16x8.splat(0);
  let first = nothing();
  let enemySecond = second;
  let enemyFirst = first;
  while (!isEmpty<T>(left)) {
    const region = flood<T>(left);
    left = without<T>(left, region);
    const entry = sizeOf<T>(region) > MOST_SMALL ? <usize>0 : entryOf<T>(region);
    if (entry == 0 || !isExact(entry)) {
      larges = or<T>(larges, region);
      continue;
    }
    if (isNumber(entry)) {
      number += numberOf(entry);
      continue;
    }
    smalls = or<T>(smalls, region);
    const wall = under(entry + VERTICAL);
    first = i16x8.max_s(i16x8.add(first, wall), i16x8.add(second, under(entry + VERTICAL + 16)));
    second = i16x8.add(second, wall);
    const enemyWall = under(entry + HORIZONTAL);
    enemyFirst = i16x8.max_s(
      i16x8.add(enemyFirst, enemyWall),
      i16x8.add(enemySecond, under(entry + HORIZONTAL + 16)),
    );
    enemySecond = i16x8.add(enemySecond, enemyWall);
  }
  const numbers = i16x8.splat(<i16>number);
  store<T>(place, larges);
  store<T>(place, smalls, 16);
  v128.store(place, i16x8.add(second, numbers), 32);
  v128.store(place, i16x8.add(first, numbers), 48);
  v128.store(place, i16x8.sub(enemySecond, numbers), 64);
  v128.store(place, i16x8.sub(enemyFirst, numbers), 80);
  store<i32>(place, number, 96);
}

/** The cells that a side's dominoes can cover. */
// @ts-ignore: decorator
@inline
function usableBy<T>(cells: T, side: usize): T {
  return covered<T>(placements<T>(cells, side), side);
}

/** Dominoes that `withoutTails` left out. */
let removed: i32 = 0;

/**
 * Shortens tails: cells of no use to the enemy at the end of a run of cells. Of three or more, two can be left out for
 * one domino of their owner, who loses nothing by putting it there (each move in the longer tail has a counterpart in
 * the shorter one).
 */
function withoutTails<T>(cells: T, own: usize, enemy: usize): T {
  removed = 0;
  let left = cells;
  let tail = without<T>(usableBy<T>(cells, own), usableBy<T>(cells, enemy));
  for (let pairs = placements<T>(tail, own); !isEmpty<T>(pairs);) {
    // Those with another such cell before them that end a run.
    pairs = and<T>(placements<T>(tail, own), behind<T>(tail, own));
    pairs = without<T>(pairs, before<T>(before<T>(left, own), own));
    left = without<T>(left, covered<T>(pairs, own));
    tail = and<T>(tail, left);
    removed += sizeOf<T>(pairs);
  }
  for (let pairs = placements<T>(tail, own); !isEmpty<T>(pairs);) {
    pairs = and<T>(placements<T>(tail, own), before<T>(before<T>(tail, own), own));
    pairs = without<T>(pairs, behind<T>(left, own));
    left = without<T>(left, covered<T>(pairs, own));
    tail = and<T>(tail, left);
    removed += sizeOf<T>(pairs);
  }
  return left;
}

/** Less than what is no number is worth by an infinitesimal. */
// @ts-ignore: decorator
@inline
function under(walls: usize): v128 {
  return i16x8.sub(v128.load(walls), i16x8.splat(1));
}

/** The region of the first of these cells. */
function flood<T>(cells: T): T {
  const below = stride(sideAt(0));
  const fromLeft = and<T>(cells, rest<T>(sideAt(1)));
  const fromRight = and<T>(cells, starts<T>(sideAt(1)));
  let reached = firstOf<T>(cells);
  let hasGrown = true;
  while (hasGrown) {
    const columns = or<T>(
      reached,
      and<T>(or<T>(up<T>(reached, below), down<T>(reached, below)), cells),
    );
    const next = or<T>(
      columns,
      or<T>(and<T>(up<T>(columns, 1), fromLeft), and<T>(down<T>(columns, 1), fromRight)),
    );
    hasGrown = !isEmpty<T>(without<T>(next, reached));
    reached = next;
  }
  return reached;
}

// @ts-ignore: decorator
@inline
function firstOf<T>(cells: T): T {
  if (isVector<T>()) {
    const low = i64x2.extract_lane(<v128>cells, 0);
    const high = i64x2.extract_lane(<v128>cells, 1);
    // @ts-ignore: T is v128
    return low != 0 ? i64x2(low & (0 - low), 0) : i64x2(0, high & (0 - high));
  } else {
    return <T>((<u64>cells) & (0 - <u64>cells));
  }
}

/** 0 when the region is too long. */
// @ts-ignore: decorator
@inline
function entryOf<T>(region: T): usize {
  if (!isLong) return regionOf(wordOf<T>(region, 0));
  const cells = inBytes<T>(region);
  return cells == 0 ? <usize>0 : regionOf(cells);
}

/** The region in rows of a byte; 0 when it takes more than eight rows or columns. */
function inBytes<T>(region: T): u64 {
  const inRow: u64 = (1 << boardColumns()) - 1;
  let left = region;
  let columns: u64 = 0;
  let cells: u64 = 0;
  let height = 0;
  for (let row = 0; row < boardRows(); row++) {
    columns |= wordOf<T>(left, 0) & inRow;
    left = down<T>(left, boardWidth());
  }
  const first = ctz(columns);
  if (columns >> first > 255) return 0;
  left = region;
  for (let row = 0; row < boardRows() && !isEmpty<T>(left); row++) {
    const some = (wordOf<T>(left, 0) & inRow) >> first;
    left = down<T>(left, boardWidth());
    if (height == 0 && some == 0) continue;
    if (height == 8) return 0;
    cells |= some << (8 * height);
    height++;
  }
  return cells;
}
