import type { Position } from '../../../src-shared/core/game.ts';
import type { Move } from '../../../src-shared/core/move.ts';
import type { Kernel, KernelExports } from '../../../src-shared/kernel/kernel.ts';

/** What a kernel shows of itself to be held against the rules, beside what it exports to the program. */
export interface ProbeExports extends KernelExports {
  /** Lists the moves of the position; returns their number, 0 when the game is over. */
  listMoves(): number;
  /** A listed move, as the kernel knows it. */
  listedMove(index: number): number;
  make(move: number): void;
  /** Takes back the last `make`. */
  unmake(): void;
  /** The same exactly for positions that the table may take for one another. */
  key(): bigint;
  /** 0 while the game goes on, then 1 when the side to move has won, 2 when it has lost, 3 for a draw. */
  ending(): number;
}

/** How the kernel of one game is held against its rules. */
export interface KernelProbe<P extends Position, E extends ProbeExports> {
  readonly kernel: Kernel<E>;
  /** Whether the kernel has boards of this size. */
  fits?(position: P): boolean;
  setPosition(exports: E, position: P): void;
  /** The game's move for one of the kernel's in games that began at this position. */
  toMove(start: P, move: number): Move;
}
