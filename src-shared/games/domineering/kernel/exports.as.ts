/** What the kernel of Domineering is asked from outside; kernel.ts has its types. */
import { clearProgress } from '../../../kernel/progress.as';
import { openScratch, reservedBytes } from '../../../kernel/scratch.as';
import { ageTable, clearTable, initTable } from '../../../kernel/table.as';
import { initAreas } from './areas.as';
import { reserveAll } from './memory.as';
import { clearRegions } from './regions.as';
import { initTriples } from './strips.as';

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
  solveMove,
} from './root.as';
export { setHelper } from './solver.as';

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
  initAreas();
  initTriples();
  clearRegions();
}

export function newSearch(tableLog2: i32, clearsTable: i32, pollInterval: i32): void {
  initTable(table, tableLog2);
  if (clearsTable != 0) {
    clearTable();
    clearRegions();
  }
  ageTable();
  clearProgress(pollInterval);
}
