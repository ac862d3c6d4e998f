/** The kernel of Domineering, domino by domino, for the contract that holds kernels against the rules. */
import { flip, newPosition as newRoot, setUp as setUpKernel } from '../../../src-shared/games/domineering/kernel.as';
import { isEmpty, without, wordOf, words } from '../../../src-shared/games/domineering/kernel/bits.as';
import { domino, isNarrow, otherSide, rooms, sideAt } from '../../../src-shared/games/domineering/kernel/geometry.as';
import { at, ROOT } from '../../../src-shared/games/domineering/kernel/layout.as';
import { keyOf } from '../../../src-shared/games/domineering/kernel/symmetry.as';

export { flip };
export { scratchBytes } from '../../../src-shared/games/domineering/kernel.as';

/** Free cells before the dominoes put since the position was set, 16 bytes each. */
let made: usize = 0;
let count: usize = 0;
let listed: usize = 0;
let own: usize = 0;

/** What the probe needs lies where the program has its table. */
export function setUp(scratch: usize, table: usize, tableLog2: i32): void {
  setUpKernel(scratch, table, tableLog2);
  listed = table;
  made = table + 1024;
}

export function newPosition(rows: i32, columns: i32, side: i32): void {
  newRoot(rows, columns, side);
  own = sideAt(side);
  count = 0;
}

export function listMoves(): i32 {
  return isNarrow() ? list<u64>() : list<v128>();
}

function list<T>(): i32 {
  const all = rooms<T>(load<T>(at(ROOT)), own);
  let total = 0;
  for (let i = 0; i < words<T>(); i++) {
    for (let word = wordOf<T>(all, i); word != 0; word &= word - 1) {
      store<i32>(listed + (<usize>total << 2), (i << 6) + <i32>ctz(word));
      total++;
    }
  }
  return total;
}

export function listedMove(index: i32): i32 {
  return load<i32>(listed + (<usize>index << 2));
}

export function make(cell: i32): void {
  memory.copy(made + (count << 4), at(ROOT), 16);
  count++;
  if (isNarrow()) store<u64>(at(ROOT), without<u64>(load<u64>(at(ROOT)), domino<u64>(own, cell)));
  else store<v128>(at(ROOT), without<v128>(load<v128>(at(ROOT)), domino<v128>(own, cell)));
  own = otherSide(own);
}

export function unmake(): void {
  count--;
  memory.copy(at(ROOT), made + (count << 4), 16);
  own = otherSide(own);
}

export function key(): u64 {
  return isNarrow() ? keyOf<u64>(load<u64>(at(ROOT)), own) : keyOf<v128>(load<v128>(at(ROOT)), own);
}

export function ending(): i32 {
  const isOver = isNarrow()
    ? isEmpty<u64>(rooms<u64>(load<u64>(at(ROOT)), own))
    : isEmpty<v128>(rooms<v128>(load<v128>(at(ROOT)), own));
  return isOver ? 2 : 0;
}
