import type { ConsoleDialect } from '../core/consoleProgram.ts';
import type { Position } from '../core/game.ts';
import { dialect as domineering } from './domineering/console.ts';
import { dialect as dotsAndTriangles } from './dotsAndTriangles/console.ts';
import { dialect as hex } from './hex/console.ts';
import type { GAMES, GameId } from './index.ts';
import { dialect as linesOfAction } from './linesOfAction/console.ts';
import { dialect as scoreFour } from './scoreFour/console.ts';

type PositionOf<Id extends GameId> = ReturnType<(typeof GAMES)[Id]['initial']>;

/** How each game talks on the console, by its id: the one line per game of this layer. */
export const DIALECTS: { readonly [Id in GameId]: ConsoleDialect<PositionOf<Id>> } = {
  scoreFour,
  linesOfAction,
  hex,
  domineering,
  dotsAndTriangles,
};

/** A dialect for code that treats all games alike; it takes positions of its game only. */
export const dialectById = (id: GameId): ConsoleDialect<Position> =>
  DIALECTS[id] as ConsoleDialect<Position>;
