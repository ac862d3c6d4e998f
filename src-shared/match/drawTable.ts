import { ok, type Result } from '../core/result.ts';
import { otherSide } from '../core/side.ts';
import type { Score } from '../search/engine.ts';
import {
  canClaimDraw,
  canOfferDraw,
  type DrawOffer,
  offerAfterMove,
  offersDraw,
  speakerOf,
  wantsDraw,
} from './draws.ts';
import { currentPosition, type Match } from './match.ts';
import { NO_DRAW, NO_PERSON, type RefereeError } from './refereeContract.ts';

/** What one referee knows of draws: the offer under way, and what a computer thinks of the position. */
export interface DrawTable {
  readonly offer: DrawOffer | undefined;
  /** The match has changed: an offer outlives nothing but moves, and a computer may make one with its move. */
  follow(before: Match | undefined, after: Match): void;
  /** What a computer thought of the position that its move has led to. */
  note(after: Match, score: Score | undefined): void;
  /** Whether the computer to move agrees to a draw that it was offered. @param score of its position. */
  isAgreed(match: Match, score: Score | undefined): boolean;
  /** Whether the computer to move claims the draw that its position gives it. @param score of its position. */
  isClaimed(match: Match, score: Score | undefined): boolean;
  /** An offer of the person who may speak now: a computer that knows the position answers at once. */
  offerAsPerson(match: Match): Result<'agreed' | 'open', RefereeError>;
  /** The offer is answered by the person it was made to. */
  answerAsPerson(match: Match, accepts: boolean): Result<'agreed' | 'open', RefereeError>;
}

export function makeDrawTable(): DrawTable {
  let offer: DrawOffer | undefined;
  let opinion: { readonly revision: number; readonly score: Score } | undefined;

  return {
    get offer() {
      return offer;
    },
    follow(before, after) {
      const isMove = before !== undefined && after.positions.at(-2) === currentPosition(before);
      offer = isMove ? offerAfterMove(offer, before) : undefined;
      if (!isMove || opinion?.revision !== after.revision) return;
      const by = currentPosition(before).sideToMove;
      if (!offersDraw(after, by, opinion.score, offer)) return;
      offer = { by, ply: after.moves.length, isOpen: true };
    },
    note(after, score) {
      opinion = score && { revision: after.revision, score };
    },
    isAgreed(match, score) {
      if (offer?.isOpen !== true || offer.by === currentPosition(match).sideToMove) return false;
      return wantsDraw(score, offer.by, match.moves.length);
    },
    isClaimed(match, score) {
      const { sideToMove } = currentPosition(match);
      return canClaimDraw(match) && wantsDraw(score, otherSide(sideToMove), match.moves.length);
    },
    offerAsPerson(match) {
      const by = speakerOf(match);
      if (by === undefined) return NO_PERSON;
      if (!canOfferDraw(match, by, offer)) return NO_DRAW;
      const score = opinion?.revision === match.revision ? opinion.score : undefined;
      const ply = match.moves.length;
      if (wantsDraw(score, by, ply)) return ok('agreed');
      // A computer that does not know the position yet answers with its next move.
      offer = { by, ply, isOpen: score === undefined };
      return ok('open');
    },
    answerAsPerson(match, accepts) {
      if (offer?.isOpen !== true) return NO_DRAW;
      if (match.config.players[otherSide(offer.by)].kind !== 'person') return NO_DRAW;
      offer = { ...offer, isOpen: false };
      return ok(accepts ? 'agreed' : 'open');
    },
  };
}
