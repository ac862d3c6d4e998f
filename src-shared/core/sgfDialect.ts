import type { Move } from './move.ts';
import type { Notation } from './notation.ts';
import { err, ok, type Result } from './result.ts';
import type { Setup } from './setup.ts';
import type { Side } from './side.ts';

/** A move as a file has it. */
export interface WrittenMove {
  /** As the file says; `undefined` where it says none. */
  readonly isBlack?: boolean | undefined;
  readonly text: string;
}

/** What the beginning of a file tells of the game. */
export interface SgfRoot {
  /** The first value of a property, without white space around it. */
  value(property: string): string | undefined;
  /** The moves of the main line. */
  readonly moves: readonly WrittenMove[];
}

/** One of the ways in which the moves of a file can be meant. */
export interface SgfReading<P> {
  /** What a swap does, where that can be meant in two ways. */
  readonly swap?: 'pieces' | 'sides';
  /** The error is a sentence without its full stop. */
  parseMove(position: P, text: string): Result<Move, string>;
  /** Which side is black at a position. */
  blackAt(position: P): Side;
}

/** How a game is told in the Smart Game Format. */
export interface SgfDialect<P> {
  /** The number of the game, in `GM`. */
  readonly gameNumber: number;
  /** The properties that tell the setup, with the default of each property left to the format. */
  makeRoot(setup: Setup): Readonly<Record<string, string>>;
  /** The error is a sentence without its full stop. */
  parseRoot(root: SgfRoot): Result<Setup, string>;
  /** The ways to read the moves, the likeliest first. The first one is also how they are written. */
  readings(root: SgfRoot): readonly [SgfReading<P>, ...SgfReading<P>[]];
  makeMove(position: P, move: Move): string;
  /** A move that files leave out: the one there is when the other side is said to move next. */
  skipped?(position: P): Move | undefined;
  /** Stones that stand on the board at first are moves that could have been made in any order. */
  readonly stonesAreMoves?: boolean;
}

/** The one reading of a game whose files say what they mean. */
export const plainReading = <P>(notation: Notation<P>, black: Side): SgfReading<P> => ({
  parseMove(position, text) {
    const move = notation.parse(position, text);
    return move.ok ? move : err(move.error.message);
  },
  blackAt: () => black,
});

/** Reads `N` or `COLUMNS:ROWS`. */
export function sizeFrom(text: string): readonly [number, number] | undefined {
  const [, columns, rows = columns] = /^(\d{1,3})(?:\s*[:x]\s*(\d{1,3}))?$/.exec(text) ?? [];
  return columns === undefined ? undefined : [Number(columns), Number(rows)];
}

/** The value of a setting that must lie within bounds. */
export const sizeWithin = (value: number, min: number, max: number): Result<number, string> =>
  value >= min && value <= max
    ? ok(value)
    : err(`the board has a size of ${value}, but here sizes are from ${min} to ${max}`);
