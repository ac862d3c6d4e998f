import { scoreFour } from '../../../src-shared/games/scoreFour/index.ts';
import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import type { WonGame } from '../boardEntry.ts';
import { playToEnd } from '../shared/playToEnd.ts';

/** White completes the diagonal through the cube. */
export const wonGame = (): WonGame<ScoreFourPosition> =>
  playToEnd(scoreFour, {}, 'A1 B2 B2 C3 D4 C3 C3 D4 A4 D4 D4');
