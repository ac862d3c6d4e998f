import type { Move } from '../../../../../src-shared/core/move.ts';
import type { Side } from '../../../../../src-shared/core/side.ts';

/** A won game by a smaller margin is worth this much less per unit; plies to the end are counted below it. */
export const MARGIN_STEP = 1_000;

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
  /**
   * `WIN_SCORE`, 0 or `-WIN_SCORE` for the side to move when the game is over. Where margins count, a win is
   * `MARGIN_STEP` less for each unit missing to the highest margin there can be (fewer than 500 units).
   */
  terminalScore(): number | undefined;
  /** An estimate for the side to move, well inside ±`PROVED_SCORE`. */
  evaluate(): number;
  /**
   * What the rules prove without a search while the game is not over: `WIN_SCORE - n` for a win in `n` plies,
   * `n - WIN_SCORE` for a loss, `undefined` when it takes a search.
   */
  staticResult?(): number | undefined;
  /**
   * Like `generateMoves`, without moves that are proved no better than one that is left in; at least one is.
   * Only asked when the game is not over and that proves nothing. One move alone is forced: it is searched
   * a ply deeper.
   */
  generateUsefulMoves?(out: Int32Array): number;
}
