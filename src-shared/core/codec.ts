import type { Result } from './result.ts';
import type { Setup } from './setup.ts';

export interface CodecError {
  readonly code: 'ERR_POSITION_SYNTAX' | 'ERR_POSITION_IMPOSSIBLE';
  /** What is wrong and where, as a sentence without its full stop. */
  readonly message: string;
  /** Why a position that is well written can't come about, where it is told apart. */
  readonly reason?: 'counts' | 'lastMove' | 'pieces' | 'wonBefore' | 'extraTurn' | 'owners';
}

/** A position as one line of text: the handout's digit code where there is one. `decode(setup, encode(p))` equals `p`. */
export interface Codec<P> {
  encode(position: P): string;
  decode(setup: Setup, text: string): Result<P, CodecError>;
}
