/**
 * Thermographs of small regions, which are whole games: found when they are met, and stored by their shape. Shapes are
 * sets of cells in rows of a byte, in the corner, the least of their mirror images. An entry is
 *
 *     shape (8 bytes) | kind (4) | number (4) | walls of vertical, who moves second and first (32) | of horizontal (32)
 */
import { reserve } from '../../../kernel/scratch.as';
import {
  bestKind,
  IS_EXACT,
  IS_NUMBER,
  kindOfHot,
  mostDominoesOf,
  NONE,
  NUMBER,
  numberBetween,
  ONE,
  stopOf,
  writeWalls,
} from './thermographs.as';

const FIRST_COLUMN: u64 = 0x0101010101010101;
const LAST_COLUMN: u64 = FIRST_COLUMN << 7;
/** Vertical's walls in an entry, and horizontal's. */
export const VERTICAL: usize = 16;
export const HORIZONTAL: usize = 48;

const ENTRY_BYTES: usize = 80;
const SLOTS_LOG2: u64 = 16;
const REGIONS_BYTES: usize = ENTRY_BYTES << (<usize>SLOTS_LOG2);
const MOST_FILLED: i32 = 3 << (<i32>SLOTS_LOG2 - 2);

let regions: usize = 0;
let filled: i32 = 0;

export function reserveRegions(): void {
  regions = reserve(REGIONS_BYTES);
}

export function clearRegions(): void {
  memory.fill(regions, 0, REGIONS_BYTES);
  filled = 0;
}

// @ts-ignore: decorator
@inline
export function isNumber(region: usize): bool {
  return (load<i32>(region, 8) & IS_NUMBER) != 0;
}

/** The walls of both sides bound it from both sides. */
// @ts-ignore: decorator
@inline
export function isExact(region: usize): bool {
  return (load<i32>(region, 8) & IS_EXACT) != 0;
}

/** Vertical's, in units of 1/128. */
// @ts-ignore: decorator
@inline
export function numberOf(region: usize): i32 {
  return load<i32>(region, 12);
}

// @ts-ignore: decorator
@inline
function uprightPlacements(cells: u64): u64 {
  return cells & (cells >> 8);
}

// @ts-ignore: decorator
@inline
function lyingPlacements(cells: u64): u64 {
  return cells & (cells >> 1) & ~LAST_COLUMN;
}

/** Moved into the corner. */
// @ts-ignore: decorator
@inline
function cornered(cells: u64): u64 {
  const lowered = cells >> (ctz(cells) & ~7);
  let columns = lowered | (lowered >> 32);
  columns |= columns >> 16;
  columns |= columns >> 8;
  return lowered >> ctz(columns & 255);
}

// @ts-ignore: decorator
@inline
function mirrored(cells: u64): u64 {
  let x = ((cells >> 1) & 0x5555555555555555) | ((cells & 0x5555555555555555) << 1);
  x = ((x >> 2) & 0x3333333333333333) | ((x & 0x3333333333333333) << 2);
  return ((x >> 4) & 0x0f0f0f0f0f0f0f0f) | ((x & 0x0f0f0f0f0f0f0f0f) << 4);
}

// @ts-ignore: decorator
@inline
function upsideDown(cells: u64): u64 {
  let x = ((cells >> 8) & 0x00ff00ff00ff00ff) | ((cells & 0x00ff00ff00ff00ff) << 8);
  x = ((x >> 16) & 0x0000ffff0000ffff) | ((x & 0x0000ffff0000ffff) << 16);
  return (x >> 32) | (x << 32);
}

function shapeOf(cells: u64): u64 {
  const turned = mirrored(cells);
  return min(
    min(cornered(cells), cornered(turned)),
    min(cornered(upsideDown(cells)), cornered(upsideDown(turned))),
  );
}

// @ts-ignore: decorator
@inline
function slotAt(slot: u64): usize {
  return regions + <usize>(slot & ((1 << SLOTS_LOG2) - 1)) * ENTRY_BYTES;
}

/** The entry of these cells, which are not empty; 0 when there is no place for it. */
export function regionOf(cells: u64): usize {
  const shape = shapeOf(cells);
  const home = (shape * 0x9e3779b97f4a7c15) >> (64 - SLOTS_LOG2);
  for (let slot = home; ; slot++) {
    const entry = slotAt(slot);
    const there = load<u64>(entry);
    if (there == shape) return entry;
    if (there == 0) break;
  }
  if (filled >= MOST_FILLED || !findValue(shape)) return 0;
  filled++;
  let slot = home;
  while (load<u64>(slotAt(slot)) != 0) slot++;
  const entry = slotAt(slot);
  write(entry, shape);
  return entry;
}

/** What `findSum` found. */
let sumKind: i32 = 0;
let sumNumber: i32 = 0;
let sumGame: usize = 0;

