import type { Position } from '../core/game.ts';
import type { GameTexts } from '../core/gameTexts.ts';
import { texts as domineering } from './domineering/texts.ts';
import { texts as dotsAndTriangles } from './dotsAndTriangles/texts.ts';
import { texts as hex } from './hex/texts.ts';
import type { GAMES, GameId } from './index.ts';
import { texts as linesOfAction } from './linesOfAction/texts.ts';
import { texts as scoreFour } from './scoreFour/texts.ts';

type PositionOf<Id extends GameId> = ReturnType<(typeof GAMES)[Id]['initial']>;

/** How each game is told in plain text, by its id: the one line per game of this layer. */
const TEXTS: { readonly [Id in GameId]: GameTexts<PositionOf<Id>> } = {
  scoreFour,
  linesOfAction,
  hex,
  domineering,
  dotsAndTriangles,
};

/** The texts of a game for code that treats all games alike; they take positions of its game only. */
export const gameTexts = (id: GameId): GameTexts<Position> => TEXTS[id] as GameTexts<Position>;
