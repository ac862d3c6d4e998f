import { expect, it } from 'vitest';
import { makeInThread } from '../../src-main/puzzles/makingThread.ts';
import { gameById } from '../../src-shared/games/index.ts';
import { puzzleRecipe } from '../../src-shared/games/puzzles.ts';
import { KnownPositions } from '../../src-shared/puzzles/likeness.ts';
import { type Puzzle, startOf } from '../../src-shared/puzzles/puzzle.ts';
import { SHIPPED_GAME_IDS, shippedPuzzles } from '../../src-shared/puzzles/shippedPuzzles.ts';
import { movesThatReach } from '../puzzles/bruteForce.ts';
import { rounds } from '../rounds.ts';
import { workerUrl } from '../search/builtWorker.ts';

/** Made of each game: the quickest alone in a short run. */
const GAMES = rounds(1, 5) === 1 ? (['dotsAndTriangles'] as const) : SHIPPED_GAME_IDS;
const WANTED = rounds(1, 3);

it.each(GAMES)(
  'puzzles of %s that a thread makes are proved and like no other, and it stops when it is told',
  { timeout: 900_000 },
  async (gameId) => {
    const stopping = new AbortController();
    const found: Puzzle[] = [];
    const task = { gameId, seed: 7_000, games: 10_000, made: [] };
    await makeInThread(workerUrl)(task, stopping.signal, (puzzle) => {
      found.push(puzzle);
      if (found.length === WANTED) stopping.abort();
    });
    const recipe = puzzleRecipe(gameId)!;
    const known = new KnownPositions(recipe);
    for (const puzzle of await shippedPuzzles(gameId)) known.add(puzzle.setup, startOf(puzzle));
    expect(found.length).toBeGreaterThanOrEqual(WANTED);
    for (const puzzle of found) {
      const start = startOf(puzzle);
      expect(known.has(puzzle.setup, start)).toBe(false);
      known.add(puzzle.setup, start);
      expect(puzzle.level).toBeGreaterThan(1);
      const { moves } = movesThatReach(gameById(gameId), start, puzzle.goal, recipe.margin);
      expect(moves).toEqual(puzzle.solution.slice(0, 1));
    }
  },
);

it('a thread that can’t begin is told of', async () => {
  const make = makeInThread(new URL('file:///nowhere.js'));
  const task = { gameId: 'hex', seed: 1, games: 1, made: [] } as const;
  await expect(make(task, new AbortController().signal, () => undefined)).rejects.toThrow();
});
