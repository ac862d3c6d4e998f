import * as v from 'valibot';
import { EFFORTS, judgementSchema, MAX_REVIEWED_PLIES } from '../analysis/judgement.ts';
import { positionPathSchema } from '../analysis/positionPath.ts';
import { movesSchema } from '../match/configSchema.ts';

/* What a window asks of a review and is told by it. */

export const reviewRequestSchema = v.strictObject({
  /** The whole game. */
  path: v.strictObject({
    ...positionPathSchema.entries,
    moves: v.pipe(movesSchema, v.maxLength(MAX_REVIEWED_PLIES)),
  }),
  effort: v.picklist(EFFORTS),
});

/** The same for the same game, as thoroughly judged by the same version of the program. */
export const reviewId = v.pipe(v.string(), v.regex(/^[\da-f]{32}$/));

export const reviewSchema = v.strictObject({
  reviewId,
  /** Nothing more will be judged: it is whole, or was stopped or failed. */
  isOver: v.boolean(),
  /** By position, that after the last move included; null where it is not judged yet. */
  judgements: v.pipe(v.array(v.nullable(judgementSchema)), v.readonly()),
});

/** What is new of a review that goes on. */
export const reviewNewsSchema = v.strictObject({
  reviewId,
  isOver: v.boolean(),
  /** It is over since no thread could go on. */
  hasFailed: v.optional(v.literal(true)),
  judged: v.pipe(
    v.array(v.strictObject({ index: v.number(), judgement: judgementSchema })),
    v.readonly(),
  ),
});

export type ReviewRequest = v.InferOutput<typeof reviewRequestSchema>;
export type Review = v.InferOutput<typeof reviewSchema>;
export type ReviewNews = v.InferOutput<typeof reviewNewsSchema>;
