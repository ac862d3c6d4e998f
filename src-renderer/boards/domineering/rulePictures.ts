import { asMove } from '../../../src-shared/core/move.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import { domineering } from '../../../src-shared/games/domineering/index.ts';
import type { DomineeringPosition } from '../../../src-shared/games/domineering/position.ts';
import type { RulePictures } from '../boardEntry.ts';
import { playToEnd } from '../shared/playToEnd.ts';

export type DomineeringPicture = 'laid' | 'own';

const setup = { rows: 4, columns: 4, starter: 0 };

/** Dominoes of both sides, and a place that only one of them can use. */
export const rulePictures = (): RulePictures<DomineeringPosition, DomineeringPicture> => ({
  laid: playToEnd(domineering, setup, '6 3'),
  own: {
    position: unwrap(domineering.codec.decode(setup, '10001000022')),
    lastMove: undefined,
    marks: [{ tone: 'good', move: asMove(4) }],
  },
});
