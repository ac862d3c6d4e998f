import { expect, test } from 'vitest';
import { UNTIMED } from '../../build/tools/search/untimed.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import type { Goal } from '../../src-shared/core/puzzle.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { gameById, type GameId } from '../../src-shared/games/index.ts';
import { puzzleRecipe } from '../../src-shared/games/puzzles.ts';
import { findPuzzles } from '../../src-shared/puzzles/findPuzzles.ts';
import { KnownPositions } from '../../src-shared/puzzles/likeness.ts';
import { type Puzzle, startOf } from '../../src-shared/puzzles/puzzle.ts';
import { makePuzzleFile, readPuzzleFile } from '../../src-shared/puzzles/puzzleText.ts';
import { PuzzleSolver, type Search } from '../../src-shared/puzzles/solver.ts';
import { movesThatReach } from './bruteForce.ts';

const search: Search = (id, position, limits) => engineById(id).search(position, limits, UNTIMED);

/** The puzzles of one game between levels. */
function puzzlesOf(gameId: GameId, seed: number, goals?: readonly Goal[]): readonly Puzzle[] {
  const isWanted = (goal: Goal): boolean =>
    goals === undefined ||
    goals.some(({ kind, count }) => kind === goal.kind && count === goal.count);
  const finding = findPuzzles({ gameId, search, seed, isWanted, isKnown: () => false });
  let step = finding.next();
  while (step.done !== true) step = finding.next();
  return step.value;
}

/** The first game that has puzzles, and what they are. */
function someOf(
  gameId: GameId,
  goals?: readonly Goal[],
): { readonly seed: number; readonly found: readonly Puzzle[] } {
  for (let seed = 1; seed < 200; seed++) {
    const found = puzzlesOf(gameId, seed, goals);
    if (found.length > 0) return { seed, found };
  }
  throw new Error('no puzzle in 200 games');
}

test('what is found in a game is proved by trying everything, and found again in the same game', () => {
  const goals = [
    { kind: 'win', count: 1 },
    { kind: 'win', count: 2 },
  ] as const;
  const { seed, found } = someOf('scoreFour', goals);
  for (const { goal, solution, ...puzzle } of found) {
    const { moves } = movesThatReach(gameById('scoreFour'), startOf(puzzle), goal);
    expect(moves).toEqual(solution.slice(0, 1));
  }
  expect(found.length).toBeGreaterThan(0);
  expect(puzzlesOf('scoreFour', seed, goals)).toEqual(found);
  expect(readPuzzleFile('scoreFour', makePuzzleFile(found))).toEqual(found);
});

test('a win is reached by winning alone, whatever moves there were for it; who need only hold out is done', () => {
  const start = gameById('scoreFour').initial({});
  const isDone = (kind: Goal['kind'], left: number): boolean =>
    new PuzzleSolver(search, 'scoreFour', { kind, count: 1 }, 0).isDone(start, left);
  expect(isDone('win', 0)).toBe(false);
  expect(isDone('save', 0)).toBe(true);
  expect(isDone('save', 1)).toBe(false);
  const { rules } = new PuzzleSolver(search, 'scoreFour', { kind: 'win', count: 1 }, 0);
  expect(rules.isReachable(start, -1)).toBe(false);
});

test('a position is known by its mirror image, and by one that differs in a place or two', () => {
  const setup = { rows: 5, columns: 5, starter: 0 };
  const { codec } = gameById('domineering');
  const at = (cells: string) =>
    unwrap(codec.decode(setup, cells.replaceAll(/\s/g, '').replaceAll('.', '0')));
  const known = new KnownPositions(puzzleRecipe('domineering')!);
  known.add(setup, at('1.... 1.... ..... ...22 .....'));
  expect(known.has(setup, at('....1 ....1 ..... 22... .....'))).toBe(true);
  expect(known.has(setup, at('..... ..22. 1.... 1.... .....'))).toBe(false);
  expect(known.has({ rows: 6, columns: 5, starter: 0 }, at('1.... 1.... ..... ...22 .....'))).toBe(
    false,
  );
});
