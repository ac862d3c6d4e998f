import * as v from 'valibot';
import {
  DEFAULT_SEARCH_THREADS,
  DEFAULT_TABLE_MEGABYTES,
  MAX_SEARCH_THREADS,
  MAX_TABLE_MEGABYTES,
  MIN_TABLE_MEGABYTES,
} from '../core/limits.ts';
import { gameIdSchema, ratingsSchema, rememberedConfigsSchema } from '../match/configSchema.ts';
import { DEFAULT_IDLE_SECONDS, idleSecondsSchema } from './show.ts';

/** Text sizes, in percent of what the browser takes for usual. */
export const TEXT_SIZES = [100, 125, 150, 200] as const;

/** Steps of a tutorial that were done. */
export const tutorialStepsSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99));

export const settingsSchema = v.strictObject({
  theme: v.picklist(['system', 'light', 'dark', 'contrast']),
  textSize: v.optional(v.picklist(TEXT_SIZES), 100),
  /** `system` is one of the languages there are; a tag that is not known here is treated like it. */
  language: v.optional(
    v.pipe(v.string(), v.regex(/^(system|[a-z]{2,3}(-[A-Za-z\d]{2,8}){0,3})$/)),
    'system',
  ),
  /** Whether pieces appear in their places at once. */
  reducedMotion: v.optional(v.picklist(['system', 'on', 'off']), 'system'),
  animationSpeed: v.optional(v.picklist(['slow', 'normal', 'fast']), 'normal'),
  isSoundOn: v.optional(v.boolean(), true),
  /** In percent. */
  soundVolume: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100)), 50),
  /** By command: its keys, where they are not the usual ones. */
  shortcuts: v.optional(
    v.record(
      v.pipe(v.string(), v.maxLength(40)),
      v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.maxLength(3)),
    ),
    {},
  ),
  /** Drawing quality of the 3D board; `auto` is what suits the computer. */
  boardQuality: v.picklist(['auto', 'high', 'low']),
  /** How the 3D board is seen; the camera is at its usual place if it is null. */
  boardView: v.optional(
    v.strictObject({
      stand: v.nullable(
        v.strictObject({ azimuth: v.number(), elevation: v.number(), zoom: v.number() }),
      ),
      isExploded: v.boolean(),
    }),
    { stand: null, isExploded: false },
  ),
  /** How soon a computer answers: at once, or when one's own move has been seen to land. */
  pace: v.optional(v.picklist(['immediate', 'calm']), 'calm'),
  showCoordinates: v.boolean(),
  /** How squares and cells are named where the handout and others differ. */
  coordinates: v.optional(v.picklist(['handout', 'common']), 'common'),
  /** What the board of a game is made of, by game; its usual material where that is missing or unknown. */
  materials: v.optional(v.record(gameIdSchema, v.pipe(v.string(), v.maxLength(40))), {}),
  /** Beside the board there are its card, the moves and what the computer thinks. */
  showPanel: v.optional(v.boolean(), true),
  /** What the computer makes of the position is told. */
  showThoughts: v.optional(v.boolean(), false),
  /** Threads that think together about one move. */
  searchThreads: v.optional(
    v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_SEARCH_THREADS)),
    DEFAULT_SEARCH_THREADS,
  ),
  /** Memory for what all searches know of positions, in MB. */
  tableMegabytes: v.optional(
    v.pipe(
      v.number(),
      v.integer(),
      v.minValue(MIN_TABLE_MEGABYTES),
      v.maxValue(MAX_TABLE_MEGABYTES),
    ),
    DEFAULT_TABLE_MEGABYTES,
  ),
  /** Puzzles are made while nothing else goes on. */
  makesPuzzles: v.optional(v.boolean(), true),
  /** How long nobody may touch anything before a demo goes on by itself, seconds. */
  demoIdleSeconds: v.optional(idleSecondsSchema, DEFAULT_IDLE_SECONDS),
  /** Where the person was, so that the next start, after a crash too, comes back to it. */
  lastScreen: v.picklist(['home', 'match']),
  /** The last choices of the new-game dialog, by game. */
  lastConfigs: rememberedConfigsSchema,
  /** How many steps of a game’s tutorial were done, by game. */
  tutorials: v.optional(v.record(gameIdSchema, tutorialStepsSchema), {}),
  /** What the person's results say. */
  ratings: v.optional(ratingsSchema, {}),
});

/** What is set where nothing was chosen. */
export const DEFAULT_SETTINGS: v.InferOutput<typeof settingsSchema> = {
  theme: 'system',
  textSize: 100,
  language: 'system',
  reducedMotion: 'system',
  animationSpeed: 'normal',
  isSoundOn: true,
  soundVolume: 50,
  shortcuts: {},
  boardQuality: 'auto',
  boardView: { stand: null, isExploded: false },
  pace: 'calm',
  showCoordinates: true,
  coordinates: 'common',
  materials: {},
  showPanel: true,
  showThoughts: false,
  searchThreads: DEFAULT_SEARCH_THREADS,
  tableMegabytes: DEFAULT_TABLE_MEGABYTES,
  makesPuzzles: true,
  demoIdleSeconds: DEFAULT_IDLE_SECONDS,
  lastScreen: 'home',
  lastConfigs: {},
  tutorials: {},
  ratings: {},
};
