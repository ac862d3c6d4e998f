import { asMove } from '../../../src-shared/core/move.ts';
import { dotsAndTriangles } from '../../../src-shared/games/dotsAndTriangles/index.ts';
import type { DotsPosition } from '../../../src-shared/games/dotsAndTriangles/position.ts';
import type { RulePictures } from '../boardEntry.ts';
import { playToEnd } from '../shared/playToEnd.ts';

export type DotsPicture = 'closed' | 'two' | 'limit';

const setup = { shape: 0, size: 1 };

/** A triangle with its extra turn, two by one line, and what is left after the extra turn. */
export const rulePictures = (): RulePictures<DotsPosition, DotsPicture> => ({
  closed: playToEnd(dotsAndTriangles, setup, '6', '11000100001000000 1'),
  two: playToEnd(dotsAndTriangles, setup, '3', '110101000000000000 1'),
  limit: {
    ...playToEnd(dotsAndTriangles, setup, '6 4', '11010101001000000 1'),
    marks: [{ tone: 'good', move: asMove(9) }],
  },
});
