import * as v from 'valibot';
import { gameIdSchema, movesSchema } from '../match/configSchema.ts';
import { MAX_PARTICIPANTS, participantSchema, planSchema } from '../tournament/plan.ts';
import { playedGameSchema } from '../tournament/playedGame.ts';
import { tournamentIdSchema } from '../tournament/tournamentId.ts';
import { STORAGE_ERRORS } from './storage.ts';

/* What windows and main say about tournaments. */

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const TOURNAMENT_STATES = [
  'running',
  /** A person’s own play or analysis goes first. */
  'waiting',
  'paused',
  /** What was played could not be written; it is kept, and written when the tournament goes on. */
  'failed',
  'finished',
  /** Somebody has ended it early. */
  'stopped',
] as const;

export type TournamentState = (typeof TOURNAMENT_STATES)[number];

/** Games that are told at once. */
export const MAX_TOURNAMENT_PAGE = 1_000;

const runningGameSchema = v.strictObject({ index: count, plies: count });

/** How a tournament stands. */
export const tournamentNewsSchema = v.strictObject({
  id: tournamentIdSchema,
  state: v.picklist(TOURNAMENT_STATES),
  played: count,
  /** As far as the stop rule does not end it earlier. */
  left: count,
  running: v.array(runningGameSchema),
  failure: v.exactOptional(v.picklist(STORAGE_ERRORS)),
});

export const tournamentSummarySchema = v.strictObject({
  ...tournamentNewsSchema.entries,
  name: v.string(),
  gameId: gameIdSchema,
  participants: v.pipe(v.array(participantSchema), v.maxLength(MAX_PARTICIPANTS), v.readonly()),
  updatedAt: v.string(),
});

export const tournamentListSchema = v.strictObject({
  /** The last changed first. */
  tournaments: v.array(tournamentSummarySchema),
  /** Games that can be played at the same time. */
  cores: count,
});

export const tournamentPageSchema = v.strictObject({
  ...tournamentNewsSchema.entries,
  plan: planSchema,
  startedAt: v.string(),
  updatedAt: v.string(),
  isStopped: v.boolean(),
  /** In the order in which they ended, from the one that was asked for on. */
  games: v.pipe(v.array(playedGameSchema), v.maxLength(MAX_TOURNAMENT_PAGE)),
});

const which = v.strictObject({ id: tournamentIdSchema });
const nothing = v.undefined();

export const TOURNAMENT_CALLS = {
  /** All tournaments that are kept. In a kiosk refused, as are the calls below. */
  tournaments: { request: nothing, response: tournamentListSchema },
  /** `ERR_TOURNAMENT` when it can’t be played so, `ERR_TOURNAMENT_RUNS` while another one goes on. */
  startTournament: { request: planSchema, response: which },
  /** A tournament with its games from number `from` on; `ERR_NO_TOURNAMENT` when there is none. */
  tournament: {
    request: v.strictObject({ id: tournamentIdSchema, from: count }),
    response: tournamentPageSchema,
  },
  /** Nobody thinks until it goes on. */
  pauseTournament: { request: which, response: nothing },
  /** Goes on with one that was paused, or left when the program ended. */
  resumeTournament: { request: which, response: nothing },
  /** Ends it with what was played. */
  stopTournament: { request: which, response: nothing },
  /** Forgets it; its games stay in the library. */
  deleteTournament: { request: which, response: nothing },
  /** A game that is being played, as far as it has come; `ERR_NO_MATCH` when it is not. */
  tournamentGame: {
    request: v.strictObject({ id: tournamentIdSchema, index: count }),
    response: v.strictObject({ moves: movesSchema }),
  },
} as const;

export type TournamentNews = v.InferOutput<typeof tournamentNewsSchema>;
export type TournamentSummary = v.InferOutput<typeof tournamentSummarySchema>;
export type TournamentList = v.InferOutput<typeof tournamentListSchema>;
export type TournamentPage = v.InferOutput<typeof tournamentPageSchema>;
