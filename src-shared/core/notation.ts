import type { Move } from './move.ts';
import type { MoveError } from './moveError.ts';
import type { Result } from './result.ts';

/** No move of this game is written so. */
export interface MoveSyntaxError {
  readonly code: 'ERR_MOVE_SYNTAX';
  /** What is wrong and where, as a sentence without its full stop. */
  readonly message: string;
}

/** Badly written, or well written and not allowed here. */
export type NotationError = MoveSyntaxError | MoveError;

/** How moves are written. `parse(p, make(p, m))` is `m` for every legal move `m` of `p`. */
export interface Notation<P> {
  /** The text of a legal move. */
  make(position: P, move: Move): string;
  /** Reads a move and checks that it is legal in the position. */
  parse(position: P, text: string): Result<Move, NotationError>;
}
