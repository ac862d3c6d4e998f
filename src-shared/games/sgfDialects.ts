import type { Position } from '../core/game.ts';
import type { SgfDialect } from '../core/sgfDialect.ts';
import { sgf as domineering } from './domineering/sgf.ts';
import { sgf as dotsAndTriangles } from './dotsAndTriangles/sgf.ts';
import { sgf as hex } from './hex/sgf.ts';
import type { GameId } from './index.ts';
import { sgf as linesOfAction } from './linesOfAction/sgf.ts';
import { sgf as scoreFour } from './scoreFour/sgf.ts';

/** How games are told in files; apart from the rules, because most windows open none. */
const DIALECTS: Readonly<Partial<Record<GameId, SgfDialect<Position>>>> = {
  scoreFour,
  linesOfAction,
  hex,
  domineering,
  dotsAndTriangles,
};

/** `undefined` for a game that is told in no file of the Smart Game Format. */
export const sgfDialect = (gameId: GameId): SgfDialect<Position> | undefined => DIALECTS[gameId];
