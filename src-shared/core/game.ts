import type { Codec } from './codec.ts';
import type { Move } from './move.ts';
import type { MoveError } from './moveError.ts';
import type { Notation } from './notation.ts';
import type { Outcome } from './outcome.ts';
import type { Result } from './result.ts';
import type { Setup, SetupField } from './setup.ts';
import type { Side } from './side.ts';

/** A position knows the board and who moves, never how it came about. It is immutable. */
export interface Position {
  readonly sideToMove: Side;
  /** Number of moves made since the start, passes included. */
  readonly ply: number;
}

/**
 * One game: its rules, as pure functions over immutable positions, and how it is written. How it is searched, told in
 * plain text and shown is registered apart, because not every program can have that or needs it.
 */
export interface Game<P extends Position> {
  readonly name: string;
  /** By side, e.g. `['White', 'Black']`. */
  readonly sideNames: readonly [string, string];
  /** What can be chosen before a game. */
  readonly setupFields: readonly SetupField[];
  /** Setups worth naming and testing, the default first. */
  readonly setups: readonly [Setup, ...Setup[]];
  /** Setups that are good to watch, where the default is not enough. */
  readonly demoSetups?: readonly [Setup, ...Setup[]];
  /** The handout's. */
  readonly notation: Notation<P>;
  /** How moves are written elsewhere, where that differs. */
  readonly commonNotation?: Notation<P>;
  readonly codec: Codec<P>;
  /**
   * Whether a level thinks for as long as it may; the others have done before that.
   * @param level from 1
   */
  usesTime(setup: Setup, level: number): boolean;
  /** Moves are `0 … moveSpace - 1`. */
  moveSpace(setup: Setup): number;
  initial(setup: Setup): P;
  /** Empty exactly when the game is over. */
  legalMoves(position: P): readonly Move[];
  /** Why a move is refused; good exactly for the legal moves. */
  check(position: P, move: Move): Result<void, MoveError>;
  /**
   * The position after a legal move.
   * @throws Error on an illegal move: callers check first.
   */
  play(position: P, move: Move): P;
  outcome(position: P): Outcome | undefined;
  /** Cells, as the game's geometry numbers them, that show why the game is over; empty while it is not. */
  winningCells(position: P): readonly (readonly number[])[];
  /** Where positions can stand again: the same text for the same board and side to move, at whatever ply. */
  repetitionKey?(position: P): string;
  /** The same text for positions that are one but for a symmetry of the board; where this is missing none is used. */
  symmetricKey?(position: P): string;
  /**
   * Where the rules end a game at the third occurrence of a position (same board, same side to move):
   * its outcome then. `undefined` for a setup or game without that rule.
   */
  repetitionOutcome?(position: P): Outcome | undefined;
  /** Whether a game can end in a draw; it can't where this is missing. */
  hasDraws?(setup: Setup): boolean;
  /**
   * Where the rules end no game by repetition: whether the side to move may claim a draw at the third occurrence of a
   * position. Nobody may where this is missing.
   */
  canClaimRepetition?(position: P): boolean;
}
