import type { ForfeitFault } from './forfeitFault.ts';

/** What an opponent program did that loses it the game. */
export interface OpponentError {
  readonly code: Exclude<ForfeitFault, 'ERR_PLAYER_FAILED'>;
  /** Said of the program, as the end of a sentence without its full stop, e.g. `it did not answer within 2 s`. */
  readonly message: string;
}
