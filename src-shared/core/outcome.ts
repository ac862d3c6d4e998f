import type { Side } from './side.ts';

/** The end of a game by its rules. */
export interface Outcome {
  /** `undefined` is a draw. */
  readonly winner: Side | undefined;
  /** Why, as a sentence without its full stop, e.g. `White completed a line`. */
  readonly reason: string;
}
