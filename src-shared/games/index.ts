import type { Game, Position } from '../core/game.ts';
import { domineering } from './domineering/index.ts';
import { dotsAndTriangles } from './dotsAndTriangles/index.ts';
import { hex } from './hex/index.ts';
import { linesOfAction } from './linesOfAction/index.ts';
import { scoreFour } from './scoreFour/index.ts';

/** Every game there is, by its id: the one line per game of this layer. */
export const GAMES = {
  scoreFour,
  linesOfAction,
  hex,
  domineering,
  dotsAndTriangles,
} as const;

export type GameId = keyof typeof GAMES;

export const GAME_IDS = Object.keys(GAMES) as readonly GameId[];

export const isGameId = (text: string): text is GameId => Object.hasOwn(GAMES, text);

/** A game for code that treats all games alike; its positions come from and go back to the same game. */
export type AnyGame = Game<Position>;

export const gameById = (id: GameId): AnyGame => GAMES[id];
