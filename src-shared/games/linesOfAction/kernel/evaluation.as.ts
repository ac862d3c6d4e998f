/**
 * The estimate of a position: terms of each side, what the lines are worth and the move to come. The terms are data;
 * ../evaluationTerms.ts tells what they are and where they lie.
 */
import { enemy, enemySquares, lineSum, own, ownSquares, side } from './board.as';
import { countPairs, fullQuads, loners, threeQuads } from './connection.as';
import { BEYOND_AT, scratch, TERMS_AT } from './layout.as';

const MIDDLE_SQUARES: i32 = 64;
const THREE_QUADS: i32 = 128;
const FULL_QUADS: i32 = 129;
const TO_MOVE: i32 = 130;
const LONERS: i32 = 131;
const OUTSIDE: i32 = 136;
const INTRUDERS: i32 = 144;
const SHARES: i32 = 192;
const GROUPS: i32 = 256;
const PIECES: i32 = 320;
const DISTANCES: i32 = 512;
const PAIRS: i32 = 2304;
const BOXES: i32 = 3200;
const MIDDLES: i32 = 3328;

const ODD_COLUMNS: u64 = 0xaaaaaaaaaaaaaaaa;
const COLUMNS_BY_TWO: u64 = 0xcccccccccccccccc;
const COLUMNS_BY_FOUR: u64 = 0xf0f0f0f0f0f0f0f0;
const ODD_ROWS: u64 = 0xff00ff00ff00ff00;
const ROWS_BY_TWO: u64 = 0xffff0000ffff0000;
const ROWS_BY_FOUR: u64 = 0xffffffff00000000;

// @ts-ignore: decorator
@inline
function term(index: i32): i32 {
  return load<i32>(scratch + TERMS_AT + ((<usize>index) << 2));
}

export function setTerm(index: i32, value: i32): void {
  store<i32>(scratch + TERMS_AT + ((<usize>index) << 2), value);
}

/** @param index 0–6: the squares further than that many steps; 7: the blocks around, by their upper left square. */
export function setMask(square: i32, index: i32, low: u32, high: u32): void {
  store<u64>(scratch + BEYOND_AT + <usize>(square * 8 + index) * 8, ((<u64>high) << 32) | low);
}

// @ts-ignore: decorator
@inline
function count(squares: u64): i32 {
  return <i32>popcnt(squares);
}

// @ts-ignore: decorator
@inline
function rowsOf(pieces: u64): i32 {
  return (<i32>(63 - clz(pieces)) >> 3) - (<i32>ctz(pieces) >> 3);
}

// @ts-ignore: decorator
@inline
function columnsOf(pieces: u64): i32 {
  let columns = pieces | (pieces >> 32);
  columns |= columns >> 16;
  columns = (columns | (columns >> 8)) & 0xff;
  return <i32>(63 - clz(columns)) - <i32>ctz(columns);
}

/** What a side's pieces are worth by themselves. */
function gathering(pieces: u64, others: u64, squares: i32): i32 {
  const pieceCount = count(pieces);
  const columnSum =
    count(pieces & ODD_COLUMNS) + 2 * count(pieces & COLUMNS_BY_TWO) + 4 * count(pieces & COLUMNS_BY_FOUR);
  const rowSum = count(pieces & ODD_ROWS) + 2 * count(pieces & ROWS_BY_TWO) + 4 * count(pieces & ROWS_BY_FOUR);
  const middles = MIDDLES + pieceCount * 96;
  const middle = 8 * term(middles + rowSum) + term(middles + columnSum);
  const masks = scratch + BEYOND_AT + ((<usize>middle) << 6);
  const beyond1 = load<u64>(masks, 8);
  const beyond2 = load<u64>(masks, 16);
  const outside0 = count(pieces & load<u64>(masks));
  const outside1 = count(pieces & beyond1);
  const outside2 = count(pieces & beyond2);
  const outside3 = count(pieces & load<u64>(masks, 24));
  const outside4 = count(pieces & load<u64>(masks, 32));
  const outside5 = count(pieces & load<u64>(masks, 40));
  const distance = outside0 + outside1 + outside2 + outside3 + outside4 + outside5 + count(pieces & load<u64>(masks, 48));
  const around = load<u64>(masks, 56);
  const pairs = countPairs(pieces);
  const three = threeQuads(pieces);
  const full = fullQuads(pieces);
  // Euler's number: groups less holes (S. B. Gray, "Local properties of binary images in two dimensions", 1971).
  const groups = pieceCount - pairs + count(three) + 3 * count(full);
  return (
    ((squares * term(SHARES + pieceCount)) >> 8) +
    term(MIDDLE_SQUARES + middle) +
    term(DISTANCES + pieceCount * 128 + distance) +
    term(PAIRS + pieceCount * 64 + pairs) +
    term(GROUPS + 16 + groups) +
    term(PIECES + pieceCount) +
    term(BOXES + 8 * rowsOf(pieces) + columnsOf(pieces)) +
    count(three & around) * term(THREE_QUADS) +
    count(full & around) * term(FULL_QUADS) +
    count(loners(pieces)) * term(LONERS) +
    outside1 * term(OUTSIDE + 1) +
    outside2 * term(OUTSIDE + 2) +
    outside3 * term(OUTSIDE + 3) +
    outside4 * term(OUTSIDE + 4) +
    outside5 * term(OUTSIDE + 5) +
    count(others & ~beyond1) * term(INTRUDERS + 1) +
    count(others & ~beyond2) * term(INTRUDERS + 2)
  );
}

/** For the side to move. */
export function evaluate(): i32 {
  return (
    gathering(own, enemy, ownSquares) -
    gathering(enemy, own, enemySquares) +
    (side == 0 ? lineSum : -lineSum) +
    term(TO_MOVE)
  );
}
