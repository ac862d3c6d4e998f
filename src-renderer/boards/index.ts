import type { Game, Position } from '../../src-shared/core/game.ts';
import type { GameId, GAMES } from '../../src-shared/games/index.ts';
import type { BoardEntry } from './boardEntry.ts';
import { domineering } from './domineering/index.ts';
import { dotsAndTriangles } from './dotsAndTriangles/index.ts';
import { hex } from './hex/index.ts';
import { linesOfAction } from './linesOfAction/index.ts';
import { scoreFour } from './scoreFour/index.ts';

type PositionOf<Id extends GameId> = (typeof GAMES)[Id] extends Game<infer P> ? P : never;

/** How every game is played on the screen, by its id: one line per game. Loaded with the first match. */
export const BOARDS: { readonly [Id in GameId]: BoardEntry<PositionOf<Id>> } = {
  scoreFour,
  linesOfAction,
  hex,
  domineering,
  dotsAndTriangles,
};

/** The entry for code that treats all games alike; its positions come from and go back to the same game. */
export const boardEntry = (id: GameId): BoardEntry<Position> =>
  BOARDS[id] as unknown as BoardEntry<Position>;
