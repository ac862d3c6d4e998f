/** The kernel of Score Four, move by move, for the contract that holds kernels against the rules. */
import { NO_MOVE } from '../../../src-shared/kernel/constants';
import {
  holdLine,
  isDrawnEarly,
  playableCells,
} from '../../../src-shared/games/scoreFour/kernel/board.as';
import { setUp as setUpKernel } from '../../../src-shared/games/scoreFour/kernel/exports.as';
import {
  keyOf,
  storedMove,
  symmetryOfKey,
} from '../../../src-shared/games/scoreFour/kernel/keys.as';

export { scratchBytes } from '../../../src-shared/games/scoreFour/kernel/exports.as';
export { addLine } from '../../../src-shared/games/scoreFour/kernel/lines.as';
export {
  deriveGains,
  setLinePoints,
  setOddPoints,
  setStandoffPoints,
  setThreatPoints,
} from '../../../src-shared/games/scoreFour/kernel/weights.as';

let own: u64 = 0;
let enemy: u64 = 0;
/** Cells of beads put since the position was set, u8, and the moves that were listed. */
let made: usize = 0;
let count: i32 = 0;
let listed: usize = 0;

/** What the probe needs lies where the program has its table. */
export function setUp(scratch: usize, table: usize, tableLog2: i32): void {
  setUpKernel(scratch, table, tableLog2);
  made = table;
  listed = table + 64;
}

export function setPosition(ownLow: u32, ownHigh: u32, enemyLow: u32, enemyHigh: u32): void {
  own = ((<u64>ownHigh) << 32) | (<u64>ownLow);
  enemy = ((<u64>enemyHigh) << 32) | (<u64>enemyLow);
  count = 0;
}

export function listMoves(): i32 {
  let length = 0;
  if (ending() != 0) return 0;
  for (let rest = playableCells(own | enemy); rest != 0; rest &= rest - 1) {
    store<u8>(listed + <usize>length, <u8>ctz(rest));
    length++;
  }
  return length;
}

export function listedMove(index: i32): i32 {
  return load<u8>(listed + <usize>index);
}

export function make(cell: i32): void {
  store<u8>(made + <usize>count, <u8>cell);
  count++;
  const after = own | ((<u64>1) << cell);
  own = enemy;
  enemy = after;
}

export function unmake(): void {
  count--;
  const before = enemy ^ ((<u64>1) << load<u8>(made + <usize>count));
  enemy = own;
  own = before;
}

export function key(): u64 {
  const key = keyOf(own, enemy);
  // Moves are stored as the symmetry of the key has them: none stays none.
  if (storedMove(NO_MOVE, symmetryOfKey()) != NO_MOVE) unreachable();
  return key;
}

export function ending(): i32 {
  if (holdLine(enemy)) return 2;
  const free = 64 - <i32>popcnt(own | enemy);
  return isDrawnEarly(own, enemy, free) ? 3 : 0;
}
