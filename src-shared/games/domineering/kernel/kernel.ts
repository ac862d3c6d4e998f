import type { Kernel, SearchKernel } from '../../../kernel/kernel.ts';
import type { Orientation } from '../orientation.ts';
import type { DomineeringPosition } from '../position.ts';
import { bytes } from './exports.as.ts?wasm';

/** What exports.as.ts exports. Moves are the kernel's cells, as an `Orientation` has them. */
export interface DomineeringKernel extends SearchKernel {
  /** A board without free cells. @param side who moves: 0 vertical, 1 horizontal. */
  setBoard(rows: number, columns: number, side: number): void;
  addFreeCell(cell: number): void;
  /** As `RootSearch.scoreMove`, but that all proved scores are ±`PROVED`. */
  scoreMove(cell: number, depth: number, alpha: number, beta: number): number;
  estimates(): number;
  /** 1 when the side to move wins, -1 when it loses, 0 when the search was stopped before. */
  solve(): number;
  /** 1 when the side that makes the move wins, -1 when it loses, 0 when the search was stopped before. */
  solveMove(cell: number): number;
  /** The rank of a move before any search, for the order in which moves are tried. */
  moveOrderScoreOf(cell: number): number;
  /** The same for moves to positions that are mirror images. */
  keyAfter(cell: number): bigint;
  /** Plies within which the winner can end the game, the move included. @param isWon 1 when the side that moves wins. */
  pliesAfter(cell: number, isWon: 0 | 1): number;
  /** Finds the line by which a move wins that was solved. */
  followWin(cell: number): void;
  /** Length of the line after the move that was scored or followed last. */
  lineLength(): number;
  /** A move of that line, from 0 on. */
  lineMove(index: number): number;
}

export const domineeringKernel: Kernel<DomineeringKernel> = { bytes };

export function setPosition(
  kernel: DomineeringKernel,
  { cells }: DomineeringPosition,
  orientation: Orientation,
): void {
  kernel.setBoard(orientation.rows, orientation.columns, orientation.sideToMove);
  for (const [cell, owner] of cells.entries()) {
    if (owner === undefined) kernel.addFreeCell(orientation.kernelCellOf(cell));
  }
}
