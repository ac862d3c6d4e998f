import type { GameId } from '../games/index.ts';
import type { Puzzle } from './puzzle.ts';
import { type PuzzleFile, readPuzzleFile } from './puzzleText.ts';

type LoadFile = () => Promise<{ readonly default: object }>;

/** The puzzles that come with the program, by game; each file is loaded when it is first asked for. */
const FILES: Readonly<Partial<Record<GameId, LoadFile>>> = {
  scoreFour: () => import('../games/scoreFour/puzzles.json'),
  linesOfAction: () => import('../games/linesOfAction/puzzles.json'),
  hex: () => import('../games/hex/puzzles.json'),
  domineering: () => import('../games/domineering/puzzles.json'),
  dotsAndTriangles: () => import('../games/dotsAndTriangles/puzzles.json'),
};

/** The games that come with puzzles, in the order of the registry. */
export const SHIPPED_GAME_IDS = Object.keys(FILES) as readonly GameId[];

/** The puzzles of a game that come with the program, the easiest first; none where a game has none. */
export async function shippedPuzzles(gameId: GameId): Promise<readonly Puzzle[]> {
  const load = FILES[gameId];
  if (load === undefined) return [];
  return readPuzzleFile(gameId, (await load()).default as PuzzleFile);
}
