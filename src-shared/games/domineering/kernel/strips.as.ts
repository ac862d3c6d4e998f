/**
 * Thermographs of strips: two rows of up to eight or nine cells, and three rows of up to six or seven. Each row may hold
 * dominoes of the enemy, and neighbouring rows those of the owner, who never goes beyond the strip.
 *
 * In an entry that is not known to be a number, one unit is taken off: so a sum of 0 suffices for who moves second
 * only when all of it are numbers.
 *
 * What is in the tables never changes, and all threads read the same ones: thread 0 fills those of its board before
 * others join, who find them filled.
 */
import { boardColumns, boardRows, isLong } from './board.as';
import {
  addWalls,
  kindOfWalls,
  nextWalls,
  openWalls,
  STRIP_WALLS_BYTES,
  wallOf,
  wallsAt,
} from './stripWalls.as';
import {
  bestKind,
  IS_EXACT,
  kindOfHot,
  mostDominoesOf,
  NONE,
  NUMBER,
  numberBetween,
  ONE,
  stopOf,
  writeWalls,
} from './thermographs.as';

/** Cells of a row of two, and of three, on boards that are long. */
const LONG_PAIR_WIDTH: i32 = 9;
const LONG_TRIPLE_WIDTH: i32 = 7;
/** On others; those with rows of just seven cells have the long triples too. */
const PAIR_WIDTH: i32 = 8;
const TRIPLE_WIDTH: i32 = 6;

const NUMBER_BYTES: usize = 2;
/**
 * Bytes: which tables are filled (i32 each), the walls, and the tables, which have the number of each strip's walls
 * (u16): pairs and triples, long ones first.
 */
const HAS_LONG_PAIRS_AT: usize = 0;
const HAS_PAIRS_AT: usize = 4;
const HAS_LONG_TRIPLES_AT: usize = 8;
const HAS_TRIPLES_AT: usize = 12;
const WALLS_AT: usize = 64;
const LONG_PAIRS_AT: usize = WALLS_AT + STRIP_WALLS_BYTES;
const PAIRS_AT: usize = LONG_PAIRS_AT + NUMBER_BYTES * (1 << (2 * LONG_PAIR_WIDTH));
const LONG_TRIPLES_AT: usize = PAIRS_AT + NUMBER_BYTES * (1 << (2 * PAIR_WIDTH));
const TRIPLES_AT: usize = LONG_TRIPLES_AT + NUMBER_BYTES * (1 << (3 * LONG_TRIPLE_WIDTH));
export const STRIPS_BYTES: usize = TRIPLES_AT + NUMBER_BYTES * (1 << (3 * TRIPLE_WIDTH));

let strips: usize = 0;
/** Of the board as it is. */
let pairs: usize = 0;
let pairWidth: i32 = 0;
let triples: usize = 0;
let tripleWidth: i32 = 0;
/** Of the table that is being filled. */
let base: usize = 0;
let width: i32 = 0;
/** Where the enemy's dominoes can begin. */
let inner: u32 = 0;

/** @param at where the tables are, in memory that all threads share. */
export function openStrips(at: usize): void {
  strips = at;
  openWalls(at + WALLS_AT);
}

// @ts-ignore: decorator
@inline
export function longestPair(): i32 {
  return pairWidth;
}

// @ts-ignore: decorator
@inline
export function longestTriple(): i32 {
  return tripleWidth;
}

/** The walls of a strip of a table. */
// @ts-ignore: decorator
@inline
function wallsIn(table: usize, strip: i32): usize {
  return wallsAt(<i32>load<u16>(table + <usize>strip * NUMBER_BYTES));
}

/** The walls of two rows: of who moves second, and of who moves first, 16 bytes each. */
// @ts-ignore: decorator
@inline
export function pairAt(above: i32, below: i32): usize {
  return wallsIn(pairs, (below << pairWidth) | above);
}

// @ts-ignore: decorator
@inline
export function tripleAt(top: i32, middle: i32, bottom: i32): usize {
  return wallsIn(triples, (bottom << (2 * tripleWidth)) | (middle << tripleWidth) | top);
}

/** For the board as it is. */
export function initStrips(): void {
  pairWidth = isLong ? LONG_PAIR_WIDTH : PAIR_WIDTH;
  pairs = strips + (isLong ? LONG_PAIRS_AT : PAIRS_AT);
  fillOnce(strips + (isLong ? HAS_LONG_PAIRS_AT : HAS_PAIRS_AT), pairs, 2, pairWidth);
  const hasLong = isLong || boardRows() == LONG_TRIPLE_WIDTH || boardColumns() == LONG_TRIPLE_WIDTH;
  tripleWidth = hasLong ? LONG_TRIPLE_WIDTH : TRIPLE_WIDTH;
  triples = strips + (hasLong ? LONG_TRIPLES_AT : TRIPLES_AT);
  fillOnce(strips + (hasLong ? HAS_LONG_TRIPLES_AT : HAS_TRIPLES_AT), triples, 3, tripleWidth);
}

