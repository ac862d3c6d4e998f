import * as v from 'valibot';
import type { Side } from '../core/side.ts';
import { sideSchema } from '../match/configSchema.ts';

/** What a position is worth, as messages and files have it; see `Score` of the engines. */
export const scoreSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('exact'),
    winner: v.optional(sideSchema),
    plies: v.number(),
    margin: v.exactOptional(v.number()),
  }),
  v.strictObject({ kind: v.literal('estimate'), winProbability: v.number() }),
]);

export type JudgedScore = v.InferOutput<typeof scoreSchema>;

/** The chance of a side to win, 0–1, a draw counting half; 0, ½ or 1 when the end is proved. */
export function chanceFor(side: Side, score: JudgedScore): number {
  if (score.kind === 'estimate')
    return side === 0 ? score.winProbability : 1 - score.winProbability;
  return score.winner === undefined ? 0.5 : score.winner === side ? 1 : 0;
}
