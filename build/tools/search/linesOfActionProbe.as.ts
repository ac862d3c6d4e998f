/** The kernel of Lines of Action, with what tests and tools ask of it and the program does not. */
import { estimateCount } from '../../../src-shared/kernel/progress.as';
import {
  enemy,
  key,
  make,
  own,
  passTurn,
  unmake,
} from '../../../src-shared/games/linesOfAction/kernel/board.as';
import { isConnected } from '../../../src-shared/games/linesOfAction/kernel/connection.as';
import {
  scratchBytes as kernelBytes,
  setUp as setUpKernel,
} from '../../../src-shared/games/linesOfAction/kernel/exports.as';
import {
  probePosition,
  storedMove,
  storePosition,
} from '../../../src-shared/games/linesOfAction/kernel/keys.as';
import { canMove, writeMoves } from '../../../src-shared/games/linesOfAction/kernel/moves.as';
import { findWin } from '../../../src-shared/games/linesOfAction/kernel/wins.as';

export { evaluate } from '../../../src-shared/games/linesOfAction/kernel/evaluation.as';
export {
  clearBoard,
  estimates,
  lineLength,
  lineMove,
  newSearch,
  nodes,
  putPiece,
  resume,
  scoreMove,
  setHiddenWeight,
  setKey,
  setLine,
  setOutput,
  setOutputWeight,
  setPath,
  setSideToMove,
  setSquareScore,
} from '../../../src-shared/games/linesOfAction/kernel/exports.as';

const MOST_DEPTH: i32 = 8;
const MOVES_BYTES: usize = 128 * 4;

/** By depth the moves that are counted, i32. */
let lists: usize = 0;

export function scratchBytes(): i32 {
  return kernelBytes() + <i32>(<usize>MOST_DEPTH * MOVES_BYTES);
}

export function setUp(scratch: usize, table: usize, tableLog2: i32): void {
  lists = scratch + <usize>kernelBytes();
  setUpKernel(scratch, table, tableLog2);
}

export function keyLow(): i32 {
  return <i32>key;
}

export function keyHigh(): i32 {
  return <i32>(key >> 32);
}

/** A win in one move of the side to move, or `NO_MOVE`. */
export function winningMove(): i32 {
  return findWin(own, enemy);
}

/** Makes a move that is no pass. */
export function makeMove(move: i32): void {
  make(move);
}

/** Moves that can be made in turn, to a depth of 1 to 8; a game that is over is not continued. */
export function perft(depth: i32): f64 {
  if (depth == 0) return 1;
  const at = lists + <usize>(depth - 1) * MOVES_BYTES;
  const total = writeMoves(at, own, enemy);
  if (total == 0) {
    if (!canMove(enemy, own)) return 0;
    passTurn();
    const count = perft(depth - 1);
    passTurn();
    return count;
  }
  if (depth == 1) return <f64>total;
  let count: f64 = 0;
  for (let i = 0; i < total; i++) {
    const move = load<i32>(at + <usize>i * 4);
    const isCapture = make(move);
    if (!isConnected(enemy) && !(isCapture && isConnected(own))) count += perft(depth - 1);
    unmake(move, isCapture);
  }
  return count;
}

/** Stores a move of the position, so many plies from the root. */
export function storeMove(ply: i32, move: i32): void {
  storePosition(ply, move, 1, -1, 1, 0, estimateCount - 1);
}

/** The move that was stored for the position; -1 where none was. */
export function moveAt(ply: i32): i32 {
  return probePosition(ply) ? storedMove(ply) : -1;
}
