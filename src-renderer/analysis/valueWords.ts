import { chanceFor, type JudgedScore } from '../../src-shared/analysis/score.ts';
import type { Side } from '../../src-shared/core/side.ts';
import type { AnalysisWords } from '../i18n/analysis/analysisWords.ts';

/** What a move is worth to a side, in a few words. */
export function valueInWords(
  score: JudgedScore,
  side: Side,
  words: Pick<AnalysisWords, 'chance' | 'won' | 'lost' | 'drawn'>,
): string {
  if (score.kind === 'estimate') {
    return words.chance(Math.min(99, Math.max(1, Math.round(100 * chanceFor(side, score)))));
  }
  if (score.winner === undefined) return words.drawn;
  const say = score.winner === side ? words.won : words.lost;
  return score.margin === undefined
    ? say.inMoves(Math.max(1, Math.ceil(score.plies / 2)))
    : say.by(score.margin);
}
