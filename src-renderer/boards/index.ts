import type { Game, Position } from '../../src-shared/core/game.ts';
import type { GameId, GAMES } from '../../src-shared/games/index.ts';
import type { GameWords } from '../i18n/gameWords.ts';
import type { BoardEntry } from './boardEntry.ts';
import { domineering } from './domineering/index.ts';
import { dotsAndTriangles } from './dotsAndTriangles/index.ts';
import { hex } from './hex/index.ts';
import { linesOfAction } from './linesOfAction/index.ts';
import { scoreFour } from './scoreFour/index.ts';

type PositionOf<Id extends GameId> = (typeof GAMES)[Id] extends Game<infer P> ? P : never;

/** How every game is shown, by its id: the one line per game of this layer. */
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

/** What the window says of a game, in its language. */
export const gameWords = (id: GameId): GameWords => boardEntry(id).words();

/** What a game’s board is made of: the chosen material where the board has it, or else its usual one. */
export function boardMaterial(id: GameId, chosen: string | undefined): string {
  const materials = boardEntry(id).boardMaterials?.() ?? [];
  return (materials.find((material) => material.id === chosen) ?? materials[0])?.id ?? '';
}
