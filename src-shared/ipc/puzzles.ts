import * as v from 'valibot';
import { PUZZLE_KINDS } from '../core/puzzle.ts';
import { gameIdSchema, movesSchema } from '../match/configSchema.ts';
import { puzzleIdSchema, puzzleResultSchema } from '../puzzles/puzzleResult.ts';

/* What a window asks about puzzles and is told of them; solutions only once they are asked for. */

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const rating = v.pipe(v.number(), v.safeInteger());

export const puzzleRequestSchema = v.variant('which', [
  /** One for this person. @property after the one before, which is not given again at once */
  v.strictObject({
    which: v.literal('next'),
    gameId: gameIdSchema,
    after: v.exactOptional(puzzleIdSchema),
  }),
  /** That of the day. */
  v.strictObject({ which: v.literal('daily'), gameId: gameIdSchema }),
  /** One that was there before. */
  v.strictObject({ which: v.literal('again'), puzzleId: puzzleIdSchema }),
]);

export const puzzleTaskSchema = v.strictObject({
  puzzleId: puzzleIdSchema,
  gameId: gameIdSchema,
  setup: v.record(v.string(), v.number()),
  /** The position, as the game's codec writes it. */
  code: v.string(),
  goal: v.strictObject({ kind: v.picklist(PUZZLE_KINDS), count: v.pipe(v.number(), v.integer()) }),
  rating,
  isDaily: v.boolean(),
  /** What a try counts for: the rating, coming again, or nothing as it has counted already. */
  counts: v.picklist(['rated', 'repeat', 'nothing']),
});

/** How a person stands with the puzzles of a game. */
export const puzzleStandingSchema = v.strictObject({
  gameId: gameIdSchema,
  /** How many there are. */
  puzzles: whole,
  tried: whole,
  solved: whole,
  /** Failed before, and to be tried again by today. */
  due: whole,
  rating,
  deviation: whole,
  /** Days one after the other on which the daily puzzle was solved, up to today or yesterday. */
  streak: whole,
  longestStreak: whole,
  isDailySolved: v.boolean(),
  /** The last results, the newest first. */
  results: v.pipe(v.array(puzzleResultSchema), v.readonly()),
});

export const puzzleTrySchema = v.strictObject({
  puzzleId: puzzleIdSchema,
  /** All moves from the start, the person's and the answers to them; the last one is tried. */
  moves: v.pipe(movesSchema, v.minLength(1)),
});

export const puzzleVerdictSchema = v.strictObject({
  /**
   * `right`: it goes on; `solved`: the goal is reached or can't be missed any more; `wrong`: the reply shows why;
   * `unsure`: neither could be proved.
   */
  kind: v.picklist(['right', 'solved', 'wrong', 'unsure']),
  /** What the other side plays. */
  reply: movesSchema,
  standing: puzzleStandingSchema,
});

export const puzzleSolutionSchema = v.strictObject({
  moves: movesSchema,
  standing: puzzleStandingSchema,
});

/** The calls of the contract that are about puzzles. */
export const PUZZLE_CALLS = {
  /** How the person stands with the puzzles of each game that has some. In a kiosk nothing is told of puzzles. */
  puzzleStandings: { request: v.undefined(), response: v.array(puzzleStandingSchema) },
  /** A puzzle to solve; `ERR_NO_PUZZLE` where there is none. */
  givePuzzle: { request: puzzleRequestSchema, response: puzzleTaskSchema },
  /** Judges a move; the first wrong one, or the whole solved, counts. */
  tryPuzzle: { request: puzzleTrySchema, response: puzzleVerdictSchema },
  /** How it is solved; it counts as failed unless it has counted already. */
  puzzleSolution: {
    request: v.strictObject({ puzzleId: puzzleIdSchema }),
    response: puzzleSolutionSchema,
  },
} as const;

export type PuzzleRequest = v.InferOutput<typeof puzzleRequestSchema>;
export type PuzzleTask = v.InferOutput<typeof puzzleTaskSchema>;
export type PuzzleStanding = v.InferOutput<typeof puzzleStandingSchema>;
export type PuzzleTry = v.InferOutput<typeof puzzleTrySchema>;
export type PuzzleVerdict = v.InferOutput<typeof puzzleVerdictSchema>;
export type PuzzleSolution = v.InferOutput<typeof puzzleSolutionSchema>;
