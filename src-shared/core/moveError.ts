import type { Move } from './move.ts';
import { err, ok, type Result } from './result.ts';

/** What every game refuses. */
export type CommonRefusal =
  /** The number stands for no move on this board. */
  { readonly code: 'ERR_NO_SUCH_MOVE' } | { readonly code: 'ERR_GAME_OVER' };

/**
 * Why a move is refused: a code, with the values that belong to it, and the same as a sentence without its full stop,
 * e.g. `peg B1 is full`.
 */
export type MoveError<
  Refusal extends { readonly code: `ERR_${string}` } = { code: `ERR_${string}` },
> = (Refusal | CommonRefusal) & { readonly message: string };

/** Tells why a move is refused. */
export type Check<P, Refusal extends { readonly code: `ERR_${string}` }> = (
  position: P,
  move: Move,
) => Result<void, MoveError<Refusal>>;

const isCommon = (refusal: { readonly code: `ERR_${string}` }): refusal is CommonRefusal =>
  refusal.code === 'ERR_NO_SUCH_MOVE' || refusal.code === 'ERR_GAME_OVER';

/**
 * A game's check, of what its rules refuse and how that is said.
 * @param refusalOf `undefined` for a legal move.
 */
export const makeCheck =
  <P, Refusal extends { readonly code: `ERR_${string}` }>(
    refusalOf: (position: P, move: Move) => Refusal | CommonRefusal | undefined,
    describe: (refusal: Refusal, position: P) => string,
  ): Check<P, Refusal> =>
  (position, move) => {
    const refusal = refusalOf(position, move);
    if (refusal === undefined) return ok(undefined);
    if (!isCommon(refusal)) return err({ ...refusal, message: describe(refusal, position) });
    const isOver = refusal.code === 'ERR_GAME_OVER';
    return err({ ...refusal, message: isOver ? 'the game is over' : 'there is no such move' });
  };
