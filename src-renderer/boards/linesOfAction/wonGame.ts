import { linesOfAction } from '../../../src-shared/games/linesOfAction/index.ts';
import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
import type { WonGame } from '../boardEntry.ts';
import { playToEnd } from '../shared/playToEnd.ts';

/** Black’s last stray piece joins the others. */
export const wonGame = (): WonGame<LinesOfActionPosition> =>
  playToEnd(linesOfAction, { rules: 0 }, 'g2-e2', '8/8/w5b1/2bb4/3bb2w/4b3/1w6/5w2 b 40');
