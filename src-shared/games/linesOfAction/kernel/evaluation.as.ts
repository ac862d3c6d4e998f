/**
 * The estimate of a position for the side to move: by the network, or, for a rival to measure it by, by nothing but
 * how near the pieces of a side are to their middle.
 */
import { enemy, own } from './board.as';
import { BEYOND_AT, CURVE_AT, scratch } from './layout.as';
import { networkEstimate } from './network.as';

const ODD_COLUMNS: u64 = 0xaaaaaaaaaaaaaaaa;
const COLUMNS_BY_TWO: u64 = 0xcccccccccccccccc;
const COLUMNS_BY_FOUR: u64 = 0xf0f0f0f0f0f0f0f0;
const ODD_ROWS: u64 = 0xff00ff00ff00ff00;
const ROWS_BY_TWO: u64 = 0xffff0000ffff0000;
const ROWS_BY_FOUR: u64 = 0xffffffff00000000;

/** The most that the steps from the middle to all pieces can add up to, and one more. */
const MAX_DISTANCES: i32 = 128;

let isByConcentration: bool = false;

export function evaluateByConcentration(isSo: bool): void {
  isByConcentration = isSo;
}

/** The squares further than some steps, 0 to 6, from a square. */
export function setBeyond(square: i32, steps: i32, low: u32, high: u32): void {
  store<u64>(scratch + BEYOND_AT + <usize>(square * 8 + steps) * 8, ((<u64>high) << 32) | low);
}

/** What it is worth that so many pieces are so many steps from their middle in sum. */
export function setConcentration(pieces: i32, steps: i32, value: i32): void {
  store<i32>(scratch + CURVE_AT + <usize>(pieces * MAX_DISTANCES + steps) * 4, value);
}

// @ts-ignore: decorator
@inline
function count(squares: u64): i32 {
  return <i32>popcnt(squares);
}

function concentration(pieces: u64): i32 {
  const total = count(pieces);
  const columns = count(pieces & ODD_COLUMNS) + 2 * count(pieces & COLUMNS_BY_TWO) + 4 * count(pieces & COLUMNS_BY_FOUR);
  const rows = count(pieces & ODD_ROWS) + 2 * count(pieces & ROWS_BY_TWO) + 4 * count(pieces & ROWS_BY_FOUR);
  const middle = 8 * ((2 * rows + total) / (2 * total)) + (2 * columns + total) / (2 * total);
  const beyond = scratch + BEYOND_AT + ((<usize>middle) << 6);
  let steps = 0;
  for (let i: usize = 0; i < 56; i += 8) steps += count(pieces & load<u64>(beyond + i));
  return load<i32>(scratch + CURVE_AT + <usize>(total * MAX_DISTANCES + steps) * 4);
}

export function evaluate(): i32 {
  return isByConcentration ? concentration(own) - concentration(enemy) : networkEstimate();
}