/** Adds up what these cells fall apart into: a number, and at most one game that is none. */
function findSum(cells: u64): bool {
  const upright = uprightPlacements(cells);
  const lying = lyingPlacements(cells);
  let left = upright | (upright << 8) | lying | (lying << 1);
  let number = 0;
  let rest: u64 = 0;
  let games = 0;
  let game: usize = 0;
  while (left != 0) {
    const region = flood(left & (0 - left), left);
    left &= ~region;
    const entry = regionOf(region);
    if (entry == 0) return false;
    if (isNumber(entry)) {
      number += numberOf(entry);
    } else {
      rest |= region;
      game = entry;
      games++;
    }
  }
  if (games > 1) game = regionOf(rest);
  if (games > 0 && game == 0) return false;
  sumNumber = number + (game != 0 && isNumber(game) ? numberOf(game) : 0);
  sumGame = game != 0 && !isNumber(game) ? game : 0;
  sumKind = sumGame == 0 ? NUMBER : load<i32>(sumGame, 8);
  return true;
}

function flood(from: u64, cells: u64): u64 {
  let reached = from;
  let hasGrown = true;
  while (hasGrown) {
    const columns = reached | (((reached << 8) | (reached >> 8)) & cells);
    const next =
      columns | ((((columns << 1) & ~FIRST_COLUMN) | ((columns >> 1) & ~LAST_COLUMN)) & cells);
    hasGrown = next != reached;
    reached = next;
  }
  return reached;
}

/** The walls of what `findSum` found. @param sign of its number for this side. */
// @ts-ignore: decorator
@inline
function wallsOfSum(place: usize, sign: i32): v128 {
  const number = i16x8.splat(<i16>(sign * sumNumber));
  return sumGame == 0 ? number : i16x8.add(v128.load(sumGame + place), number);
}

/** What `findValue` found; `write` puts it into an entry. */
let kind: i32 = 0;
let number: i32 = 0;
let uprightBest: v128 = i16x8.splat(0);
let uprightWorst: v128 = i16x8.splat(0);
let lyingBest: v128 = i16x8.splat(0);
let lyingWorst: v128 = i16x8.splat(0);

/** Values a shape by its moves; false when there is no place for what they lead to. */
function findValue(shape: u64): bool {
  const upright = uprightPlacements(shape);
  const lying = lyingPlacements(shape);
  if (upright == 0 || lying == 0) {
    kind = NUMBER;
    number = ONE * (lying == 0 ? mostDominoesOf(upright, 8) : -mostDominoesOf(lying, 1));
    return true;
  }
  let best = i16x8.splat(-32000);
  let worst = i16x8.splat(32000);
  let enemyBest = best;
  let enemyWorst = worst;
  let low = -NONE;
  let high = NONE;
  let ownKinds = 0;
  let enemyKinds = 0;
  let all: i32 = IS_EXACT;
  for (let some = upright; some != 0; some &= some - 1) {
    if (!findSum(shape & ~((<u64>0x101) << ctz(some)))) return false;
    const walls = wallsOfSum(VERTICAL, 1);
    best = i16x8.max_s(best, walls);
    enemyWorst = i16x8.min_s(enemyWorst, wallsOfSum(HORIZONTAL + 16, -1));
    ownKinds = bestKind(ownKinds, stopOf(walls) - low, sumKind);
    low = max(low, stopOf(walls));
    all &= sumKind;
  }
  for (let some = lying; some != 0; some &= some - 1) {
    if (!findSum(shape & ~((<u64>3) << ctz(some)))) return false;
    const walls = wallsOfSum(VERTICAL + 16, 1);
    worst = i16x8.min_s(worst, walls);
    enemyBest = i16x8.max_s(enemyBest, wallsOfSum(HORIZONTAL, -1));
    enemyKinds = bestKind(enemyKinds, high - stopOf(walls), sumKind);
    high = min(high, stopOf(walls));
    all &= sumKind;
  }
  number = all != 0 ? numberBetween(low, high, ownKinds, enemyKinds) : NONE;
  kind = number != NONE ? NUMBER : all == 0 || low < high ? 0 : kindOfHot(ownKinds, enemyKinds);
  uprightBest = best;
  uprightWorst = worst;
  lyingBest = enemyBest;
  lyingWorst = enemyWorst;
  return true;
}

function write(entry: usize, shape: u64): void {
  store<u64>(entry, shape);
  store<i32>(entry, kind, 8);
  store<i32>(entry, number, 12);
  if (kind == 0 || (kind & IS_NUMBER) != 0) return;
  writeWalls(entry + VERTICAL, uprightBest, uprightWorst);
  writeWalls(entry + HORIZONTAL, lyingBest, lyingWorst);
}
