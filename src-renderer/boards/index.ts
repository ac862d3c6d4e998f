import type { Position } from '../../src-shared/core/game.ts';
import { GAME_IDS, type GameId } from '../../src-shared/games/index.ts';
import type { BoardEntry } from './boardEntry.ts';
import { gameFace } from './faces.ts';
import type { GameFace } from './gameFace.ts';

/** All that is shown of a game: its face, and how it is played. */
export type Board = GameFace<Position> & BoardEntry<Position>;

const BOARDS = new Map<GameId, Board>(
  await Promise.all(
    GAME_IDS.map(async (id): Promise<[GameId, Board]> => {
      const face = gameFace(id);
      return [id, { ...face, ...(await face.entry()) }];
    }),
  ),
);

/** The board of a game, for code that treats all games alike. This module is loaded with the first match. */
export function boardEntry(id: GameId): Board {
  const board = BOARDS.get(id);
  if (board === undefined) throw new Error(`${id} has no board`);
  return board;
}
