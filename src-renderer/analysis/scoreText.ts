import { chanceFor, type JudgedScore } from '../../src-shared/analysis/score.ts';
import type { Side } from '../../src-shared/core/side.ts';

/**
 * What a move is worth to a side, short enough for the board: the chance in percent, or what is proved: `+3` won in
 * three moves of the winner or by three, `−3` lost so, `=` a draw.
 */
export function scoreText(score: JudgedScore, side: Side): string {
  if (score.kind === 'estimate') {
    // An estimate is never certain.
    return String(Math.min(99, Math.max(1, Math.round(100 * chanceFor(side, score)))));
  }
  if (score.winner === undefined) return '=';
  return `${score.winner === side ? '+' : '−'}${score.margin ?? Math.max(1, Math.ceil(score.plies / 2))}`;
}
