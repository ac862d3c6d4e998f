import * as v from 'valibot';
import { MAX_LEVEL, MAX_TIME_MS, MIN_LEVEL, MIN_TIME_MS } from '../core/limits.ts';
import { isGameId, type GameId } from '../games/index.ts';
import { MAX_CLOCK_MS, MAX_INCREMENT_MS, MIN_CLOCK_MS } from './clock.ts';
import { checkSetup, MAX_PLIES } from './match.ts';

/** Schemas of what a match is made of, for messages and for files alike. */

export const gameIdSchema = v.custom<GameId>(
  (value) => typeof value === 'string' && isGameId(value),
  'there is no such game',
);

export const programIdSchema = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));

/** The longest name of a program, characters. */
export const MAX_PROGRAM_NAME = 60;

export const programNameSchema = v.pipe(
  v.string(),
  v.trim(),
  v.minLength(1),
  v.maxLength(MAX_PROGRAM_NAME),
);

const playerSpecSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('person') }),
  v.strictObject({
    kind: v.literal('computer'),
    level: v.pipe(v.number(), v.integer(), v.minValue(MIN_LEVEL), v.maxValue(MAX_LEVEL)),
    timeMs: v.pipe(v.number(), v.integer(), v.minValue(MIN_TIME_MS), v.maxValue(MAX_TIME_MS)),
    adapts: v.optional(v.boolean()),
  }),
  v.strictObject({
    kind: v.literal('program'),
    programId: programIdSchema,
    name: programNameSchema,
    timeMs: v.pipe(v.number(), v.integer(), v.minValue(MIN_TIME_MS), v.maxValue(MAX_TIME_MS)),
  }),
]);

const clockMs = v.pipe(v.number(), v.integer(), v.minValue(MIN_CLOCK_MS), v.maxValue(MAX_CLOCK_MS));
const incrementMs = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_INCREMENT_MS));

const clockControlSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('suddenDeath'), mainMs: clockMs }),
  v.strictObject({ kind: v.literal('increment'), mainMs: clockMs, incrementMs }),
  v.strictObject({ kind: v.literal('perMove'), moveMs: clockMs }),
]);

/** The setup's fields are checked against the game afterwards, with `parseSetup`. */
export const matchConfigSchema = v.strictObject({
  gameId: gameIdSchema,
  setup: v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.number(), v.integer())),
  players: v.pipe(v.strictTuple([playerSpecSchema, playerSpecSchema]), v.readonly()),
  clock: v.optional(clockControlSchema),
  isStrict: v.optional(v.boolean()),
});

const hintCount = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PLIES));

/** By side: how many hints its person has taken. */
export const hintsSchema = v.pipe(v.strictTuple([hintCount, hintCount]), v.readonly());

/** The last choices for each game, which must be choices that it has. */
export const rememberedConfigsSchema = v.pipe(
  v.record(gameIdSchema, matchConfigSchema),
  v.check(
    (configs) =>
      Object.entries(configs).every(
        ([gameId, config]) => config.gameId === gameId && checkSetup(config).ok,
      ),
    'a game can’t be set up so',
  ),
);

/** How well a person plays a game. */
export const ratingSchema = v.strictObject({
  rating: v.pipe(v.number(), v.minValue(MIN_LEVEL), v.maxValue(MAX_LEVEL)),
  games: v.pipe(v.number(), v.integer(), v.minValue(0)),
  lastMatchId: v.pipe(v.string(), v.maxLength(64)),
});

export const ratingsSchema = v.record(gameIdSchema, ratingSchema);

export const sideSchema = v.picklist([0, 1]);

/** Moves as numbers; whether they are moves of the game, and legal, the rules say. */
export const movesSchema = v.pipe(
  v.array(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000))),
  v.maxLength(MAX_PLIES),
  v.readonly(),
);

/** The longest comment, and all comments of a match together, characters: more can't be sent to a window. */
export const MAX_COMMENT = 4_000;
export const MAX_COMMENTS = 40_000;
export const MAX_NAME = 80;

const name = v.pipe(v.string(), v.maxLength(MAX_NAME));

export const remarksSchema = v.strictObject({
  names: v.optional(v.pipe(v.strictTuple([name, name]), v.readonly())),
  comments: v.pipe(
    v.array(
      v.strictObject({
        lineId: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
        ply: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PLIES)),
        text: v.pipe(v.string(), v.maxLength(MAX_COMMENT)),
      }),
    ),
    v.check(
      (comments) => comments.reduce((sum, { text }) => sum + text.length, 0) <= MAX_COMMENTS,
      'the comments are too long',
    ),
    v.readonly(),
  ),
});
