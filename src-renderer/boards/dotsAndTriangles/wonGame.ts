import { dotsAndTriangles } from '../../../src-shared/games/dotsAndTriangles/index.ts';
import type { DotsPosition } from '../../../src-shared/games/dotsAndTriangles/position.ts';
import type { WonGame } from '../boardEntry.ts';
import { playToEnd } from '../shared/playToEnd.ts';

/** Player 2 wins by four triangles to two. */
export const wonGame = (): WonGame<DotsPosition> =>
  playToEnd(dotsAndTriangles, { shape: 0, size: 1 }, '1 12 2 11 5 8 3 4 7 10 9 6');
