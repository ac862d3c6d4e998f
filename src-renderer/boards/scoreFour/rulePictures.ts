import { scoreFour } from '../../../src-shared/games/scoreFour/index.ts';
import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import type { RulePictures } from '../boardEntry.ts';
import { playToEnd } from '../shared/playToEnd.ts';

export type ScoreFourPicture = 'row' | 'upright' | 'layer' | 'wall';

/** The kinds of line, but for the one through the cube, which is the picture of the goal. */
export const rulePictures = (): RulePictures<ScoreFourPosition, ScoreFourPicture> => ({
  row: playToEnd(scoreFour, {}, 'D1', 'w/w/w/-/-/-/-/-/-/b/-/-/b/-/b/- w'),
  upright: playToEnd(scoreFour, {}, 'B2', 'b/-/-/-/-/www/-/-/-/-/b/-/-/-/-/b w'),
  layer: playToEnd(scoreFour, {}, 'D4', 'w/-/-/b/-/w/-/-/b/-/w/-/-/-/b/- w'),
  wall: playToEnd(scoreFour, {}, 'D1', 'w/bw/wbw/bwb/-/-/-/-/-/-/-/-/-/-/-/b w'),
});
