import type { Game, Position } from '../../src-shared/core/game.ts';
import type { GameId, GAMES } from '../../src-shared/games/index.ts';
import type { GameWords } from '../i18n/gameWords.ts';
import type { GameFace } from './gameFace.ts';
import { domineeringFace } from './domineering/face.ts';
import { dotsAndTrianglesFace } from './dotsAndTriangles/face.ts';
import { hexFace } from './hex/face.ts';
import { linesOfActionFace } from './linesOfAction/face.ts';
import { scoreFourFace } from './scoreFour/face.ts';

type PositionOf<Id extends GameId> = (typeof GAMES)[Id] extends Game<infer P> ? P : never;

/** What is shown of every game before it is played, and the way to its board, by its id: one line per game. */
export const FACES: { readonly [Id in GameId]: GameFace<PositionOf<Id>> } = {
  scoreFour: scoreFourFace,
  linesOfAction: linesOfActionFace,
  hex: hexFace,
  domineering: domineeringFace,
  dotsAndTriangles: dotsAndTrianglesFace,
};

/** The face for code that treats all games alike; its positions come from the same game. */
export const gameFace = (id: GameId): GameFace<Position> =>
  FACES[id] as unknown as GameFace<Position>;

/** What the window says of a game, in its language. */
export const gameWords = (id: GameId): GameWords => gameFace(id).words();

/** What a game’s board is made of: the chosen material where the board has it, or else its usual one. */
export function boardMaterial(id: GameId, chosen: string | undefined): string {
  const materials = gameFace(id).boardMaterials?.() ?? [];
  return (materials.find((material) => material.id === chosen) ?? materials[0])?.id ?? '';
}
