import * as v from 'valibot';
import { MAX_LEVEL, MIN_LEVEL } from '../core/limits.ts';
import { gameIdSchema } from '../match/configSchema.ts';
import { labelSchema, MAX_TAG } from '../record/labels.ts';
import { libraryEntrySchema } from '../record/libraryEntry.ts';
import { MOST_POINTS } from '../record/ratingHistory.ts';
import { LENGTHS, OPPONENTS, ORDERS, RESULTS } from '../record/librarySearch.ts';
import { matchSnapshotSchema } from './matchSnapshot.ts';

/** What windows and main say about the matches that are kept. */

export const libraryId = v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/));
const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** Rows that are told at once. */
export const MAX_LIBRARY_PAGE = 100;

export const libraryRequestSchema = v.strictObject({
  gameId: v.optional(gameIdSchema),
  opponent: v.optional(v.picklist(OPPONENTS)),
  result: v.optional(v.picklist(RESULTS)),
  length: v.optional(v.picklist(LENGTHS)),
  tag: v.optional(v.pipe(v.string(), v.maxLength(MAX_TAG))),
  text: v.optional(v.pipe(v.string(), v.maxLength(200))),
  order: v.optional(v.picklist(ORDERS)),
  /** The first row that is wanted, from 0. */
  offset: count,
  limit: v.pipe(count, v.maxValue(MAX_LIBRARY_PAGE)),
});

export const libraryRowSchema = v.strictObject({ entry: libraryEntrySchema, label: labelSchema });

export const libraryPageSchema = v.strictObject({
  /** How many matches answer the query. */
  total: count,
  rows: v.pipe(v.array(libraryRowSchema), v.maxLength(MAX_LIBRARY_PAGE)),
  /** All tags there are. */
  tags: v.array(v.string()),
  /** Files that are still to be read. */
  unread: count,
});

export const labelRequestSchema = v.strictObject({ matchId: libraryId, label: labelSchema });

const points = v.pipe(v.number(), v.safeInteger());

const ratingHistorySchema = v.strictObject({
  gameId: gameIdSchema,
  games: count,
  points: v.pipe(
    v.array(v.strictObject({ at: v.string(), rating: points, deviation: points })),
    v.minLength(1),
    v.maxLength(MOST_POINTS),
  ),
});

const levelResultsSchema = v.array(
  v.strictObject({
    gameId: gameIdSchema,
    level: v.pipe(v.number(), v.integer(), v.minValue(MIN_LEVEL), v.maxValue(MAX_LEVEL)),
    won: count,
    lost: count,
    drawn: count,
    streak: v.pipe(v.number(), v.safeInteger()),
    longestWins: count,
  }),
);

export const statisticsSchema = v.strictObject({
  levels: levelResultsSchema,
  ratings: v.array(ratingHistorySchema),
});

const nothing = v.undefined();
const libraryMatch = v.strictObject({ matchId: libraryId });

export const LIBRARY_CALLS = {
  /** The matches that answer a query, a page of them. In a kiosk refused, as are the calls below. */
  library: { request: libraryRequestSchema, response: libraryPageSchema },
  /** The person's results by game and level, and how their ratings have come about. */
  statistics: { request: nothing, response: statisticsSchema },
  /** Gives a match a title and tags in place of those it had. */
  labelMatch: { request: labelRequestSchema, response: nothing },
  /** A match as it stands, wherever it is kept; `ERR_NO_MATCH` when there is none. */
  libraryMatch: { request: libraryMatch, response: matchSnapshotSchema },
  duplicateMatch: { request: libraryMatch, response: libraryMatch },
  /** Deletes a match, not the one on the table (`ERR_ON_TABLE`); `restoreMatch` brings it back for a month. */
  deleteMatch: { request: libraryMatch, response: nothing },
  restoreMatch: { request: libraryMatch, response: nothing },
} as const;

export type LibraryRequest = v.InferOutput<typeof libraryRequestSchema>;
export type LibraryPage = v.InferOutput<typeof libraryPageSchema>;
export type LibraryRow = v.InferOutput<typeof libraryRowSchema>;
export type Statistics = v.InferOutput<typeof statisticsSchema>;
