/** Dots and Triangles for ../kernel.ts: sets positions and scores root moves. */
import { clearBoard, draw, key, putDrawn, putLine, putTriangle, putView, setExtra } from './board.as';
import { TRIANGLE } from './evaluation.as';
import { LINES_AT, MAX_PLIES, NODES_AT, SCRATCH_BYTES, useScratch } from './layout.as';
import { fillMargins, marginAt, setNeed, startMargins as startMarginsAt } from './margins.as';
import { clearOrdering } from './ordering.as';
import { scoreLine } from './search.as';
import { endLine, initPrincipalVariation } from '../../../kernel/principalVariation.as';
import { clearProgress, initProgress } from '../../../kernel/progress.as';
import { ageTable, clearTable, initTable } from '../../../kernel/table.as';

export { fillMargins, marginAt, setNeed };
export { clearBoard, putDrawn, putLine, putTriangle, putView, setExtra };

export { lineLength, lineMove } from '../../../kernel/principalVariation.as';
export { estimates, nodes, resume } from '../../../kernel/progress.as';

let table: usize = 0;
let roomLog2: i32 = 0;
/** The place of the table has margins instead. */
let hasMargins: bool = false;
/** What the side to move has more than the other at the root, in hundredths of a triangle. */
let rootMargin: i32 = 0;

export function scratchBytes(): i32 {
  return <i32>SCRATCH_BYTES;
}

export function setUp(scratch: usize, tableAt: usize, tableLog2: i32): void {
  useScratch(scratch);
  initProgress(scratch + NODES_AT);
  initPrincipalVariation(scratch + LINES_AT, <i32>MAX_PLIES);
  table = tableAt;
  roomLog2 = tableLog2;
  initTable(tableAt, tableLog2);
}

/** @param triangles that the side to move has more than the other. */
export function setMargin(triangles: i32): void {
  rootMargin = triangles * TRIANGLE;
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
  clearOrdering();
  clearProgress(pollInterval);
}

/** A table of margins takes the place of the transposition table; see margins.as.ts. */
export function startMargins(bits: i32, open: i32, isUnlimited: bool): void {
  hasMargins = true;
  startMarginsAt(table, bits, open, isUnlimited);
}

/** The margin at the end in hundredths of a triangle. */
export function scoreMove(move: i32, depth: i32, alpha: i32, beta: i32): i32 {
  endLine(1);
  return rootMargin + scoreLine(move, depth - 1, alpha - rootMargin, beta - rootMargin, 1);
}

export function drawLine(line: i32): void {
  draw(line);
}

export function keyLow(): i32 {
  return <i32>key();
}

export function keyHigh(): i32 {
  return <i32>(key() >> 32);
}
