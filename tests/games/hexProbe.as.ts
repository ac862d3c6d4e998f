/** Shows the board, fill-in and playouts of the Hex kernel to its tests. */
import { cellCount, clearBoard, colourAt, fillHashes, hash, isJoined, paddedOf, place, turnedHash, useScratch } from '../../src-shared/games/hex/kernel/board.as';
import { CONNECTIONS } from '../../src-shared/games/hex/kernel/memory.as';
import { fillDead, fillIn } from '../../src-shared/games/hex/kernel/inferior.as';
import { fillSaves, playOut, seedPlayouts } from '../../src-shared/games/hex/kernel/playouts.as';

export { clearBoard, fillIn };

export function scratchBytes(): i32 {
  return <i32>CONNECTIONS;
}

export function setUp(scratch: usize, _table: usize, _tableLog2: i32): void {
  useScratch(scratch);
  fillHashes();
  fillDead();
  fillSaves();
  seedPlayouts(1);
}

export function put(cell: i32, side: i32): void {
  place(paddedOf(cell), side + 1);
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
