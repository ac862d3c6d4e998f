import type { Setup } from '../../src-shared/core/setup.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';

/** Boards that are measured instead of a game's usual one, where that is too small to keep a search busy. */
const INSTEAD: Readonly<Partial<Record<GameId, Setup>>> = {
  domineering: { rows: 8, columns: 8, starter: 0 },
  dotsAndTriangles: { shape: 0, size: 2 },
};

/** The board on which a game is measured. */
export const measuredSetup = (gameId: GameId): Setup =>
  INSTEAD[gameId] ?? gameById(gameId).setups[0]!;

/** The last of a game's setups, which is its largest board. */
export const largestSetup = (gameId: GameId): Setup => gameById(gameId).setups.at(-1)!;
