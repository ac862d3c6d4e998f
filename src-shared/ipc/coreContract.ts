import * as v from 'valibot';
import { CALL_ERRORS } from './callErrors.ts';
import { menuCommandSchema } from './menu.ts';
import { matchSnapshotSchema, revision, text } from './matchSnapshot.ts';
import { progressSchema } from './progress.ts';
import { settingsSchema } from './settings.ts';
import { showSchema } from './show.ts';
import { numberedNoticeSchema, savingSchema } from './storage.ts';

/*
 * What a window must be able to read from its first screen on: matches, settings and what is told of the program. It
 * loads the rest of the contract with the first screen that asks for more.
 */

/** What the person saw who asks for something; refused with `ERR_STALE` when the table is another by now. */
export const seen = { matchId: text, revision };

/** What a thinking player tells of its search. */
export const thinkingSchema = v.strictObject({
  ...progressSchema.entries,
  ...seen,
});

export const appInfoSchema = v.strictObject({
  version: text,
  host: v.picklist(['electron', 'browser']),
  /** What is not as it should be and nobody has dismissed yet, oldest first. */
  notices: v.array(numberedNoticeSchema),
  saving: savingSchema,
  /** What it was started to show, if for that. */
  show: v.exactOptional(showSchema),
});

/**
 * What a call answers when it can't do what it was asked; nothing has changed. The code is for the window, which says it
 * in its own words; the message is a sentence without its full stop, for whoever looks for the cause.
 */
export const callErrorSchema = v.strictObject({ code: v.picklist(CALL_ERRORS), message: text });

const nothing = v.undefined();

/** What the calls answer that a window makes from its first screen on. */
export const CORE_RESPONSES = {
  appInfo: appInfoSchema,
  quit: nothing,
  settings: settingsSchema,
  changeSettings: settingsSchema,
  currentMatch: v.optional(matchSnapshotSchema),
  latestMatches: v.array(matchSnapshotSchema),
  moveNow: nothing,
  dismissNotice: nothing,
  openMatch: matchSnapshotSchema,
  startMatch: matchSnapshotSchema,
  playMove: matchSnapshotSchema,
  undo: matchSnapshotSchema,
  redo: matchSnapshotSchema,
  restart: matchSnapshotSchema,
  resign: matchSnapshotSchema,
  startClock: matchSnapshotSchema,
  stopClock: matchSnapshotSchema,
} as const;

/** What a window is told from its first screen on. */
export const CORE_EVENTS = {
  matchChanged: matchSnapshotSchema,
  thinkingProgressed: thinkingSchema,
  settingsChanged: settingsSchema,
  noticed: numberedNoticeSchema,
  /** Before the answer to the call that could not be saved, and again when it could be after all. */
  savingChanged: savingSchema,
  /** A command was chosen in the menu of the system. */
  menuCommand: menuCommandSchema,
  /** More is known of the matches that are kept, or one of them has changed. */
  libraryChanged: v.undefined(),
  /** Everything was deleted: whatever a window knows is gone. */
  startedAnew: v.undefined(),
  programsChanged: v.undefined(),
  /** A game from outside is on the table, which the person wants to see. */
  gameOpened: v.undefined(),
} as const;
