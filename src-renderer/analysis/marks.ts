import type { Side } from '../../src-shared/core/side.ts';
import { asMove, type Move } from '../../src-shared/core/move.ts';
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

/** What stands on the board at the move of another program, beside what our own engine says of it. */
export const PROGRAM_SIGN = 'P';

/** The marks of our engine, with the move of another program marked among them by its sign. */
export function withProgramMark(
  marks: readonly BoardMark[],
  move: Move | undefined,
): readonly BoardMark[] {
  if (move === undefined) return marks;
  const isIts = (mark: BoardMark): boolean => 'move' in mark && mark.move === move;
  if (!marks.some(isIts)) {
    // Alone on the board it is the best that is known.
    const tone = marks.length === 0 ? 'good' : 'plain';
    return [{ move, label: PROGRAM_SIGN, tone }, ...marks];
  }
  return marks.map((mark) =>
    isIts(mark) ? { ...mark, label: `${mark.label ?? ''} ${PROGRAM_SIGN}`.trim() } : mark,
  );
}
