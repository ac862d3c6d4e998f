import type { Position } from './game.ts';
import type { Move } from './move.ts';
import type { Side } from './side.ts';

/** Moves that would be made one after the other, from a position that may differ from the one on the board. */
export interface Continuation<P extends Position = Position> {
  readonly start: P;
  readonly moves: readonly Move[];
}

/**
 * What a move is good for. Each game has its own kinds with their values; what they say is true of this very position,
 * however well anybody plays. These are the signs by which a board shows it.
 */
export interface Motive<P extends Position = Position> {
  /** Which of the things that can be said it is. */
  readonly kind: string;
  /** The side that makes the move. */
  readonly side: Side;
  /** Cells, as the game's geometry numbers them, that are good for that side. */
  readonly good?: readonly number[];
  readonly bad?: readonly number[];
  /** Moves that would be bad for it. */
  readonly badMoves?: readonly Move[];
  /** What it threatens, or what would happen without the move. */
  readonly follows?: Continuation<P>;
}
