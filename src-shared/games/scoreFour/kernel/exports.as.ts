/** What the Score Four kernel is asked from outside; kernel.ts has its types. */
import { clearProgress } from '../../../kernel/progress.as';
import { openScratch, reservedBytes } from '../../../kernel/scratch.as';
import { ageTable, clearTable, initTable } from '../../../kernel/table.as';
import { clearBoard } from './board.as';
import { clearLines } from './lines.as';
import { reserveAll } from './memory.as';
import { clearOrdering } from './ordering.as';

export { estimates, nodes, resume } from '../../../kernel/progress.as';
export { addLine } from './lines.as';
export { lineLength, lineMove } from './principalVariation.as';
export { decidingMove, proveMove, scoreMove, setPosition } from './root.as';
export {
  deriveGains,
  setLinePoints,
  setOddPoints,
  setStandoffPoints,
  setThreatPoints,
} from './weights.as';

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
  clearBoard();
  clearLines();
  table = tableAt;
  initTable(tableAt, tableLog2);
}

export function newSearch(tableLog2: i32, clearsTable: i32, pollInterval: i32): void {
  initTable(table, tableLog2);
  if (clearsTable) clearTable();
  else ageTable();
  clearProgress(pollInterval);
  clearOrdering();
}
