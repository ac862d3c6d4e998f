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

/** Which coordinates moves are written in: the handout's, or those that files and other programs use. */
export type CoordinateStyle = 'handout' | 'common';

/** How moves are written. `parse(p, make(p, m))` is `m` for every legal move `m` of `p`. */
export interface Notation<P> {
  /** The text of a legal move. */
  make(position: P, move: Move): string;
  /** Reads a move and checks that it is legal in the position. */
  parse(position: P, text: string): Result<Move, NotationError>;
}

/** The notation of a game in one kind of coordinates; most games are written in one way everywhere. */
export const notationIn = <P>(
  game: { readonly notation: Notation<P>; readonly commonNotation?: Notation<P> },
  style: CoordinateStyle,
): Notation<P> => (style === 'common' ? (game.commonNotation ?? game.notation) : game.notation);
