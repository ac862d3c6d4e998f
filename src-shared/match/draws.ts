import { gameById } from '../games/index.ts';
import {
  currentPosition,
  endMatch,
  gameOf,
  type Match,
  type MatchConfig,
  occurrences,
} from './match.ts';
import { otherSide, type Side } from '../core/side.ts';
import type { Score } from '../search/engine.ts';

/** A draw that a side has offered. It lapses when the other side moves. */
export interface DrawOffer {
  readonly by: Side;
  /** After so many moves. */
  readonly ply: number;
  /** Not answered yet. */
  readonly isOpen: boolean;
}

/** Nobody knows a game well enough before so many moves to agree that it is even, but where that is proved. */
const MIN_PLIES = 10;
/** So many plies must be played before a side may offer again, so that nobody is pressed. */
const PLIES_BETWEEN = 6;

/** Whether a side may offer a draw now. */
export function canOfferDraw(match: Match, by: Side, last: DrawOffer | undefined): boolean {
  if (match.termination !== undefined || match.moves.length === 0) return false;
  if (!hasDraws(match.config)) return false;
  if (last === undefined) return true;
  if (last.isOpen) return false;
  return last.by !== by || match.moves.length >= last.ply + PLIES_BETWEEN;
}

/** What becomes of an offer when a move was made. */
export function offerAfterMove(offer: DrawOffer | undefined, before: Match): DrawOffer | undefined {
  if (offer === undefined || currentPosition(before).sideToMove === offer.by) return offer;
  return { ...offer, isOpen: false };
}

/**
 * Whether a computer agrees to a draw by its own estimate: never when it thinks itself ahead.
 * @param score of the position, as far as it knows one.
 */
export function wantsDraw(score: Score | undefined, offeredBy: Side, plies: number): boolean {
  if (score === undefined) return false;
  const side = otherSide(offeredBy);
  if (score.kind === 'exact') return score.winner !== side;
  const chance = side === 0 ? score.winProbability : 1 - score.winProbability;
  return plies >= MIN_PLIES && chance <= 0.5;
}

/**
 * Whether a computer offers a draw with its move: one that it has proved, to a person, and never again after an offer of
 * its own.
 */
export function offersDraw(
  after: Match,
  by: Side,
  score: Score | undefined,
  last: DrawOffer | undefined,
): boolean {
  const { players } = after.config;
  if (players[by].kind !== 'computer' || players[otherSide(by)].kind !== 'person') return false;
  const isProved = score?.kind === 'exact' && score.winner === undefined;
  return isProved && last?.by !== by && canOfferDraw(after, by, last);
}

/** Both sides want a draw. */
export const agreeToDraw = (match: Match): Match =>
  endMatch(match, {
    kind: 'agreement',
    winner: undefined,
    reason: 'both sides agreed to a draw',
  });

/** A side claims the draw that `canClaimDraw` gives it. */
export const claimDraw = (match: Match): Match =>
  endMatch(match, {
    kind: 'claim',
    winner: undefined,
    reason: 'a draw was claimed, because the same position stood for the third time',
  });

/** Whether a game that is set up so can end in a draw, so that the sides can agree to one. */
export const hasDraws = ({ gameId, setup }: MatchConfig): boolean =>
  gameById(gameId).hasDraws?.(setup) === true;

/** Whether the side to move may end the match, because the same position stands for the third time or more. */
export function canClaimDraw(match: Match): boolean {
  const position = currentPosition(match);
  if (match.termination !== undefined || gameOf(match).canClaimRepetition?.(position) !== true) {
    return false;
  }
  return occurrences(match) >= 3;
}

/** The side that a person speaks for now: that to move, otherwise the other; `undefined` where no person plays. */
export function speakerOf(match: Match): Side | undefined {
  const { sideToMove } = currentPosition(match);
  return [sideToMove, otherSide(sideToMove)].find(
    (side) => match.config.players[side].kind === 'person',
  );
}
