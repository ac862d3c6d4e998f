import type { Position } from '../core/game.ts';
import type { PuzzleRecipe } from '../core/puzzle.ts';
import { domineeringPuzzles } from './domineering/puzzles.ts';
import { dotsAndTrianglesPuzzles } from './dotsAndTriangles/puzzles.ts';
import { hexPuzzles } from './hex/puzzles.ts';
import type { GAMES, GameId } from './index.ts';
import { linesOfActionPuzzles } from './linesOfAction/puzzles.ts';
import { scoreFourPuzzles } from './scoreFour/puzzles.ts';

type PositionOf<Id extends GameId> = ReturnType<(typeof GAMES)[Id]['initial']>;

/** Where the puzzles of a game come from; a game can do without. */
const RECIPES: { readonly [Id in GameId]?: PuzzleRecipe<PositionOf<Id>> } = {
  scoreFour: scoreFourPuzzles,
  linesOfAction: linesOfActionPuzzles,
  hex: hexPuzzles,
  domineering: domineeringPuzzles,
  dotsAndTriangles: dotsAndTrianglesPuzzles,
};

/** The games that have puzzles, in the order of the registry. */
export const PUZZLE_GAME_IDS = Object.keys(RECIPES) as readonly GameId[];

/** A recipe for code that treats all games alike; it takes positions of its game only. */
export const puzzleRecipe = (id: GameId): PuzzleRecipe<Position> | undefined =>
  RECIPES[id] as PuzzleRecipe<Position> | undefined;
