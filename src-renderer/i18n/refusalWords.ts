import type { CommonRefusal, MoveError } from '../../src-shared/core/moveError.ts';
import { messages } from './messages.ts';

/** A sentence for each way in which a game refuses a move. @property name what a place of the board is called. */
export type RefusalWords<Refusal extends { readonly code: string }> = {
  readonly [Code in Refusal['code']]: (
    refusal: Extract<Refusal, { readonly code: Code }>,
    name: (place: number) => string,
  ) => string;
};

/** Why a move is refused, as a sentence. @param name what a place of the board is called. */
export function refusalInWords<Refusal extends { readonly code: string }>(
  refusal: Refusal | CommonRefusal,
  words: RefusalWords<Refusal>,
  name: (place: number) => string,
): string {
  if (isCommon(refusal)) return messages.refusals[refusal.code];
  // What TypeScript cannot see: the words by a refusal's code take that very refusal.
  const say = words[refusal.code as Refusal['code']] as (
    refusal: Refusal,
    name: (place: number) => string,
  ) => string;
  return say(refusal, name);
}

/** Why a game's notation refuses a move that was well written. */
export const typedRefusal = <Refusal extends { readonly code: string }>(
  refusal: MoveError,
  words: RefusalWords<Refusal>,
  name: (place: number) => string,
): string =>
  // What TypeScript cannot see: a notation refuses what the check of its game refuses.
  refusalInWords(refusal as unknown as Refusal, words, name);

const isCommon = (refusal: { readonly code: string }): refusal is CommonRefusal =>
  Object.hasOwn(messages.refusals, refusal.code);
