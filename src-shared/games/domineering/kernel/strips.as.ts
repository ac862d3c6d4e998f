/**
 * Thermographs of strips: two rows of up to eight or nine cells, and three rows of up to six. Each row may hold
 * dominoes of the enemy, and neighbouring rows those of the owner, who never goes beyond the strip.
 *
 * In an entry that is not known to be a number, one unit is taken off: so a sum of 0 suffices for who moves second
 * only when all of it are numbers.
 *
 * What is in the tables never changes, and all threads read the same ones: thread 0 fills those of its board before
 * others join, who find them filled.
 */
import { isLong } from './board.as';
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

/** Cells of a row of three. */
export const TRIPLE_WIDTH: i32 = 6;

/** Cells of a row of two, on boards that are long and on others. */
const LONG_PAIR_WIDTH: i32 = 9;
const PAIR_WIDTH: i32 = 8;

/** Strips of three rows of six cells or of two rows of nine, and of two rows of eight. */
const MOST_STRIPS: usize = 1 << 18;
const PAIRS: usize = 1 << 16;
const ENTRY_BYTES: usize = 32;
/**
 * Bytes: which tables are filled (i32 each), the walls of triples, of pairs on boards that are long and on others, and
 * of what kind the strips of the table are that is being filled (u8).
 */
const TRIPLES_AT: usize = 64;
const LONG_PAIRS_AT: usize = TRIPLES_AT + MOST_STRIPS * ENTRY_BYTES;
const PAIRS_AT: usize = LONG_PAIRS_AT + MOST_STRIPS * ENTRY_BYTES;
const KINDS_AT: usize = PAIRS_AT + PAIRS * ENTRY_BYTES;
export const STRIPS_BYTES: usize = KINDS_AT + MOST_STRIPS;
/** Where it stands that a table is filled. */
const HAS_TRIPLES_AT: usize = 0;
const HAS_LONG_PAIRS_AT: usize = 4;
const HAS_PAIRS_AT: usize = 8;

let strips: usize = 0;
/** The pairs of the board as it is. */
let pairs: usize = 0;
let pairWidth: i32 = 0;
/** Of the table that is being filled. */
let base: usize = 0;
let width: i32 = 0;
/** Where the enemy's dominoes can begin. */
let inner: u32 = 0;

/** @param at where the tables are, in memory that all threads share. */
export function openStrips(at: usize): void {
  strips = at;
}

// @ts-ignore: decorator
@inline
export function longestPair(): i32 {
  return pairWidth;
}

/** The walls of two rows: of who moves second, and of who moves first, 16 bytes each. */
// @ts-ignore: decorator
@inline
export function pairAt(above: i32, below: i32): usize {
  return pairs + ((<usize>((below << pairWidth) | above)) << 5);
}

/** @param rows of at most six cells. */
// @ts-ignore: decorator
@inline
export function tripleAt(top: i32, middle: i32, bottom: i32): usize {
  return (
    strips +
    TRIPLES_AT +
    ((<usize>((bottom << (2 * TRIPLE_WIDTH)) | (middle << TRIPLE_WIDTH) | top)) << 5)
  );
}

/** For the board as it is. */
export function initStrips(): void {
  pairWidth = isLong ? LONG_PAIR_WIDTH : PAIR_WIDTH;
  pairs = strips + (isLong ? LONG_PAIRS_AT : PAIRS_AT);
  fillOnce(strips + (isLong ? HAS_LONG_PAIRS_AT : HAS_PAIRS_AT), pairs, 2, pairWidth);
  fillOnce(strips + HAS_TRIPLES_AT, strips + TRIPLES_AT, 3, TRIPLE_WIDTH);
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
  // A move leaves a smaller number, so that what it leads to is known.
  for (let strip: u32 = 0; strip < count; strip++) setStrip(strip);
  for (let strip: u32 = 0; strip < count; strip++) {
    if ((kindOf(strip) & IS_NUMBER) != 0) continue;
    v128.store(entryAt(strip), i16x8.sub(v128.load(entryAt(strip)), i16x8.splat(1)));
    v128.store(entryAt(strip), i16x8.sub(v128.load(entryAt(strip), 16), i16x8.splat(1)), 16);
  }
}

// @ts-ignore: decorator
@inline
function entryAt(strip: u32): usize {
  return base + ((<usize>strip) << 5);
}

// @ts-ignore: decorator
@inline
function kindOf(strip: u32): u8 {
  return load<u8>(strips + <usize>strip, KINDS_AT);
}

// @ts-ignore: decorator
@inline
function setKind(strip: u32, kind: u8): void {
  store<u8>(strips + <usize>strip, kind, KINDS_AT);
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
  if (enemy == 0) return setNumber(strip, ONE * mostDominoesOf(own, width), NUMBER);
  if (own == 0) return setNumber(strip, -ONE * mostDominoesOf(enemy, 1), NUMBER);
  let best = i16x8.splat(-32000);
  let worst = i16x8.splat(32000);
  let low = -NONE;
  let high = NONE;
  let ownKinds: i32 = 0;
  let enemyKinds: i32 = 0;
  let all: u8 = IS_EXACT;
  for (let some = own; some != 0; some &= some - 1) {
    const after = afterOwn(strip, ctz(some));
    const walls = v128.load(entryAt(after));
    best = i16x8.max_s(best, walls);
    ownKinds = bestKind(ownKinds, stopOf(walls) - low, kindOf(after));
    low = max(low, stopOf(walls));
    all &= kindOf(after);
  }
  for (let some = enemy; some != 0; some &= some - 1) {
    const after = afterEnemy(strip, ctz(some));
    const walls = v128.load(entryAt(after), 16);
    worst = i16x8.min_s(worst, walls);
    enemyKinds = bestKind(enemyKinds, high - stopOf(walls), kindOf(after));
    high = min(high, stopOf(walls));
    all &= kindOf(after);
  }
  const number = all != 0 ? numberBetween(low, high, ownKinds, enemyKinds) : NONE;
  if (number != NONE) return setNumber(strip, number, NUMBER);
  // Where both sides rather pass, it is worth at least what the own move gets.
  if (low < high) return setNumber(strip, low, 0);
  writeWalls(entryAt(strip), best, worst);
  setKind(strip, all != 0 ? kindOfHot(ownKinds, enemyKinds) : 0);
}

function setNumber(strip: u32, value: i32, kind: u8): void {
  v128.store(entryAt(strip), i16x8.splat(<i16>value));
  v128.store(entryAt(strip), i16x8.splat(<i16>value), 16);
  setKind(strip, kind);
}
