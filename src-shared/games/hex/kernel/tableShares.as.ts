/** What the tree and the proof search have of the table's memory. */
import { clearTable, initTable } from '../../../kernel/table.as';
import { SHARES_MEMORY } from './constants';
import { initTree } from './tree.as';

/** Bytes of an entry of the table, as a logarithm. */
const ENTRY_LOG2: i32 = 4;

let table: usize = 0;
let tableLog2: i32 = 0;
/** The size of the board of the proofs in the upper half, 0 when there are none. */
let provedSize: i32 = 0;

/** @param log2 of the number of entries. */
export function initTableShares(at: usize, log2: i32): void {
  table = at;
  tableLog2 = log2;
}

/** Gives the tree all of it, or the lower half. @param uses see constants.ts. */
export function giveToTree(uses: i32): void {
  const isShared = (uses & SHARES_MEMORY) != 0;
  if (!isShared) dropProofs();
  const log2 = isShared ? tableLog2 - 1 : tableLog2;
  initTree(table, (<usize>1) << (log2 + ENTRY_LOG2));
}

/** What was proved is not to be found again. */
export function dropProofs(): void {
  provedSize = 0;
}

/** Gives the proof search all of it and clears it, or the upper half, which keeps former proofs of the same size. */
export function giveToProof(isAlone: bool, size: i32): void {
  if (isAlone) {
    initTable(table, tableLog2);
    dropProofs();
  } else {
    initTable(table + ((<usize>1) << (tableLog2 - 1 + ENTRY_LOG2)), tableLog2 - 1);
  }
  if (isAlone || provedSize != size) clearTable();
  if (!isAlone) provedSize = size;
}
