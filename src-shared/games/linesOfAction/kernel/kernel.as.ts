/** Lines of Action for ../kernel.ts: sets positions, scores root moves, counts sequences of moves. */
import {
  clearBoard,
  enemy,
  key,
  make,
  own,
  passTurn,
  putPiece,
  setKey,
  setLine,
  side,
  unmake,
} from './board.as';
import { isConnected } from './connection.as';
import { evaluate, evaluateByConcentration, setBeyond, setConcentration } from './evaluation.as';
import { prepareKeys } from './keys.as';
import { LINES_AT, MAX_PLIES, NODES_AT, SCRATCH_BYTES, useScratch } from './layout.as';
import { canMove, countMoves, setPath, writeMoves } from './moves.as';
import { setHiddenWeight, setOutput, setOutputWeight } from './network.as';
import { clearOrdering, movesAt, setRank } from './ordering.as';
import { prepareReductions } from './reductions.as';
import { scoreRootMove, startRoot } from './root.as';
import { searchPlainly } from './search.as';
import { findWin } from './wins.as';
import { initPrincipalVariation } from '../../../kernel/principalVariation.as';
import { clearProgress, initProgress } from '../../../kernel/progress.as';
import { ageTable, clearTable, initTable } from '../../../kernel/table.as';

export { clearBoard, putPiece, searchPlainly, setKey, setLine, setPath, setRank };
export { evaluate, evaluateByConcentration, setBeyond, setConcentration };
export { setHiddenWeight, setOutput, setOutputWeight };

export { lineLength, lineMove } from '../../../kernel/principalVariation.as';
export { estimates, nodes, resume } from '../../../kernel/progress.as';

let table: usize = 0;

export function scratchBytes(): i32 {
  return <i32>SCRATCH_BYTES;
}

export function setUp(scratch: usize, tableAt: usize, tableLog2: i32): void {
  useScratch(scratch);
  initProgress(scratch + NODES_AT);
  initPrincipalVariation(scratch + LINES_AT, MAX_PLIES);
  table = tableAt;
  initTable(tableAt, tableLog2);
  prepareReductions();
  clearOrdering();
}

export function setSideToMove(next: i32): void {
  if (side != next) passTurn();
}

export function newSearch(tableLog2: i32, clearsTable: i32, pollInterval: i32): void {
  initTable(table, tableLog2);
  if (clearsTable != 0) clearTable();
  else ageTable();
  clearOrdering();
  prepareKeys();
  startRoot();
  clearProgress(pollInterval);
}

export function scoreMove(move: i32, depth: i32, alpha: i32, beta: i32): i32 {
  return scoreRootMove(move, depth, alpha, beta);
}

export function keyLow(): i32 {
  return <i32>key;
}

export function keyHigh(): i32 {
  return <i32>(key >> 32);
}

/** A win in one move of the side to move, or the `NO_MOVE` of the table. */
export function winningMove(): i32 {
  return findWin(own, enemy);
}

/** Moves that can be made in turn, to a depth of at least 1; a game that is over is not continued. */
export function perft(depth: i32): f64 {
  if (depth == 1) {
    const total = countMoves(own, enemy);
    return <f64>(total > 0 ? total : canMove(enemy, own) ? 1 : 0);
  }
  // The places of the search's moves, which is not running.
  const at = movesAt(depth);
  const total = writeMoves(at, own, enemy);
  if (total == 0) {
    if (!canMove(enemy, own)) return 0;
    passTurn();
    const count = perft(depth - 1);
    passTurn();
    return count;
  }
  let count: f64 = 0;
  for (let i = 0; i < total; i++) {
    const move = load<i32>(at + <usize>i * 4);
    const isCapture = make(move);
    if (!isConnected(enemy) && !(isCapture && isConnected(own))) count += perft(depth - 1);
    unmake(move, isCapture);
  }
  return count;
}
