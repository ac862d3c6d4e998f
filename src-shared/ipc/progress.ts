import * as v from 'valibot';
import { scoreSchema } from '../analysis/score.ts';
import { movesSchema } from '../match/configSchema.ts';

/** What a search tells of itself while it runs. */
export const progressSchema = v.object({
  depth: v.number(),
  nodes: v.number(),
  score: scoreSchema,
  principalVariation: movesSchema,
});
