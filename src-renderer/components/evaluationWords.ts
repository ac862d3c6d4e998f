import type { AnyGame } from '../../src-shared/games/index.ts';
import type { Thinking } from '../../src-shared/ipc/contract.ts';
import { messages } from '../i18n/messages.ts';

type Score = Thinking['score'];

/** The chance that side 0 wins, 0–1, a draw counting half. */
export function shareOfFirst(score: Score): number {
  if (score.kind === 'estimate') return score.winProbability;
  return score.winner === undefined ? 0.5 : 1 - score.winner;
}

/** A score in one sentence. An estimate is never called a win. */
export function evaluationInWords(score: Score, game: AnyGame): string {
  const words = messages.evaluation;
  const share = shareOfFirst(score);
  const side = game.sideNames[share >= 0.5 ? 0 : 1];
  if (score.kind === 'exact') {
    return score.winner === undefined ? words.drawn : words.wins(side, Math.ceil(score.plies / 2));
  }
  const lead = Math.abs(share - 0.5);
  if (lead < 0.06) return words.even;
  if (lead < 0.2) return words.better(side);
  return lead < 0.4 ? words.muchBetter(side) : words.winning(side);
}
