import * as v from 'valibot';
import { FORFEIT_FAULTS } from '../core/forfeitFault.ts';
import { MAX_LINES } from '../match/branches.ts';
import {
  hintsSchema,
  matchConfigSchema,
  movesSchema,
  remarksSchema,
  sideSchema,
} from '../match/configSchema.ts';
import { MAX_PLIES } from '../match/match.ts';
import { demoChoiceSchema } from './show.ts';

/* What a window is told of a match, and the small schemas that calls about it share. */

export const revision = v.pipe(v.number(), v.integer(), v.minValue(0));
/** The longest text of a message, characters; longer ones are cut where they come from. */
export const MAX_TEXT = 1_000;
/** The longest record of a game that a window hands over, characters: messages have a limit. */
export const MAX_RECORD = 180_000;
export const text = v.pipe(v.string(), v.maxLength(MAX_TEXT));

const terminationSchema = v.strictObject({
  kind: v.picklist([
    'rules',
    'repetition',
    'length',
    'resignation',
    'time',
    'agreement',
    'claim',
    'forfeit',
  ]),
  winner: v.optional(sideSchema),
  /** Of a forfeit. */
  fault: v.optional(v.picklist(FORFEIT_FAULTS)),
  reason: text,
});

export const lineId = v.pipe(v.number(), v.integer(), v.minValue(0));
export const ply = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MAX_PLIES));

/** A line of the match beside the one that it is at. */
export const otherLineSchema = v.strictObject({
  lineId,
  /** How many moves it has in common with the line that the match is at; its own come after them. */
  shared: ply,
  moves: movesSchema,
  termination: v.optional(terminationSchema),
});

const milliseconds = v.pipe(v.number(), v.minValue(0));

/** What the clocks say at the moment at which this is sent. */
const clockSchema = v.strictObject({
  leftMs: v.pipe(v.strictTuple([milliseconds, milliseconds]), v.readonly()),
  /** Whose time passes. */
  runningSide: v.optional(sideSchema),
  /** Time passes once a window says with `startClock` that the board is seen. */
  isWaiting: v.boolean(),
});

/** What can be done about a draw, in a game that has draws. */
const drawSchema = v.strictObject({
  canOffer: v.boolean(),
  canClaim: v.boolean(),
  offer: v.optional(v.strictObject({ by: sideSchema, isOpen: v.boolean() })),
});

/** All a window knows of the match; it computes positions from the moves with the shared rules. */
export const matchSnapshotSchema = v.strictObject({
  matchId: text,
  config: matchConfigSchema,
  moves: movesSchema,
  /** Moves taken back, the next to redo first. */
  undone: movesSchema,
  /** The line that the match is at. */
  lineId,
  /** In the order in which they were begun. */
  otherLines: v.pipe(v.array(otherLineSchema), v.maxLength(MAX_LINES - 1), v.readonly()),
  /** The branch that was deleted last, when it can come back. */
  deletedLineId: v.optional(lineId),
  revision,
  termination: v.optional(terminationSchema),
  /** The side that is thinking, when it is not a person's turn. */
  thinkingSide: v.optional(sideSchema),
  canUndo: v.boolean(),
  canRedo: v.boolean(),
  clock: v.optional(clockSchema),
  draw: v.optional(drawSchema),
  /** What the file said that it was opened from. */
  remarks: v.optional(remarksSchema),
  /** By side: the hints that its person has taken, where there are any. */
  hints: v.exactOptional(hintsSchema),
  /** It belongs to a demo of these games: it is nobody's match, and is neither kept nor counted. */
  demo: v.exactOptional(demoChoiceSchema),
});

/** A game as its record has it. */
export const recordSchema = v.strictObject({
  record: v.pipe(v.string(), v.maxLength(MAX_RECORD)),
});
