/** What the kernel of Lines of Action is asked from outside; kernel.ts has its types. */
import { clearProgress } from '../../../kernel/progress.as';
import { openScratch, reservedBytes } from '../../../kernel/scratch.as';
import { ageTable, clearTable, initTable } from '../../../kernel/table.as';
import { initKeys } from './keys.as';
import { reserveAll } from './memory.as';
import { clearOrdering } from './ordering.as';
import { initReductions } from './reductions.as';
import { initRoot } from './root.as';

export { lineLength, lineMove } from '../../../kernel/principalVariation.as';
export { estimates, nodes, resume } from '../../../kernel/progress.as';
export { setHiddenWeight } from './accumulators.as';
export { clearBoard, putPiece, setKey, setLine, setSideToMove } from './board.as';
export { setOutput, setOutputWeight } from './evaluation.as';
export { setPath } from './moves.as';
export { setSquareScore } from './ordering.as';
export { scoreMove } from './root.as';

let table: usize = 0;

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
  initTable(tableAt, tableLog2);
  initReductions();
}

export function newSearch(tableLog2: i32, clearsTable: i32, pollInterval: i32): void {
  initTable(table, tableLog2);
  if (clearsTable != 0) clearTable();
  else ageTable();
  clearProgress(pollInterval);
  clearOrdering();
  initKeys();
  initRoot();
}
