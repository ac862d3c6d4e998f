/** The kernel of Lines of Action, move by move, for the contract that holds kernels against the rules. */
import {
  enemy,
  isTournament,
  key as boardKey,
  make as makeMove,
  own,
  passTurn,
  unmake as unmakeMove,
} from '../../../src-shared/games/linesOfAction/kernel/board.as';
import { isConnected } from '../../../src-shared/games/linesOfAction/kernel/connection.as';
import { PASS } from '../../../src-shared/games/linesOfAction/kernel/constants';
import { setUp as setUpKernel } from '../../../src-shared/games/linesOfAction/kernel/exports.as';
import { canMove, writeMoves } from '../../../src-shared/games/linesOfAction/kernel/moves.as';

export {
  clearBoard,
  putPiece,
  scratchBytes,
  setHiddenWeight,
  setKey,
  setLine,
  setOutput,
  setOutputWeight,
  setPath,
  setSideToMove,
  setSquareScore,
} from '../../../src-shared/games/linesOfAction/kernel/exports.as';

/** Moves made since the position was set, with 2^16 for a capture (i32), and the moves that were listed. */
let made: usize = 0;
let count: i32 = 0;
let listed: usize = 0;

/** What the probe needs lies where the program has its table. */
export function setUp(scratch: usize, table: usize, tableLog2: i32): void {
  setUpKernel(scratch, table, tableLog2);
  made = table;
  listed = table + 4096;
}

export function listMoves(): i32 {
  if (ending() != 0) return 0;
  const total = writeMoves(listed, own, enemy);
  if (total > 0) return total;
  store<i32>(listed, PASS);
  return 1;
}

export function listedMove(index: i32): i32 {
  return load<i32>(listed + ((<usize>index) << 2));
}

export function make(move: i32): void {
  let isCapture = false;
  if (move == PASS) passTurn();
  else isCapture = makeMove(move);
  store<i32>(made + ((<usize>count) << 2), move | ((<i32>isCapture) << 16));
  count++;
}

export function unmake(): void {
  count--;
  const move = load<i32>(made + ((<usize>count) << 2));
  if ((move & 0xffff) == PASS) passTurn();
  else unmakeMove(move & 0xffff, move >> 16 != 0);
}

export function key(): u64 {
  return boardKey;
}

/** As the search sees the end after a move: `enemy` has just moved. */
export function ending(): i32 {
  const isOwnOne = isConnected(own);
  const isEnemyOne = isConnected(enemy);
  if (isOwnOne && isEnemyOne && count > 0) return isTournament ? 2 : 3;
  if (isEnemyOne) return 2;
  if (isOwnOne) return 1;
  return canMove(own, enemy) || canMove(enemy, own) ? 0 : 3;
}
