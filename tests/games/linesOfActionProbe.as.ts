/** Shows under which keys the kernel of Lines of Action keeps positions to its tests. */
import { clearBoard, passTurn, putPiece, setKey, side } from '../../src-shared/games/linesOfAction/kernel/board.as';
import { findPosition, keepPosition, knownMove, prepareKeys } from '../../src-shared/games/linesOfAction/kernel/keys.as';
import { SCRATCH_BYTES, useScratch } from '../../src-shared/games/linesOfAction/kernel/layout.as';
import { BOUND_EXACT, clearTable, initTable } from '../../src-shared/kernel/table.as';

export { clearBoard, clearTable, prepareKeys, putPiece, setKey };

export function scratchBytes(): i32 {
  return <i32>SCRATCH_BYTES;
}

export function setUp(scratch: usize, table: usize, tableLog2: i32): void {
  useScratch(scratch);
  initTable(table, tableLog2);
}

export function setSideToMove(next: i32): void {
  if (side != next) passTurn();
}

/** Keeps a move of the position, so many plies from the root. */
export function keepMove(ply: i32, move: i32): void {
  keepPosition(ply, move, 1, BOUND_EXACT, 0);
}

/** The move that was kept for the position; -1 where none was. */
export function moveAt(ply: i32): i32 {
  return findPosition(ply) ? knownMove(ply) : -1;
}
