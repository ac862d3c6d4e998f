import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import { gameById } from '../../src-shared/games/index.ts';
import { puzzleRecipe } from '../../src-shared/games/puzzles.ts';
import { KnownPositions } from '../../src-shared/puzzles/likeness.ts';
import { type Puzzle, startOf } from '../../src-shared/puzzles/puzzle.ts';
import { SHIPPED_GAME_IDS, shippedPuzzles } from '../../src-shared/puzzles/shippedPuzzles.ts';
import { rounds } from '../rounds.ts';
import { movesThatReach } from './bruteForce.ts';

/** So many of each game in a short run; all in a long one, which takes about eight minutes. */
const SAMPLE = rounds(2, Infinity);

/** Some of the puzzles, always the same ones. */
function sampleOf(puzzles: readonly Puzzle[]): readonly Puzzle[] {
  if (puzzles.length <= SAMPLE) return puzzles;
  const random = makeRandom(7);
  return Array.from({ length: SAMPLE }, () => puzzles[random.below(puzzles.length)]!);
}

describe.each(SHIPPED_GAME_IDS)('the puzzles of %s', (gameId) => {
  const game = gameById(gameId);
  const recipe = puzzleRecipe(gameId)!;

  test('are many, and no two of them alike', async () => {
    const puzzles = await shippedPuzzles(gameId);
    expect(puzzles.length).toBeGreaterThanOrEqual(300);
    expect(new Set(puzzles.map(({ id }) => id)).size).toBe(puzzles.length);
    const known = new KnownPositions(recipe);
    for (const puzzle of puzzles) {
      const position = startOf(puzzle);
      expect(known.has(puzzle.setup, position), puzzle.id).toBe(false);
      known.add(puzzle.setup, position);
    }
  });

  test('have solutions that can be played to the end', async () => {
    for (const { solution, ...puzzle } of await shippedPuzzles(gameId)) {
      let position = startOf(puzzle);
      for (const move of solution) {
        expect(game.legalMoves(position), puzzle.id).toContain(move);
        position = game.play(position, move);
      }
      if (puzzle.goal.kind !== 'save') expect(game.outcome(position), puzzle.id).toBeDefined();
    }
  });

  test('have one right move, which trying everything proves', { timeout: 3_600_000 }, async () => {
    for (const { solution, ...puzzle } of sampleOf(await shippedPuzzles(gameId))) {
      const { moves } = movesThatReach(game, startOf(puzzle), puzzle.goal, recipe.margin);
      expect(moves, puzzle.id).toEqual(solution.slice(0, 1));
    }
  });
});
