/** The kernel of Domineering, domino by domino, for the contract that holds kernels against the rules. */
import {
  domino,
  isNarrow,
  otherSide,
  SET_BYTES,
  sideAt,
} from '../../../src-shared/games/domineering/kernel/board.as';
import { MAX_KERNEL_CELLS } from '../../../src-shared/games/domineering/kernel/constants';
import { setUp as setUpKernel } from '../../../src-shared/games/domineering/kernel/exports.as';
import { keyOf } from '../../../src-shared/games/domineering/kernel/keys.as';
import { root, setBoard as setRoot } from '../../../src-shared/games/domineering/kernel/root.as';
import { placements } from '../../../src-shared/games/domineering/kernel/runs.as';
import {
  isEmpty,
  without,
  wordOf,
  words,
} from '../../../src-shared/games/domineering/kernel/sets.as';

export { scratchBytes, sharedBytes } from '../../../src-shared/games/domineering/kernel/exports.as';
export { addFreeCell } from '../../../src-shared/games/domineering/kernel/root.as';

/** Free cells before the dominoes put since the position was set, and the moves that were listed (i32). */
let made: usize = 0;
let count: usize = 0;
let listed: usize = 0;
let own: usize = 0;

/** What the probe needs lies where the program has its table. */
export function setUp(scratch: usize, table: usize, tableLog2: i32, shared: usize): void {
  setUpKernel(scratch, table, tableLog2, shared);
  made = table;
  listed = table + <usize>MAX_KERNEL_CELLS * SET_BYTES;
}

export function setBoard(rows: i32, columns: i32, side: i32): void {
  setRoot(rows, columns, side);
  own = sideAt(side);
  count = 0;
}

export function listMoves(): i32 {
  return isNarrow() ? list<u64>() : list<v128>();
}

function list<T>(): i32 {
  const all = placements<T>(load<T>(root), own);
  let total = 0;
  for (let i = 0; i < words<T>(); i++) {
    for (let word = wordOf<T>(all, i); word != 0; word &= word - 1) {
      store<i32>(listed + ((<usize>total) << 2), (i << 6) + <i32>ctz(word));
      total++;
    }
  }
  return total;
}

export function listedMove(index: i32): i32 {
  return load<i32>(listed + ((<usize>index) << 2));
}

export function make(cell: i32): void {
  memory.copy(made + count * SET_BYTES, root, SET_BYTES);
  count++;
  if (isNarrow()) store<u64>(root, without<u64>(load<u64>(root), domino<u64>(own, cell)));
  else store<v128>(root, without<v128>(load<v128>(root), domino<v128>(own, cell)));
  own = otherSide(own);
}

export function unmake(): void {
  count--;
  memory.copy(root, made + count * SET_BYTES, SET_BYTES);
  own = otherSide(own);
}

export function key(): u64 {
  return isNarrow() ? keyOf<u64>(load<u64>(root), own) : keyOf<v128>(load<v128>(root), own);
}

export function ending(): i32 {
  const isOver = isNarrow()
    ? isEmpty<u64>(placements<u64>(load<u64>(root), own))
    : isEmpty<v128>(placements<v128>(load<v128>(root), own));
  return isOver ? 2 : 0;
}
