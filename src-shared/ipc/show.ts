import * as v from 'valibot';
import { isGameId, type GameId } from '../games/index.ts';

/** Which games a demo shows: one, or all in turn. */
export const demoChoiceSchema = v.custom<GameId | 'all'>(
  (value) => value === 'all' || (typeof value === 'string' && isGameId(value)),
  'there is no such game',
);

export type DemoChoice = v.InferOutput<typeof demoChoiceSchema>;

/** How long nobody may touch anything before a demo goes on by itself, seconds. */
export const IDLE_SECONDS = { min: 10, max: 3_600 } as const;
export const DEFAULT_IDLE_SECONDS = 90;

export const idleSecondsSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(IDLE_SECONDS.min),
  v.maxValue(IDLE_SECONDS.max),
);

/** What the program was started for, when that is to be shown. */
export const showSchema = v.strictObject({
  /** Begins at once, and again when nobody plays. */
  demo: demoChoiceSchema,
  /** For a stand: nobody gets out, or at anything that belongs to the person who put it up. */
  isKiosk: v.boolean(),
  /** In place of the setting. */
  idleSeconds: v.exactOptional(idleSecondsSchema),
});

export type Show = v.InferOutput<typeof showSchema>;
