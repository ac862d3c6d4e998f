import * as v from 'valibot';
import { gameById } from '../games/index.ts';
import { matchConfigSchema, sideSchema } from '../match/configSchema.ts';
import { currentPosition, MAX_PLIES } from '../match/match.ts';
import type { MatchRecord } from './matchRecord.ts';

/** Codes of positions are at most this long: Hex on its largest board has one character a cell, and rows. */
const MAX_CODE = 2_000;

/** What is found in the library of a match without reading it whole. */
export const libraryEntrySchema = v.strictObject({
  matchId: v.pipe(v.string(), v.regex(/^[\w-]{1,64}$/)),
  config: matchConfigSchema,
  plies: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PLIES)),
  /** How it stands, as its game writes positions. */
  code: v.pipe(v.string(), v.maxLength(MAX_CODE)),
  /** Left out while it goes on; without a winner it was a draw. */
  end: v.optional(v.strictObject({ winner: v.optional(sideSchema) })),
  /** ISO 8601, UTC. */
  startedAt: v.pipe(v.string(), v.isoTimestamp()),
  updatedAt: v.pipe(v.string(), v.isoTimestamp()),
});

export type LibraryEntry = v.InferOutput<typeof libraryEntrySchema>;

export function makeLibraryEntry(record: MatchRecord): LibraryEntry {
  const { matchId, match, startedAt, updatedAt } = record;
  const { config, moves, termination } = match;
  return {
    matchId,
    config,
    plies: moves.length,
    code: gameById(config.gameId).codec.encode(currentPosition(match)),
    ...(termination === undefined ? {} : { end: { winner: termination.winner } }),
    startedAt,
    updatedAt,
  };
}
