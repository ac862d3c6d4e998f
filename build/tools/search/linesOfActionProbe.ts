import {
  type LinesOfActionKernel,
  linesOfActionKernel,
} from '../../../src-shared/games/linesOfAction/kernel/kernel.ts';
import type { Kernel } from '../../../src-shared/kernel/kernel.ts';
import { bytes } from './linesOfActionProbe.as.ts?wasm';

/** What linesOfActionProbe.as.ts exports: the kernel, and what only tests and tools ask of it. */
export interface LinesOfActionProbe extends LinesOfActionKernel {
  keyLow(): number;
  keyHigh(): number;
  evaluate(): number;
  /** A win in one move, or `NO_MOVE`. */
  winningMove(): number;
  /** Makes a move that is no pass; it is not taken back. */
  makeMove(move: number): void;
  perft(depth: number): number;
  storeMove(ply: number, move: number): void;
  /** The move that was stored for the position; -1 where none was. */
  moveAt(ply: number): number;
}

export const linesOfActionProbe: Kernel<LinesOfActionProbe> = { ...linesOfActionKernel, bytes };
