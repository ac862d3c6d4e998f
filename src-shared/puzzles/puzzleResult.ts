import * as v from 'valibot';

/* What windows are told of a puzzle that was tried; apart from the rest, so that they need not load that. */

/** A day of the person's calendar, as `2026-11-29`. */
export const daySchema = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\d$/));

export const puzzleIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export const puzzleResultSchema = v.strictObject({
  puzzleId: puzzleIdSchema,
  day: daySchema,
  isSolved: v.boolean(),
  /** What the person's rating was after it, in whole points. */
  rating: v.pipe(v.number(), v.safeInteger()),
});
