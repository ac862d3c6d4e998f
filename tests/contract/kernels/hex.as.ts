/** The board of the Hex kernel, stone by stone, for the contract that holds kernels against the rules. */
import {
  BOARD_BYTES,
  cellCount,
  colourAt,
  isJoined,
  MAX_PLIES,
  otherColour,
  paddedOf,
  restoreBoard,
  saveBoard,
} from '../../../src-shared/games/hex/kernel/board.as';
import { setUp as setUpKernel } from '../../../src-shared/games/hex/kernel/exports.as';
import {
  hash,
  keyOf,
  putHashed,
  setHashes,
  turnedHash,
} from '../../../src-shared/games/hex/kernel/keys.as';

export { scratchBytes } from '../../../src-shared/games/hex/kernel/exports.as';
export {
  setNetworkFloat,
  setNetworkWeight,
} from '../../../src-shared/games/hex/kernel/networkWeights.as';
export { setPriorWeight } from '../../../src-shared/games/hex/kernel/priors.as';
export { putStone, setSize } from '../../../src-shared/games/hex/kernel/root.as';

/** Boards and hashes before the stones put since the position was set, and the moves that were listed (u16). */
const STEP_BYTES: usize = BOARD_BYTES + 16;
let made: usize = 0;
let count: usize = 0;
let listed: usize = 0;
let colour: i32 = 1;

/** What the probe needs lies where the program has its tree. */
export function setUp(scratch: usize, table: usize, tableLog2: i32): void {
  setUpKernel(scratch, table, tableLog2);
  made = table;
  listed = table + MAX_PLIES * STEP_BYTES;
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
    store<u16>(listed + ((<usize>total) << 1), <u16>cell);
    total++;
  }
  return total;
}

export function listedMove(index: i32): i32 {
  return <i32>load<u16>(listed + ((<usize>index) << 1));
}

export function make(cell: i32): void {
  const step = made + count * STEP_BYTES;
  count++;
  store<u64>(step, hash);
  store<u64>(step, turnedHash, 8);
  saveBoard(step + 16);
  putHashed(paddedOf(cell), colour);
  colour = otherColour(colour);
}

export function unmake(): void {
  count--;
  const step = made + count * STEP_BYTES;
  restoreBoard(step + 16);
  setHashes(load<u64>(step), load<u64>(step, 8));
  colour = otherColour(colour);
}

export function key(): u64 {
  return keyOf(colour, hash, turnedHash);
}

export function ending(): i32 {
  if (isJoined(otherColour(colour))) return 2;
  return isJoined(colour) ? 1 : 0;
}
