import type { Move } from './move.ts';
import type { Result } from './result.ts';
import type { Setup } from './setup.ts';
import type { Side } from './side.ts';

/**
 * How one game is told in the Go Text Protocol, which was made for Go: its colours, its vertices, its sizes. What a game
 * leaves out is told as everywhere else.
 */
export interface GtpDialect<P> {
  /** The side that is black in the protocol; 0 unless told. */
  readonly black?: Side;
  /** By side, where they are not those of the game. */
  readonly sideNames?: readonly [string, string];
  makeVertex?(position: P, move: Move): string;
  /** The error is a sentence without its full stop. */
  parseVertex?(position: P, text: string): Result<Move, string>;
  /** The setup with another size, `boardsize` given one number or two; `undefined` when the game has none such. */
  resize?(setup: Setup, size: readonly number[]): Setup | undefined;
  render?(position: P): string;
  /** What stands behind `B+` and `W+`, where a game is won by more or less. */
  margin?(position: P): number;
  /** A move by which the players exchange their sides instead of their pieces. */
  readonly exchange?: GtpExchange<P>;
}

/**
 * In a game where a move takes over what the other side has: the same move told as an exchange of the sides. All pieces
 * stay as they are told, and the colour that made it is to move again.
 */
export interface GtpExchange<P> {
  readonly vertex: string;
  /** The move, where it is legal. The error is a sentence without its full stop. */
  parse(position: P): Result<Move, string>;
  /** How the match is told from then on. */
  readonly after: GtpDialect<P>;
}

/** `resize` of a game whose board has one size. */
export const fixedSize =
  (length: number) =>
  (setup: Setup, size: readonly number[]): Setup | undefined =>
    size.every((each) => each === length) ? setup : undefined;
