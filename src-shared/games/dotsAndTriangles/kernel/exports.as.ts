/** What the kernel of Dots and Triangles is asked from outside; kernel.ts has its types. */
import { clearProgress } from '../../../kernel/progress.as';
import { openScratch, reservedBytes } from '../../../kernel/scratch.as';
import { ageTable, clearTable, initTable } from '../../../kernel/table.as';
import { initMargins } from './margins.as';
import { reserveAll } from './memory.as';
import { clearOrdering } from './ordering.as';

export { lineLength, lineMove } from '../../../kernel/principalVariation.as';
export { estimates, nodes, resume } from '../../../kernel/progress.as';
export { clearBoard, putDrawn, putLine, putTriangle, putView, setExtra } from './board.as';
export { fillMargins, marginAt, setNeed } from './margins.as';
export { proveMove, scoreMove, setMargin } from './root.as';

let table: usize = 0;
let roomLog2: i32 = 0;
/** The place of the table has margins instead. */
let hasMargins: bool = false;

export function scratchBytes(): i32 {
  openScratch(0, <usize>i32.MAX_VALUE);
  reserveAll();
  return <i32>reservedBytes();
}

export function setUp(scratch: usize, tableAt: usize, tableLog2: i32): void {
  const bytes = <usize>scratchBytes();
  openScratch(scratch, bytes);
  reserveAll();
  table = tableAt;
  roomLog2 = tableLog2;
  initTable(tableAt, tableLog2);
}

export function newSearch(tableLog2: i32, clearsTable: i32, pollInterval: i32): void {
  if (hasMargins) {
    initTable(table, roomLog2);
    clearTable();
    hasMargins = false;
  }
  initTable(table, tableLog2);
  if (clearsTable != 0) clearTable();
  else ageTable();
  clearProgress(pollInterval);
  clearOrdering();
}

/** A table of margins takes the place of the transposition table; see margins.as.ts. */
export function startMargins(bits: i32, open: i32): void {
  hasMargins = true;
  initMargins(table, bits, open);
}
