import * as v from 'valibot';
import { FORFEIT_FAULTS } from '../core/forfeitFault.ts';
import { sideSchema } from '../match/configSchema.ts';
import { MAX_PLIES, MAX_REASON } from '../match/match.ts';
import { MAX_GAMES } from './plan.ts';

const whole = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A game that is over. */
export const playedGameSchema = v.strictObject({
  index: v.pipe(whole, v.maxValue(MAX_GAMES - 1)),
  /** `null` is a draw. */
  winner: v.nullable(sideSchema),
  plies: v.pipe(whole, v.maxValue(MAX_PLIES)),
  /** How long it took, milliseconds. */
  timeMs: whole,
  /** What the loser did, where it lost by that. */
  forfeit: v.exactOptional(
    v.strictObject({
      fault: v.picklist(FORFEIT_FAULTS),
      reason: v.pipe(v.string(), v.maxLength(MAX_REASON)),
    }),
  ),
});

export type PlayedGame = v.InferOutput<typeof playedGameSchema>;
