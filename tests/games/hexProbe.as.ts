/** Shows the board, fill-in and playouts of the Hex kernel to its tests. */
import {
  cellCount,
  colourAt,
  isJoined,
  paddedOf,
} from '../../src-shared/games/hex/kernel/board.as';
import { setUp as setUpKernel } from '../../src-shared/games/hex/kernel/exports.as';
import { hash, turnedHash } from '../../src-shared/games/hex/kernel/keys.as';
import { playOut, seedPlayouts } from '../../src-shared/games/hex/kernel/playouts.as';

export { scratchBytes } from '../../src-shared/games/hex/kernel/exports.as';
export { fillIn } from '../../src-shared/games/hex/kernel/inferior.as';
export { putStone, setSize } from '../../src-shared/games/hex/kernel/root.as';

export function setUp(scratch: usize, table: usize, tableLog2: i32): void {
  setUpKernel(scratch, table, tableLog2);
  seedPlayouts(1);
}

/** 0 or 1 for a side, -1 for none. */
export function ownerOf(cell: i32): i32 {
  return colourAt(paddedOf(cell)) - 1;
}

export function hasJoined(side: i32): bool {
  return isJoined(side + 1);
}

/** The winner of a random game from here, all of which is on the board afterwards. */
export function playToEnd(side: i32): i32 {
  return playOut(side + 1, 0) - 1;
}

export function emptyCount(): i32 {
  let count = 0;
  for (let cell = 0; cell < cellCount; cell++) if (ownerOf(cell) < 0) count++;
  return count;
}

export function hashLow(): u32 {
  return <u32>hash;
}

export function turnedHashLow(): u32 {
  return <u32>turnedHash;
}
