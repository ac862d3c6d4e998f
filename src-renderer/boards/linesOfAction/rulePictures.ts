import { unwrap } from '../../../src-shared/core/result.ts';
import { linesOfAction } from '../../../src-shared/games/linesOfAction/index.ts';
import { makeMove } from '../../../src-shared/games/linesOfAction/moves.ts';
import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
import type { RulePicture, RulePictures } from '../boardEntry.ts';

export type LinesOfActionPicture = 'count' | 'jump' | 'capture' | 'blocked';

/** A piece on a line, the others of which are ringed, and how far it goes there. */
function picture(
  code: string,
  from: number,
  to: number,
  others: readonly number[],
  tone: 'good' | 'bad' = 'good',
): RulePicture<LinesOfActionPosition> {
  const position = unwrap(linesOfAction.codec.decode({ rules: 0 }, `${code} b 20`));
  const label = String(others.length + 1);
  return {
    position,
    lastMove: undefined,
    marks: [
      ...others.map((cell) => ({ tone: 'plain' as const, cell })),
      { tone, move: makeMove(from, to), label },
    ],
  };
}

/** How far a piece goes, what it may jump over, what it takes, and what stops it. */
export const rulePictures = (): RulePictures<LinesOfActionPosition, LinesOfActionPicture> => ({
  count: picture('3b4/8/8/1b6/8/3w4/6w1/3b4', 3, 27, [43, 59]),
  jump: picture('8/8/1bb3w1/8/5b2/8/2w5/8', 17, 20, [18, 22]),
  capture: picture('8/6b1/8/2b1w3/8/1b6/6w1/8', 26, 28, [28]),
  blocked: picture('8/8/5b2/1b1w3w/8/4b3/8/8', 25, 28, [27, 31], 'bad'),
});
