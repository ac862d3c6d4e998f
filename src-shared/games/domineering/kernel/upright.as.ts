/**
 * The board turned on the diagonal if need be, so that the dominoes of a side stand upright.
 */
import { reserve } from '../../../kernel/scratch.as';
import { addCell, boardColumns, boardRows, isLong, sideAt } from './board.as';
import { down, ofWord, or, up, without, wordOf } from './sets.as';

/** The most columns of a board that is long, which has at least as many rows. */
const MAX_COLUMNS: usize = 11;

/** By row: its cells, each as the beginning of a row of the turned board, 16 bytes. */
let spread: usize = 0;

export function reserveUpright(): void {
  spread = reserve(16 << MAX_COLUMNS);
}

/** Rows, when the side's dominoes stand upright. */
// @ts-ignore: decorator
@inline
export function rowCount(side: usize): i32 {
  return load<i32>(side, 40);
}

/** Cells of such a row. */
// @ts-ignore: decorator
@inline
export function rowLength(side: usize): i32 {
  return load<i32>(side, 44);
}

/** Bits from such a row to the next one. */
// @ts-ignore: decorator
@inline
export function rowStep(side: usize): i32 {
  return load<i32>(side, 48);
}

/** The cells, turned on the diagonal if need be so that the dominoes of the side stand upright. */
// @ts-ignore: decorator
@inline
export function uprightFor<T>(cells: T, side: usize): T {
  return side == sideAt(0) ? cells : turned<T>(cells);
}

function turned<T>(cells: T): T {
  if (!isLong) return ofWord<T>(turnedBytes(wordOf<T>(cells, 0)));
  const columns = boardColumns();
  const inRow: u64 = (1 << columns) - 1;
  let all = without<T>(cells, cells);
  let rest = cells;
  for (let row = 0; row < boardRows(); row++) {
    const some = load<T>(spread + ((<usize>(wordOf<T>(rest, 0) & inRow)) << 4));
    all = or<T>(all, row == 0 ? some : up<T>(some, row));
    rest = down<T>(rest, columns);
  }
  return all;
}

/** For rows of a byte (H. Warren, "Hacker's Delight", 7-3). */
// @ts-ignore: decorator
@inline
function turnedBytes(cells: u64): u64 {
  let x = cells;
  let t = (x ^ (x >> 7)) & 0x00aa00aa00aa00aa;
  x = x ^ t ^ (t << 7);
  t = (x ^ (x >> 14)) & 0x0000cccc0000cccc;
  x = x ^ t ^ (t << 14);
  t = (x ^ (x >> 28)) & 0x00000000f0f0f0f0;
  return x ^ t ^ (t << 28);
}

/** For the board as it is. */
export function initUpright(): void {
  if (!isLong) return;
  const rows = boardRows();
  const columns = boardColumns();
  memory.fill(spread, 0, <usize>(16 << columns));
  for (let row = 0; row < 1 << columns; row++) {
    for (let column = 0; column < columns; column++) {
      if (((row >> column) & 1) != 0) addCell(spread + ((<usize>row) << 4), column * rows);
    }
  }
}
