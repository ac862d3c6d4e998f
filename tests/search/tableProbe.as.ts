/** Shows the kernels' transposition table to its tests. */
import {
  ageTable,
  clearTable,
  fetch,
  probe,
  foundBound,
  foundDepth,
  foundMove,
  foundScore,
  fromTable,
  storeEntry,
  toTable,
  initTable,
} from '../../src-shared/kernel/table.as';

export function scratchBytes(): i32 {
  return 8;
}

export function setUp(scratch: usize, table: usize, tableLog2: i32): void {
  store<f64>(scratch, 7);
  initTable(table, tableLog2);
}

export { ageTable, clearTable };

export function has(low: u32, high: u32): bool {
  return probe(((<u64>high) << 32) | low);
}

export function bringNear(low: u32, high: u32): void {
  fetch(((<u64>high) << 32) | low);
}

export function score(): i32 {
  return foundScore();
}

export function move(): i32 {
  return foundMove();
}

export function depth(): i32 {
  return foundDepth();
}

export function bound(): u32 {
  return foundBound();
}

export function put(low: u32, high: u32, move: i32, depth: i32, bound: u32, score: i32): void {
  storeEntry(((<u64>high) << 32) | low, move, depth, bound, score);
}

export function scoreToKeep(score: i32, ply: i32): i32 {
  return toTable(score, ply);
}

export function keptScore(score: i32, ply: i32): i32 {
  return fromTable(score, ply);
}
