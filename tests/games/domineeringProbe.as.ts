/** Shows the parts of Domineering's kernel to its tests. */
import { count, without, wordOf } from '../../src-shared/games/domineering/kernel/bits.as';
import { domino, hasByteRows, otherSide, packing, rooms, setGeometry, sideAt } from '../../src-shared/games/domineering/kernel/geometry.as';
import { setGuarantees } from '../../src-shared/games/domineering/kernel/areas.as';
import { judge } from '../../src-shared/games/domineering/kernel/judge.as';
import { at, ROOT, TOTAL_BYTES, useScratch } from '../../src-shared/games/domineering/kernel/layout.as';
import { clearRegions } from '../../src-shared/games/domineering/kernel/regions.as';
import { setPairs, setTriples } from '../../src-shared/games/domineering/kernel/strips.as';
import { imageOf, keyOf, setHashes } from '../../src-shared/games/domineering/kernel/symmetry.as';

export function scratchBytes(): i32 {
  return <i32>TOTAL_BYTES;
}

export function setUp(scratch: usize, table: usize, tableLog2: i32): void {
  useScratch(scratch);
  setGuarantees();
  setTriples();
  clearRegions();
}

/** A board on which everything is covered. */
export function newBoard(rows: i32, columns: i32): void {
  setGeometry(rows, columns);
  setHashes();
  setPairs(hasByteRows() ? 8 : 9);
  memory.fill(at(ROOT), 0, 16);
}

export function flip(cell: i32): void {
  const word = at(ROOT) + <usize>((cell >> 6) << 3);
  store<u64>(word, load<u64>(word) ^ (<u64>1 << (cell & 63)));
}

export function hasRoom(side: i32, cell: i32, isWide: i32): bool {
  const word = isWide != 0
    ? wordOf<v128>(rooms<v128>(load<v128>(at(ROOT)), sideAt(side)), cell >> 6)
    : rooms<u64>(load<u64>(at(ROOT)), sideAt(side));
  return ((word >> (cell & 63)) & 1) != 0;
}

export function most(side: i32, isWide: i32): i32 {
  return isWide != 0
    ? count<v128>(packing<v128>(load<v128>(at(ROOT)), sideAt(side)))
    : count<u64>(packing<u64>(load<u64>(at(ROOT)), sideAt(side)));
}

/** 1 or -1 when the side to move is seen to win or lose at a glance, else 0. */
export function glance(side: i32, isWide: i32): i32 {
  const own = sideAt(side);
  const verdict = isWide != 0
    ? judge<v128>(load<v128>(at(ROOT)), own, otherSide(own))
    : judge<u64>(load<u64>(at(ROOT)), own, otherSide(own));
  return verdict > 1 << 19 ? 1 : verdict < -(1 << 19) ? -1 : 0;
}

export function key(side: i32, isWide: i32): u64 {
  return isWide != 0
    ? keyOf<v128>(load<v128>(at(ROOT)), sideAt(side))
    : keyOf<u64>(load<u64>(at(ROOT)), sideAt(side));
}

/** Puts a domino. */
export function put(side: i32, cell: i32): void {
  store<v128>(at(ROOT), without<v128>(load<v128>(at(ROOT)), domino<v128>(sideAt(side), cell)));
}

export { imageOf };
