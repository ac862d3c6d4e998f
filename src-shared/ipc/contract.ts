import * as v from 'valibot';
import { positionPathSchema } from '../analysis/positionPath.ts';
import { matchConfigSchema } from '../match/configSchema.ts';
import {
  analysisId,
  analysisNewsSchema,
  analysisRequestSchema,
  MAX_OPENING_GAMES,
  openingsSchema,
  sightingsSchema,
} from './analysis.ts';
import {
  appInfoSchema,
  type callErrorSchema,
  CORE_EVENTS,
  seen,
  type thinkingSchema,
} from './coreContract.ts';
import { LIBRARY_CALLS, libraryRowSchema } from './library.ts';
import { menuSchema } from './menu.ts';
import {
  lineId,
  matchSnapshotSchema,
  recordSchema,
  type otherLineSchema,
  ply,
  text,
} from './matchSnapshot.ts';
import type { CallName, EventName } from './names.ts';
import { OPINION_CALLS, opinionSchema } from './opinions.ts';
import { checkNewsSchema, conversationSchema, PROGRAM_CALLS } from './programs.ts';
import { PUZZLE_CALLS } from './puzzles.ts';
import { reviewId, reviewNewsSchema, reviewRequestSchema, reviewSchema } from './review.ts';
import { settingsSchema } from './settings.ts';
import { demoChoiceSchema } from './show.ts';
import { gameFileSchema, noticeId } from './storage.ts';
import { TOURNAMENT_CALLS, tournamentNewsSchema } from './tournaments.ts';
import { TRANSFER_CALLS, transferNewsSchema } from './transfer.ts';

/*
 * Everything the renderer and main say to each other, as one table. Client, router, preload allow-list and tests are
 * derived from it, so a call that one side lacks does not compile.
 */

const move = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1_000_000));
const seenSchema = v.strictObject(seen);
const nothing = v.undefined();
const maybeSnapshot = v.optional(matchSnapshotSchema);

interface CallShape {
  readonly request: v.GenericSchema;
  readonly response: v.GenericSchema;
}

