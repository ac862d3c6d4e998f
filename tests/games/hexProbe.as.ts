/** Shows the board, fill-in and playouts of the Hex kernel to its tests. */
import { openScratch, reservedBytes } from '../../src-shared/kernel/scratch.as';
import { cellCount, colourAt, isJoined, paddedOf, reserveBoard } from '../../src-shared/games/hex/kernel/board.as';
import { initInferior, reserveInferior } from '../../src-shared/games/hex/kernel/inferior.as';
import { hash, initKeys, reserveKeys, turnedHash } from '../../src-shared/games/hex/kernel/keys.as';
import { initPlayouts, playOut, reservePlayouts, seedPlayouts } from '../../src-shared/games/hex/kernel/playouts.as';

export { fillIn } from '../../src-shared/games/hex/kernel/inferior.as';
export { putStone, setSize } from '../../src-shared/games/hex/kernel/root.as';

function reserveAll(): void {
  reserveBoard();
  reserveInferior();
  reserveKeys();
  reservePlayouts();
}

export function scratchBytes(): i32 {
  openScratch(0, <usize>i32.MAX_VALUE);
  reserveAll();
  return <i32>reservedBytes();
}

export function setUp(scratch: usize, _table: usize, _tableLog2: i32): void {
  const bytes = <usize>scratchBytes();
  openScratch(scratch, bytes);
  reserveAll();
  initKeys();
  initInferior();
  initPlayouts();
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
