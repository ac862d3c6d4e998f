import * as v from 'valibot';
import { describe, expect, it, test } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import {
  dailyPuzzle,
  duePuzzles,
  nextPuzzle,
  overviewOf,
} from '../../src-shared/puzzles/choice.ts';
import {
  countingOf,
  dayAfter,
  type GameProgress,
  gameProgressSchema,
  NO_PROGRESS,
  withResult,
} from '../../src-shared/puzzles/progress.ts';
import type { Puzzle } from '../../src-shared/puzzles/puzzle.ts';
import { shippedPuzzles } from '../../src-shared/puzzles/shippedPuzzles.ts';

const puzzles = await shippedPuzzles('dotsAndTriangles');
const puzzle = puzzles[100]!;
const MONDAY = '2026-11-30';

const tried = (
  before: GameProgress,
  isSolved: boolean,
  today = MONDAY,
  of: Puzzle = puzzle,
  isDaily = false,
): GameProgress => withResult(before, { puzzle: of, isSolved, today, isDaily });

describe('what a person has done', () => {
  it('moves the rating of the person and of the puzzle against each other, once', () => {
    const solved = tried(NO_PROGRESS, true);
    expect(solved.rating.rating).toBeGreaterThan(NO_PROGRESS.rating.rating);
    expect(solved.puzzles[puzzle.id]!.rating).toBeLessThan(puzzle.rating);
    expect(tried(solved, false)).toEqual(solved);
    const failed = tried(NO_PROGRESS, false);
    expect(failed.rating.rating).toBeLessThan(NO_PROGRESS.rating.rating);
    expect(failed.puzzles[puzzle.id]!.rating).toBeGreaterThan(puzzle.rating);
  });

  it('lets what was failed come again after 1, 3, 7 and 21 days, without a change of the rating', () => {
    let progress = tried(NO_PROGRESS, false);
    const { rating } = progress;
    let today = MONDAY;
    for (const days of [1, 3, 7, 21]) {
      expect(countingOf(progress, puzzle.id, dayAfter(today, days - 1))).toBe('nothing');
      today = dayAfter(today, days);
      expect(countingOf(progress, puzzle.id, today)).toBe('repeat');
      expect(duePuzzles(puzzles, progress, today)).toEqual([puzzle]);
      progress = tried(progress, true, today);
    }
    expect(progress.puzzles[puzzle.id]!.again).toBeUndefined();
    expect(progress.rating).toEqual(rating);
  });

  it('begins the days anew when a puzzle is failed again', () => {
    const failed = tried(NO_PROGRESS, false);
    const twice = tried(failed, false, dayAfter(MONDAY, 1));
    expect(twice.puzzles[puzzle.id]!.again).toEqual({ day: dayAfter(MONDAY, 2), step: 0 });
  });

  it('counts days with a daily puzzle in a row, and forgives no gap', () => {
    const on = (before: GameProgress, day: string, index: number): GameProgress =>
      tried(before, true, day, puzzles[index]!, true);
    const two = on(on(NO_PROGRESS, '2026-12-31', 1), '2027-01-01', 2);
    expect(overviewOf(puzzles, [], two, '2027-01-01').streak).toBe(2);
    expect(overviewOf(puzzles, [], two, '2027-01-02').streak).toBe(2);
    expect(overviewOf(puzzles, [], two, '2027-01-03').streak).toBe(0);
    const anew = on(two, '2027-01-03', 3);
    expect(anew.streak).toEqual({ days: 1, most: 2, lastDay: '2027-01-03' });
  });

  it('can be kept, however long', () => {
    let progress = NO_PROGRESS;
    for (let round = 0; round < 3; round++) {
      for (const [index, each] of puzzles.entries()) {
        progress = tried(progress, index % 3 > 0, dayAfter(MONDAY, round), each);
      }
    }
    expect(v.safeParse(gameProgressSchema, progress).issues).toBeUndefined();
    expect(progress.results).toHaveLength(500);
  });
});

test('the daily puzzle is another one nearly every day, and the same on every machine', () => {
  const days = Array.from({ length: 365 }, (_, index) => dayAfter('2026-01-01', index));
  const dailies = days.map((day) => dailyPuzzle(puzzles, day)!.id);
  expect(new Set(dailies).size).toBeGreaterThan(180);
  expect(dailyPuzzle(puzzles.toReversed(), MONDAY)).toBe(dailyPuzzle(puzzles, MONDAY));
  const more = puzzles.slice(0, -20);
  const same = days.filter((day, index) => dailyPuzzle(more, day)!.id === dailies[index]);
  expect(same.length).toBeGreaterThan(300);
});

test('the next puzzle is near the person’s rating, and never one of those to leave out', () => {
  const random = makeRandom(1);
  const strong: GameProgress = { ...NO_PROGRESS, rating: { ...NO_PROGRESS.rating, rating: 1_400 } };
  for (const progress of [NO_PROGRESS, strong]) {
    for (let round = 0; round < 50; round++) {
      const next = nextPuzzle([puzzles], progress, { today: MONDAY, random, not: [puzzle.id] })!;
      expect(Math.abs(next.rating - progress.rating.rating)).toBeLessThan(150);
      expect(next).not.toBe(puzzle);
    }
  }
  const failed = tried(NO_PROGRESS, false);
  const today = dayAfter(MONDAY, 1);
  expect(nextPuzzle([puzzles], failed, { today, random, not: [] })).toBe(puzzle);
  expect(nextPuzzle([[puzzle]], NO_PROGRESS, { today, random, not: [puzzle.id] })).toBe(puzzle);
});

test('puzzles that were made come after all that are shipped, and never as the daily one', () => {
  const random = makeRandom(1);
  const [shipped, made] = [puzzles.slice(0, 30), puzzles.slice(30, 60)];
  const next = (progress: GameProgress) =>
    nextPuzzle([shipped, made], progress, { today: MONDAY, random, not: [] })!;
  let progress = NO_PROGRESS;
  for (const each of shipped) {
    expect(shipped).toContain(next(progress));
    progress = tried(progress, true, MONDAY, each);
  }
  expect(made).toContain(next(progress));
  const overview = overviewOf(shipped, made, progress, MONDAY);
  expect(overview).toMatchObject({ puzzles: 60, tried: 30, solved: 30 });
});
