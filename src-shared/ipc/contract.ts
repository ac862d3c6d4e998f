import * as v from 'valibot';
import { isGameId, type GameId } from '../games/index.ts';
import { MAX_LEVEL, MAX_TIME_MS, MIN_LEVEL, MIN_TIME_MS } from '../match/playerSpec.ts';

/*
 * Everything the renderer and main say to each other, as one table. Client, router, preload allow-list and tests are
 * derived from it, so a call that one side lacks does not compile.
 */

const move = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const side = v.picklist([0, 1]);
const revision = v.pipe(v.number(), v.integer(), v.minValue(0));
const text = v.pipe(v.string(), v.maxLength(1_000));
const moves = v.pipe(v.array(move), v.maxLength(20_000));

export const gameIdSchema = v.custom<GameId>(
  (value) => typeof value === 'string' && isGameId(value),
  'there is no such game',
);

export const playerSpecSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('person') }),
  v.strictObject({
    kind: v.literal('computer'),
    level: v.pipe(v.number(), v.integer(), v.minValue(MIN_LEVEL), v.maxValue(MAX_LEVEL)),
    timeMs: v.pipe(v.number(), v.integer(), v.minValue(MIN_TIME_MS), v.maxValue(MAX_TIME_MS)),
  }),
]);

/** The setup's fields are checked against the game by main, which answers `ERR_SETUP`. */
export const matchConfigSchema = v.strictObject({
  gameId: gameIdSchema,
  setup: v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.number(), v.integer())),
  players: v.strictTuple([playerSpecSchema, playerSpecSchema]),
});

export const terminationSchema = v.strictObject({
  kind: v.picklist(['rules', 'repetition', 'resignation', 'forfeit']),
  winner: v.optional(side),
  reason: text,
});

const scoreSchema = v.variant('kind', [
  v.strictObject({ kind: v.literal('exact'), winner: v.optional(side), plies: v.number() }),
  v.strictObject({ kind: v.literal('estimate'), winProbability: v.number() }),
]);

/** What a thinking player tells of its search. */
export const thinkingSchema = v.strictObject({
  matchId: text,
  revision,
  depth: v.number(),
  nodes: v.number(),
  score: scoreSchema,
  principalVariation: moves,
});

/** All a window knows of the match; it computes positions from the moves with the shared rules. */
export const matchSnapshotSchema = v.strictObject({
  matchId: text,
  config: matchConfigSchema,
  moves,
  /** Moves taken back, the next to redo first. */
  undone: moves,
  revision,
  termination: v.optional(terminationSchema),
  /** The side that is thinking, when it is not a person's turn. */
  thinkingSide: v.optional(side),
  canUndo: v.boolean(),
  canRedo: v.boolean(),
});

export const settingsSchema = v.strictObject({
  theme: v.picklist(['system', 'light', 'dark']),
  /** Drawing quality of the 3D board. */
  boardQuality: v.picklist(['high', 'low']),
  showCoordinates: v.boolean(),
  /** The last choices of the new-game dialog, by game. */
  lastConfigs: v.record(v.string(), matchConfigSchema),
});

export const appInfoSchema = v.strictObject({
  version: text,
  host: v.picklist(['electron', 'browser']),
  /** What was wrong with stored files at start, one sentence each; nothing was overwritten. */
  notices: v.array(text),
});

const nothing = v.undefined();
const maybeSnapshot = v.optional(matchSnapshotSchema);

/** What a call answers when it can't do what it was asked: shown to the person, nothing changed. */
export const callErrorSchema = v.strictObject({ code: text, message: text });

export const CALLS = {
  appInfo: { request: nothing, response: appInfoSchema },
  /** Ends the program: closes the window in Electron, stops the browser host. The match is saved. */
  quit: { request: nothing, response: nothing },
  settings: { request: nothing, response: settingsSchema },
  changeSettings: { request: v.partial(settingsSchema), response: settingsSchema },
  currentMatch: { request: nothing, response: maybeSnapshot },
  startMatch: { request: matchConfigSchema, response: matchSnapshotSchema },
  /** A person's move; refused when the revision is stale or it is not a person's turn. */
  playMove: { request: v.strictObject({ revision, move }), response: matchSnapshotSchema },
  /** Takes back to the last turn of a person; stops a thinking computer. */
  undo: { request: nothing, response: matchSnapshotSchema },
  redo: { request: nothing, response: matchSnapshotSchema },
  /** The same game from its start, same players. */
  restart: { request: nothing, response: matchSnapshotSchema },
  /** The person to move resigns; against a computer the person, also while it thinks. */
  resign: { request: nothing, response: matchSnapshotSchema },
  /** The thinking computer moves at once. */
  moveNow: { request: nothing, response: nothing },
} as const;

export const EVENTS = {
  matchChanged: matchSnapshotSchema,
  thinkingProgressed: thinkingSchema,
  settingsChanged: settingsSchema,
} as const;

export type CallName = keyof typeof CALLS;
export type EventName = keyof typeof EVENTS;
export type CallRequest<C extends CallName> = v.InferOutput<(typeof CALLS)[C]['request']>;
export type CallResponse<C extends CallName> = v.InferOutput<(typeof CALLS)[C]['response']>;
export type EventPayload<E extends EventName> = v.InferOutput<(typeof EVENTS)[E]>;
export type CallError = v.InferOutput<typeof callErrorSchema>;

export type MatchSnapshot = v.InferOutput<typeof matchSnapshotSchema>;
export type Thinking = v.InferOutput<typeof thinkingSchema>;
export type Settings = v.InferOutput<typeof settingsSchema>;
export type AppInfo = v.InferOutput<typeof appInfoSchema>;

export const CALL_NAMES = Object.keys(CALLS) as readonly CallName[];
export const EVENT_NAMES = Object.keys(EVENTS) as readonly EventName[];
