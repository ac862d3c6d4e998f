import * as v from 'valibot';
import { movesSchema, sideSchema } from '../match/configSchema.ts';

const scoreSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('exact'),
    winner: v.optional(sideSchema),
    plies: v.number(),
    margin: v.exactOptional(v.number()),
  }),
  v.strictObject({ kind: v.literal('estimate'), winProbability: v.number() }),
]);

/** What a search tells of itself while it runs. */
export const progressSchema = v.object({
  depth: v.number(),
  nodes: v.number(),
  score: scoreSchema,
  principalVariation: movesSchema,
});
