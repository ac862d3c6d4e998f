import type { Side } from '../../src-shared/core/side.ts';
import { asMove } from '../../src-shared/core/move.ts';
import type { AnalysisFound } from '../../src-shared/ipc/analysis.ts';
import type { BoardMark } from '../boards/boardProps.ts';
import { scoreText } from './scoreText.ts';

/** What an engine has found, as it is marked on the board; the best move last, so that it lies on top. */
export const marksOf = (found: AnalysisFound | undefined, side: Side): readonly BoardMark[] =>
  (found?.moves ?? [])
    .map(({ move, score }, index): BoardMark => ({
      move: asMove(move),
      label: scoreText(score, side),
      tone: index === 0 ? 'good' : 'plain',
      isProved: score.kind === 'exact',
    }))
    .reverse();
