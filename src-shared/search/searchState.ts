import type { Move } from '../core/move.ts';
import type { Side } from '../core/side.ts';

/** Absolute bound of every score inside a search. */
export const WIN_SCORE = 1_000_000;

/** The mutable twin of a position, for search. It must agree with the game move by move. */
export interface SearchState {
  readonly sideToMove: Side;
  /** Two 32-bit halves of a hash of board and side to move. */
  readonly hashLow: number;
  readonly hashHigh: number;
  /** Writes the legal moves to `out` and returns their number; 0 exactly when the game is over. */
  generateMoves(out: Int32Array): number;
  make(move: Move): void;
  /** Takes back the last `make`, restoring everything. */
  unmake(): void;
  /** `WIN_SCORE`, 0 or `-WIN_SCORE` for the side to move when the game is over (a margin may be added below it). */
  terminalScore(): number | undefined;
  /** An estimate for the side to move, well inside ±`WIN_SCORE` / 2. */
  evaluate(): number;
}
