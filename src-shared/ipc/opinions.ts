import * as v from 'valibot';
import { positionPathSchema } from '../analysis/positionPath.ts';
import { FORFEIT_FAULTS } from '../core/forfeitFault.ts';
import { MAX_TIME_MS, MIN_TIME_MS } from '../core/limits.ts';
import { programIdSchema } from '../match/configSchema.ts';

/* What a window asks a program of others about a position, beside our own engine, and is told by it. */

/** Made by the window that asks, so that the answer to an earlier question is known. */
const questionId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

export const opinionRequestSchema = v.strictObject({
  questionId,
  programId: programIdSchema,
  path: positionPathSchema,
  /** How long it may think. */
  timeMs: v.pipe(v.number(), v.integer(), v.minValue(MIN_TIME_MS), v.maxValue(MAX_TIME_MS)),
});

export const opinionSchema = v.strictObject({
  questionId,
  answer: v.variant('kind', [
    v.strictObject({
      kind: v.literal('move'),
      move: v.pipe(v.number(), v.integer(), v.minValue(0)),
      /** Of the side to move to win, 0–1, where the program can tell that. */
      chance: v.exactOptional(v.pipe(v.number(), v.minValue(0), v.maxValue(1))),
    }),
    /** It would give the game up. */
    v.strictObject({ kind: v.literal('resigns') }),
    v.strictObject({ kind: v.literal('failed'), fault: v.picklist(FORFEIT_FAULTS) }),
    /** Such a game is being played in strict mode from now on. */
    v.strictObject({ kind: v.literal('forbidden') }),
  ]),
  /** From the question to the answer, milliseconds. */
  tookMs: v.pipe(v.number(), v.minValue(0)),
});

export const OPINION_CALLS = {
  /**
   * Asks a program for its move in a position, in place of what this window had it asked before; `opinionGiven` tells
   * the answer to this window alone. Refused as `startAnalysis` is, and with `ERR_NO_PROGRAM` when it does not play the
   * game by GTP, or can't be told the position because that does not come from a start.
   */
  askOpinion: { request: opinionRequestSchema, response: v.undefined() },
  /** Ends the program that this window has asked. */
  endOpinions: { request: v.undefined(), response: v.undefined() },
} as const;

export type OpinionRequest = v.InferOutput<typeof opinionRequestSchema>;
export type Opinion = v.InferOutput<typeof opinionSchema>;
