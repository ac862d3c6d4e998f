import * as v from 'valibot';
import { positionPathSchema } from '../analysis/positionPath.ts';
import { scoreSchema } from '../analysis/score.ts';
import { MAX_TIME_MS, MIN_TIME_MS } from '../core/limits.ts';
import { movesSchema } from '../match/configSchema.ts';

/* What a window asks of an analysis and is told by it. */

/** The most lines that an analysis gives scores of their own. */
export const MAX_ANALYSIS_LINES = 8;

/** Made by the window that asks; what is told carries it, so that the answer to an earlier question is known. */
export const analysisId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** When an analysis ends by itself; an exact value ends each. */
export const analysisLimitSchema = v.variant('kind', [
  /** Only when it is stopped. */
  v.strictObject({ kind: v.literal('none') }),
  v.strictObject({
    kind: v.literal('time'),
    timeMs: v.pipe(v.number(), v.integer(), v.minValue(MIN_TIME_MS), v.maxValue(MAX_TIME_MS)),
  }),
  v.strictObject({
    kind: v.literal('nodes'),
    nodes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1e12)),
  }),
]);

export const analysisRequestSchema = v.strictObject({
  analysisId,
  path: positionPathSchema,
  /** So many of the best moves; `all` gives every move a score, which takes longer. */
  lines: v.union([
    v.literal('all'),
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_ANALYSIS_LINES)),
  ]),
  limit: analysisLimitSchema,
});

/** A move, what it is worth, and what is expected after it. */
export const analysedMoveSchema = v.strictObject({
  move: v.pipe(v.number(), v.integer(), v.minValue(0)),
  score: scoreSchema,
  /** With the move itself; longer for the best moves than for the others. */
  line: movesSchema,
});

export const analysisNewsSchema = v.strictObject({
  analysisId,
  /**
   * It waits while a computer thinks about its move in a game, or another window's analysis is newer. `ended` is by its
   * limit or an exact value; `failed` when no thread could do it; `forbidden` when
   * such a game is being played in strict mode from now on.
   */
  state: v.picklist(['waiting', 'searching', 'ended', 'failed', 'forbidden']),
  /** How long it has searched, milliseconds, without what it waited. */
  searchedMs: v.number(),
  /** What is found so far, the deepest there was. */
  found: v.exactOptional(
    v.strictObject({
      depth: v.number(),
      nodes: v.number(),
      score: scoreSchema,
      /** The best first, so that its line is the one that is expected. */
      moves: v.pipe(v.array(analysedMoveSchema), v.minLength(1), v.readonly()),
    }),
  ),
});

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const tallySchema = v.strictObject({
  won: v.pipe(v.tuple([count, count]), v.readonly()),
  drawn: count,
  open: count,
});

/** What the opening book and the matches that are kept know of a position; see `openings.ts`. */
export const openingsSchema = v.strictObject({
  games: tallySchema,
  moves: v.pipe(
    v.array(
      v.strictObject({
        moves: v.pipe(movesSchema, v.minLength(1), v.readonly()),
        games: tallySchema,
        book: v.exactOptional(
          v.strictObject({
            /** Chance that side 0 wins after it, 0–1. */
            winProbability: v.number(),
            /** Plies that were searched to find it, where that is known. */
            depth: v.exactOptional(v.number()),
          }),
        ),
      }),
    ),
    v.readonly(),
  ),
  /** Files of matches that are still to be read. */
  unread: count,
});

/** Cells of which something is proved, by what it is; see `Engine.sights`. */
export const sightingsSchema = v.record(
  v.string(),
  v.pipe(v.array(v.pipe(v.number(), v.integer(), v.minValue(0))), v.readonly()),
);

/** Games that are told at once. */
export const MAX_OPENING_GAMES = 50;

export type Openings = v.InferOutput<typeof openingsSchema>;
export type AnalysisLimit = v.InferOutput<typeof analysisLimitSchema>;
export type AnalysisRequest = v.InferOutput<typeof analysisRequestSchema>;
export type AnalysedMove = v.InferOutput<typeof analysedMoveSchema>;
export type AnalysisNews = v.InferOutput<typeof analysisNewsSchema>;
export type AnalysisFound = NonNullable<AnalysisNews['found']>;