export const CALLS = {
  appInfo: { request: nothing, response: appInfoSchema },
  /**
   * Ends the program: closes the window in Electron, stops the browser host. Refused with `ERR_UNSAVED` when that
   * would lose a match that can't be saved, unless the person wants it even so; in a kiosk always with `ERR_KIOSK`,
   * unless it was the chord that ends it.
   */
  quit: {
    request: v.optional(
      v.strictObject({ evenUnsaved: v.boolean(), endsKiosk: v.exactOptional(v.boolean()) }),
    ),
    response: nothing,
  },
  /** An entry for one more window, which the page opens; there is none in Electron, which has one window. */
  openWindow: { request: nothing, response: v.strictObject({ entry: text }) },
  /** Shows the data folder in the system's own window; where there is no way to, `ERR_NO_FOLDER_WINDOW`. */
  openDataFolder: { request: nothing, response: nothing },
  /** What the menu of the system is to hold from now on; a host without one does nothing. */
  showMenu: { request: menuSchema, response: nothing },
  settings: { request: nothing, response: settingsSchema },
  /** Refused, with nothing changed, when what a person chose can't be stored. */
  changeSettings: { request: v.partial(settingsSchema), response: settingsSchema },
  currentMatch: { request: nothing, response: maybeSnapshot },
  /** The match that is kept as the current one, and the last of each other game, newest first. */
  latestMatches: { request: nothing, response: v.array(matchSnapshotSchema) },
  /** Goes on with any match that is kept in place of the one on the table, which is kept too. */
  openMatch: { request: v.strictObject({ matchId: text }), response: matchSnapshotSchema },
  ...LIBRARY_CALLS,
  ...TRANSFER_CALLS,
  /**
   * Goes on with a game told as a record, as a match of its own; `ERR_GAME_FILE` when it is none.
   * @param file that it was read from, where other windows are to show it and what is to be said of it.
   */
  openGame: {
    request: v.strictObject({ ...recordSchema.entries, file: v.optional(gameFileSchema) }),
    response: matchSnapshotSchema,
  },
  /**
   * Begins a game of the computer against itself in place of what is on the table.
   * @param after only while this match still is on the table.
   */
  startDemo: {
    request: v.strictObject({ choice: demoChoiceSchema, after: v.optional(text) }),
    response: matchSnapshotSchema,
  },
  /** A person plays on in a demo, for the side to move, however far the game has come since they saw it. */
  takeOver: { request: v.strictObject({ matchId: text }), response: matchSnapshotSchema },
  /** The computer plays on, for both sides. */
  giveBack: { request: v.strictObject({ matchId: text }), response: matchSnapshotSchema },
  /** Clears the table of a demo and goes on with the person's match, if there is one. */
  endDemo: { request: nothing, response: maybeSnapshot },
  startMatch: { request: matchConfigSchema, response: matchSnapshotSchema },
  /** A person's move; refused when it is not a person's turn. */
  playMove: { request: v.strictObject({ ...seen, move }), response: matchSnapshotSchema },
  /** Counts a hint that the person to move is given; refused in a strict game. */
  takeHint: { request: seenSchema, response: matchSnapshotSchema },
  /** Takes back to the last turn of a person, or a resignation or forfeit alone; stops a thinking computer. */
  undo: { request: seenSchema, response: matchSnapshotSchema },
  redo: { request: seenSchema, response: matchSnapshotSchema },
  /** Goes on from an earlier position in a branch, at once with a person's move where one is given. */
  playOnFrom: {
    request: v.strictObject({ ...seen, lineId, ply, move: v.optional(move) }),
    response: matchSnapshotSchema,
  },
  /** Goes on in another line of the match. */
  goToLine: { request: v.strictObject({ ...seen, lineId }), response: matchSnapshotSchema },
  /** Deletes a branch; the first line stays. */
  deleteLine: { request: v.strictObject({ ...seen, lineId }), response: matchSnapshotSchema },
  /** Brings back the branch that was deleted last. */
  restoreLine: { request: seenSchema, response: matchSnapshotSchema },
  /** The same game from its start, same players. */
  restart: { request: seenSchema, response: matchSnapshotSchema },
  /** The same game from its start, each player on the other side. */
  rematch: { request: seenSchema, response: matchSnapshotSchema },
  /** The person to move resigns; against a computer the person, also while it thinks. */
  resign: { request: seenSchema, response: matchSnapshotSchema },
  /** The thinking computer moves at once. */
  moveNow: { request: seenSchema, response: nothing },
  /** The person to move offers a draw; against a computer the person, also while it thinks. */
  offerDraw: { request: seenSchema, response: matchSnapshotSchema },
  /** The other person's answer to an offer. */
  answerDraw: {
    request: v.strictObject({ ...seen, accepts: v.boolean() }),
    response: matchSnapshotSchema,
  },
  /** The person to move ends the game as a draw, where the position gives the right to that. */
  claimDraw: { request: seenSchema, response: matchSnapshotSchema },
  /** The board is seen again, so the clock of the person to move goes on. */
  startClock: { request: seenSchema, response: matchSnapshotSchema },
  stopClock: { request: seenSchema, response: matchSnapshotSchema },
  /** The person has read a notice; no window shows it again. */
  dismissNotice: { request: v.strictObject({ id: noticeId }), response: nothing },
  /**
   * Begins to analyse a position, in place of what this window asked for before. Refused with `ERR_STRICT` for a game
   * that is being played in strict mode, and in a kiosk. What is found is told to this window alone.
   */
  startAnalysis: { request: analysisRequestSchema, response: nothing },
  /** Ends an analysis of this window; one that has ended already, or another, is no error. */
  stopAnalysis: { request: v.strictObject({ analysisId }), response: nothing },
  /** What the opening book and the matches that are kept know of a position; refused as `startAnalysis` is. */
  openings: { request: v.strictObject({ path: positionPathSchema }), response: openingsSchema },
  /** The matches that came through a position, or made a certain move there, the last changed first. */
  openingGames: {
    request: v.strictObject({ path: positionPathSchema, move: v.exactOptional(move) }),
    response: v.pipe(v.array(libraryRowSchema), v.maxLength(MAX_OPENING_GAMES)),
  },
  /** What is proved of the cells of a position, where its engine tells that; refused as `startAnalysis` is. */
  sights: { request: v.strictObject({ path: positionPathSchema }), response: sightingsSchema },
  /**
   * What is known of each position of a game; the rest is judged from then on, in the background, and told to every
   * window. Refused as `startAnalysis` is.
   */
  startReview: { request: reviewRequestSchema, response: reviewSchema },
  /** Judges no more of a game for now; `startReview` goes on where it was. */
  stopReview: { request: v.strictObject({ reviewId }), response: nothing },
  ...PUZZLE_CALLS,
  ...PROGRAM_CALLS,
  ...OPINION_CALLS,
  ...TOURNAMENT_CALLS,
} as const satisfies Record<CallName, CallShape>;

export const EVENTS = {
  ...CORE_EVENTS,
  analysisProgressed: analysisNewsSchema,
  reviewProgressed: reviewNewsSchema,
  transferProgressed: transferNewsSchema,
  /** To the window that had a program checked. */
  checkProgressed: checkNewsSchema,
  /** To the window that asked a program about a position. */
  opinionGiven: opinionSchema,
  /** Lines that were said with a program that plays. */
  programSaid: conversationSchema,
  /** How the tournament that goes on stands; a few times a second at most. */
  tournamentChanged: tournamentNewsSchema,
} as const satisfies Record<EventName, v.GenericSchema>;

export type CallRequest<C extends CallName> = v.InferOutput<(typeof CALLS)[C]['request']>;
export type CallResponse<C extends CallName> = v.InferOutput<(typeof CALLS)[C]['response']>;
export type EventPayload<E extends EventName> = v.InferOutput<(typeof EVENTS)[E]>;
export type CallError = v.InferOutput<typeof callErrorSchema>;

export type OtherLine = v.InferOutput<typeof otherLineSchema>;
export type MatchSnapshot = v.InferOutput<typeof matchSnapshotSchema>;
export type Thinking = v.InferOutput<typeof thinkingSchema>;
export type Settings = v.InferOutput<typeof settingsSchema>;
export type AppInfo = v.InferOutput<typeof appInfoSchema>;
