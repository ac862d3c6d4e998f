import * as v from 'valibot';
import { movesSchema } from '../match/configSchema.ts';
import { scoreSchema } from './score.ts';

/** What is known of a position of a game that was played. */
export const judgementSchema = v.strictObject({
  score: scoreSchema,
  /** The best move and what is expected after it; empty where the game is over. */
  line: movesSchema,
  /** What the second-best move is worth, where there is one. */
  second: v.exactOptional(scoreSchema),
  /** Plies searched, and positions visited. */
  depth: v.number(),
  nodes: v.number(),
  /** What the opening book of the game plays here; missing where it has none. */
  bookMoves: v.exactOptional(movesSchema),
});

export type Judgement = v.InferOutput<typeof judgementSchema>;

/** How well a game is judged: how long each position is thought about. */
export const EFFORTS = ['quick', 'normal', 'deep'] as const;
export type Effort = (typeof EFFORTS)[number];

/** Milliseconds for each position. */
export const EFFORT_MS: Readonly<Record<Effort, number>> = { quick: 100, normal: 700, deep: 4_000 };

/** The longest game that is judged, plies. */
export const MAX_REVIEWED_PLIES = 2_000;
