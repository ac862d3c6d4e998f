import type { Move } from './move.ts';
import type { Outcome } from './outcome.ts';
import type { Setup } from './setup.ts';

/** What the words read so far for one move amount to. */
export type ConsoleReading =
  /** More is needed: ask for a word. */
  | { readonly kind: 'ask'; readonly prompt: string }
  | { readonly kind: 'move'; readonly move: Move }
  /** Refused with a warning; the same player is asked again. */
  | {
      readonly kind: 'invalid';
      readonly warning: string;
      /** How many of the words were refused, when the ones after them are another answer; otherwise all. */
      readonly count?: number;
    };

/** How one game talks on the console: the messages of its handout. */
export interface ConsoleDialect<P> {
  /** @param words what was read for this move so far, without white space; nothing at first. */
  read(position: P, words: readonly string[]): ConsoleReading;
  /** What a person types for a legal move. */
  words(position: P, move: Move): readonly string[];
  /** Tells the computer's move; if left out, as if it had been typed. */
  tell?(position: P, move: Move): string;
  announce(outcome: Outcome): string;
  /** A move that is made without asking, such as a pass, with the sentence that tells it. */
  forced?(position: P): { readonly move: Move; readonly text: string } | undefined;
  /** How `--size` is written, in a game that has sizes. */
  readonly size?: {
    readonly hint: string;
    /** The fields of the setup that a text names; `undefined` when it is written otherwise. */
    read(text: string): Setup | undefined;
  };
  /** Words that are commands at any time, also while the computer thinks. */
  readonly commands?: {
    named(word: string): 'restart' | 'quit' | undefined;
    /** Asks for a command when the game is over. */
    readonly prompt: string;
    /** Answers what is none then. */
    readonly warning: string;
  };
}
