/** What the kernel of Domineering is asked from outside; kernel.ts has its types. */
import { clearProgress } from '../../../kernel/progress.as';
import { openScratch, reservedBytes } from '../../../kernel/scratch.as';
import { ageTable, clearTable, initTable } from '../../../kernel/table.as';
import { initAreas } from './areas.as';
import { BUSY_BYTES, clearBusy, openBusy } from './busy.as';
import { reserveAll } from './memory.as';
import { clearRegions } from './regions.as';
import { openStrips, STRIPS_BYTES } from './strips.as';

export { estimates, nodes, resume } from '../../../kernel/progress.as';
export { lineLength, lineMove } from './principalVariation.as';
export {
  addFreeCell,
  followWin,
  keyAfter,
  moveOrderScoreOf,
  pliesAfter,
  scoreMove,
  setBoard,
  solve,
  solveMove,
} from './root.as';

let table: usize = 0;

export function scratchBytes(): i32 {
  openScratch(0, <usize>i32.MAX_VALUE);
  reserveAll();
  return <i32>reservedBytes();
}

export function sharedBytes(): i32 {
  return <i32>(STRIPS_BYTES + BUSY_BYTES);
}

export function setUp(scratch: usize, tableAt: usize, tableLog2: i32, shared: usize): void {
  const bytes = <usize>scratchBytes();
  openScratch(scratch, bytes);
  reserveAll();
  table = tableAt;
  initTable(tableAt, tableLog2);
  initAreas();
  openStrips(shared);
  openBusy(shared + STRIPS_BYTES);
  clearRegions();
}

export function newSearch(tableLog2: i32, clearsTable: i32, pollInterval: i32): void {
  initTable(table, tableLog2);
  if (clearsTable != 0) {
    clearTable();
    clearRegions();
    clearBusy();
  }
  ageTable();
  clearProgress(pollInterval);
}
