import * as v from 'valibot';
import { NEW_RATING, rated, type Rating } from '../core/glicko2.ts';
import type { Puzzle } from './puzzle.ts';
import { daySchema, puzzleIdSchema, puzzleResultSchema } from './puzzleResult.ts';

/* What a person has done with the puzzles of one game. Days are those of the person's calendar, as `2026-11-29`. */

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const ratingSchema = v.strictObject({
  rating: v.pipe(v.number(), v.minValue(-5_000), v.maxValue(10_000)),
  deviation: v.pipe(v.number(), v.minValue(1), v.maxValue(350)),
  volatility: v.pipe(v.number(), v.minValue(0.000_1), v.maxValue(1)),
});

/** Days after which what was failed comes again; solved then, it waits for the next. */
export const REPEAT_DAYS = [1, 3, 7, 21] as const;

const triedPuzzleSchema = v.strictObject({
  ...ratingSchema.entries,
  isSolved: v.boolean(),
  lastDay: daySchema,
  /** When it comes again, and how often it was solved since it was failed. */
  again: v.exactOptional(
    v.strictObject({ day: daySchema, step: v.pipe(whole, v.maxValue(REPEAT_DAYS.length - 1)) }),
  ),
});

/** The last results that are kept. */
export const MOST_RESULTS = 500;

export const gameProgressSchema = v.strictObject({
  rating: ratingSchema,
  puzzles: v.record(puzzleIdSchema, triedPuzzleSchema),
  /** The newest last. */
  results: v.pipe(v.array(puzzleResultSchema), v.maxLength(MOST_RESULTS), v.readonly()),
  /** Days one after the other on which the daily puzzle was solved. */
  streak: v.strictObject({ days: whole, most: whole, lastDay: v.exactOptional(daySchema) }),
});

export type GameProgress = v.InferOutput<typeof gameProgressSchema>;
export type PuzzleResult = v.InferOutput<typeof puzzleResultSchema>;

export const NO_PROGRESS: GameProgress = {
  rating: NEW_RATING,
  puzzles: {},
  results: [],
  streak: { days: 0, most: 0 },
};

/** How well a puzzle that nobody has tried is known: its rating was guessed. */
const FIRST_DEVIATION = 150;
const FIRST_VOLATILITY = 0.06;
/** Nobody is ever known so well that results count for nothing. */
const LEAST_DEVIATION = 50;

/** What a try at a puzzle counts for: the rating, coming again, or nothing as it has counted already. */
export type Counting = 'rated' | 'repeat' | 'nothing';

export function countingOf({ puzzles }: GameProgress, puzzleId: string, today: string): Counting {
  const tried = puzzles[puzzleId];
  if (tried === undefined) return 'rated';
  return tried.again !== undefined && tried.again.day <= today ? 'repeat' : 'nothing';
}

export interface NewResult {
  readonly puzzle: Puzzle;
  readonly isSolved: boolean;
  readonly today: string;
  readonly isDaily: boolean;
}

/** What follows from a puzzle that was solved or failed. */
export function withResult(progress: GameProgress, result: NewResult): GameProgress {
  const { puzzle, isSolved, today, isDaily } = result;
  const counting = countingOf(progress, puzzle.id, today);
  const streak = isDaily && isSolved ? longerStreak(progress.streak, today) : progress.streak;
  if (counting === 'nothing') return { ...progress, streak };
  const before = progress.puzzles[puzzle.id];
  const theirs = before ?? firstRatingOf(puzzle);
  const isRated = counting === 'rated';
  const rating = isRated ? after(progress.rating, theirs, isSolved ? 1 : 0) : progress.rating;
  const moved = isRated ? after(theirs, progress.rating, isSolved ? 0 : 1) : theirs;
  const again = nextRepeat(before?.again?.step, isSolved, today);
  const tried = {
    ...{ rating: moved.rating, deviation: moved.deviation, volatility: moved.volatility },
    ...{ isSolved, lastDay: today },
    ...(again === undefined ? {} : { again }),
  };
  const told = { puzzleId: puzzle.id, day: today, isSolved, rating: Math.round(rating.rating) };
  return {
    ...{ rating, streak },
    puzzles: { ...progress.puzzles, [puzzle.id]: tried },
    results: [...progress.results, told].slice(-MOST_RESULTS),
  };
}

const firstRatingOf = ({ rating }: Puzzle): Rating => ({
  ...{ rating, deviation: FIRST_DEVIATION, volatility: FIRST_VOLATILITY },
});

function after(own: Rating, opponent: Rating, score: number): Rating {
  const next = rated(own, [{ opponent, score }]);
  return { ...next, deviation: Math.max(LEAST_DEVIATION, next.deviation) };
}

/** @param step how often it was solved since it was failed; `undefined` when it was not to come again. */
function nextRepeat(
  step: number | undefined,
  isSolved: boolean,
  today: string,
): { day: string; step: number } | undefined {
  if (isSolved && step === undefined) return undefined;
  const next = isSolved ? step! + 1 : 0;
  const days = REPEAT_DAYS[next];
  return days === undefined ? undefined : { day: dayAfter(today, days), step: next };
}

/** A day some days later. */
export function dayAfter(from: string, days: number): string {
  const [year = 0, month = 1, date = 1] = from.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1, date + days)).toISOString().slice(0, 10);
}

function longerStreak(streak: GameProgress['streak'], today: string): GameProgress['streak'] {
  const { days, most, lastDay } = streak;
  // Also when the calendar was set back.
  if (lastDay !== undefined && lastDay >= today) return streak;
  const next = lastDay !== undefined && dayAfter(lastDay, 1) === today ? days + 1 : 1;
  return { days: next, most: Math.max(most, next), lastDay: today };
}

/** The streak as it stands: one that was broken is none, one that today can go on still is. */
export const streakNow = ({ streak }: GameProgress, today: string): number =>
  streak.lastDay !== undefined && dayAfter(streak.lastDay, 1) >= today ? streak.days : 0;
