import type { Position } from '../../src-shared/core/game.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { domineeringProofs } from '../../src-shared/games/domineering/proofs.ts';
import { type AnyGame, gameById, type GameId } from '../../src-shared/games/index.ts';
import { scoreFourProofs } from '../../src-shared/games/scoreFour/proofs.ts';
import type { Provable } from '../../src-shared/search/prover.ts';

/** What each game that has proofs in a folder offers them, for the board of a position; nothing where that is too large. */
const PROOFS = {
  scoreFour: () => scoreFourProofs,
  domineering: domineeringProofs,
} as const;

/** A game with proofs in a folder. */
export type ProvableGameId = keyof typeof PROOFS;

export const PROVABLE_GAMES = Object.keys(PROOFS) as readonly ProvableGameId[];

export const isProvable = (gameId: GameId): gameId is ProvableGameId =>
  Object.hasOwn(PROOFS, gameId);

/** What a proof is about: a position, with the rules of its game and what that offers to proofs. */
export interface ProofSubject {
  readonly gameId: ProvableGameId;
  readonly setup: Setup;
  readonly position: Position;
  readonly game: AnyGame;
  readonly proofs: Provable<Position>;
}

/** @returns what is wrong, as a sentence without its full stop. */
export function subjectOf(
  gameId: ProvableGameId,
  setup: Setup,
  position: Position,
): Result<ProofSubject, string> {
  const make = PROOFS[gameId] as (position: Position) => Provable<Position> | undefined;
  const proofs = make(position);
  if (proofs === undefined) return err('the board is too large for a proof');
  return ok({ gameId, setup, position, game: gameById(gameId), proofs });
}

/** The word for a side in the files of a proof. */
export const sideWord = ({ game }: ProofSubject, side: 0 | 1): string =>
  game.sideNames[side].toLowerCase();

/** The setup in the files of a proof, where the game has one. */
export const setupIn = ({ setup }: Pick<ProofSubject, 'setup'>): { readonly setup?: Setup } =>
  Object.keys(setup).length === 0 ? {} : { setup };
