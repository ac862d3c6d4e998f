import type { Move } from './move.ts';
import type { Result } from './result.ts';

export interface NotationError {
  /** `SYNTAX`: no move of this game is written so. `ILLEGAL`: well written, not allowed here. */
  readonly code: 'ERR_MOVE_SYNTAX' | 'ERR_MOVE_ILLEGAL';
  /** What is wrong and where, as a sentence without its full stop, e.g. `peg B1 is full`. */
  readonly message: string;
}

/** How moves are written. `parse(p, make(p, m))` is `m` for every legal move `m` of `p`. */
export interface Notation<P> {
  /** The text of a legal move. */
  make(position: P, move: Move): string;
  /** Reads a move and checks that it is legal in the position. */
  parse(position: P, text: string): Result<Move, NotationError>;
}
