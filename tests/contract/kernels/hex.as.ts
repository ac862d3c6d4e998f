/** The board of the Hex kernel, stone by stone, for the contract that holds kernels against the rules. */
import { cellCount, colourAt, hash, isJoined, otherColour, paddedOf, place, scratch, setHashes, turnedHash } from '../../../src-shared/games/hex/kernel/board.as';
import { setUp as setUpKernel } from '../../../src-shared/games/hex/kernel.as';
import { BOARD_BYTES, COLOURS } from '../../../src-shared/games/hex/kernel/memory.as';

export { putStone, scratchBytes, setPriorWeight, setSize } from '../../../src-shared/games/hex/kernel.as';

/** Boards and hashes before the stones put since the position was set. */
const STEP: usize = BOARD_BYTES + 16;
let made: usize = 0;
let count: usize = 0;
let listed: usize = 0;
let colour: i32 = 1;

/** What the probe needs lies where the program has its table. */
export function setUp(scratch: usize, table: usize, tableLog2: i32): void {
  setUpKernel(scratch, table, tableLog2);
  listed = table;
  made = table + 2048;
}

export function setSideToMove(side: i32): void {
  colour = side + 1;
  count = 0;
}

export function listMoves(): i32 {
  if (ending() != 0) return 0;
  let total = 0;
  for (let cell = 0; cell < cellCount; cell++) {
    if (colourAt(paddedOf(cell)) != 0) continue;
    store<i32>(listed + (<usize>total << 2), cell);
    total++;
  }
  return total;
}

export function listedMove(index: i32): i32 {
  return load<i32>(listed + (<usize>index << 2));
}

export function make(cell: i32): void {
  const step = made + count * STEP;
  count++;
  store<u64>(step, hash);
  store<u64>(step, turnedHash, 8);
  memory.copy(step + 16, scratch + COLOURS, BOARD_BYTES);
  place(paddedOf(cell), colour);
  colour = otherColour(colour);
}

export function unmake(): void {
  count--;
  const step = made + count * STEP;
  memory.copy(scratch + COLOURS, step + 16, BOARD_BYTES);
  setHashes(load<u64>(step), load<u64>(step, 8));
  colour = otherColour(colour);
}

export function key(): u64 {
  return min(hash, turnedHash) ^ (<u64>colour * 0x9e3779b97f4a7c15);
}

export function ending(): i32 {
  if (isJoined(otherColour(colour))) return 2;
  return isJoined(colour) ? 1 : 0;
}