/** @param isFilled where it stands that the table is. */
function fillOnce(isFilled: usize, table: usize, rows: i32, cells: i32): void {
  if (atomic.load<i32>(isFilled) != 0) return;
  fillTable(table, rows, cells);
  atomic.store<i32>(isFilled, 1);
}

function fillTable(table: usize, rows: i32, cells: i32): void {
  base = table;
  width = cells;
  inner = 0;
  for (let row = 0; row < rows; row++) inner |= ((1 << (cells - 1)) - 1) << (row * cells);
  const count: u32 = 1 << (rows * cells);
  // A move leaves a smaller strip, so that what it leads to is known.
  for (let strip: u32 = 0; strip < count; strip++) {
    const turned = reversed(strip) >> (32 - rows * cells);
    const image = min(turned, min(upsideDown(strip, rows), upsideDown(turned, rows)));
    if (image < strip) setNumberOf(strip, numberOf(image));
    else setStrip(strip);
  }
}

/** The bits in reverse (H. Warren, "Hacker's Delight", 7-1). */
// @ts-ignore: decorator
@inline
function reversed(bits: u32): u32 {
  let x = ((bits >> 1) & 0x55555555) | ((bits & 0x55555555) << 1);
  x = ((x >> 2) & 0x33333333) | ((x & 0x33333333) << 2);
  x = ((x >> 4) & 0x0f0f0f0f) | ((x & 0x0f0f0f0f) << 4);
  x = ((x >> 8) & 0x00ff00ff) | ((x & 0x00ff00ff) << 8);
  return (x >> 16) | (x << 16);
}

// @ts-ignore: decorator
@inline
function upsideDown(strip: u32, rows: i32): u32 {
  const last = (rows - 1) * width;
  const inRow: u32 = (1 << width) - 1;
  const between = strip & ((1 << last) - 1) & ~inRow;
  return (strip >> last) | between | ((strip & inRow) << last);
}

// @ts-ignore: decorator
@inline
function numberOf(strip: u32): i32 {
  return <i32>load<u16>(base + <usize>strip * NUMBER_BYTES);
}

// @ts-ignore: decorator
@inline
function setNumberOf(strip: u32, number: i32): void {
  store<u16>(base + <usize>strip * NUMBER_BYTES, <u16>number);
}

// @ts-ignore: decorator
@inline
function kindOf(strip: u32): u8 {
  return kindOfWalls(numberOf(strip));
}

// @ts-ignore: decorator
@inline
function ownPlacements(strip: u32): u32 {
  return strip & (strip >> width);
}

// @ts-ignore: decorator
@inline
function enemyPlacements(strip: u32): u32 {
  return strip & (strip >> 1) & inner;
}

/** The strip after a domino of the owner. */
// @ts-ignore: decorator
@inline
function afterOwn(strip: u32, cell: i32): u32 {
  return strip & ~((1 | (1 << width)) << cell);
}

// @ts-ignore: decorator
@inline
function afterEnemy(strip: u32, cell: i32): u32 {
  return strip & ~(3 << cell);
}

function setStrip(strip: u32): void {
  const own = ownPlacements(strip);
  const enemy = enemyPlacements(strip);
  if (enemy == 0) return setToValue(strip, ONE * mostDominoesOf(own, width), NUMBER);
  if (own == 0) return setToValue(strip, -ONE * mostDominoesOf(enemy, 1), NUMBER);
  let best = i16x8.splat(-32000);
  let worst = i16x8.splat(32000);
  let low = -NONE;
  let high = NONE;
  let ownKinds: i32 = 0;
  let enemyKinds: i32 = 0;
  let all: u8 = IS_EXACT;
  for (let some = own; some != 0; some &= some - 1) {
    const after = afterOwn(strip, ctz(some));
    const walls = wallOf(numberOf(after), 0);
    best = i16x8.max_s(best, walls);
    ownKinds = bestKind(ownKinds, stopOf(walls) - low, kindOf(after));
    low = max(low, stopOf(walls));
    all &= kindOf(after);
  }
  for (let some = enemy; some != 0; some &= some - 1) {
    const after = afterEnemy(strip, ctz(some));
    const walls = wallOf(numberOf(after), 16);
    worst = i16x8.min_s(worst, walls);
    enemyKinds = bestKind(enemyKinds, high - stopOf(walls), kindOf(after));
    high = min(high, stopOf(walls));
    all &= kindOf(after);
  }
  const number = all != 0 ? numberBetween(low, high, ownKinds, enemyKinds) : NONE;
  if (number != NONE) return setToValue(strip, number, NUMBER);
  // Where both sides rather pass, it is worth at least what the own move gets.
  if (low < high) return setToValue(strip, low, 0);
  writeWalls(nextWalls(), best, worst);
  setNumberOf(strip, addWalls(all != 0 ? kindOfHot(ownKinds, enemyKinds) : 0));
}

function setToValue(strip: u32, value: i32, kind: u8): void {
  v128.store(nextWalls(), i16x8.splat(<i16>value));
  v128.store(nextWalls(), i16x8.splat(<i16>value), 16);
  setNumberOf(strip, addWalls(kind));
}
