import * as v from 'valibot';
import { openNotesSchema } from './openNotes.ts';

/*
 * What main tells the windows about its files. It names a file, never a path, and says in codes what is wrong: the
 * windows put it into words.
 */

/** Why something could not be written. */
export const STORAGE_ERRORS = [
  'ERR_DISK_FULL',
  'ERR_READ_ONLY',
  'ERR_NOT_ALLOWED',
  /** Another program holds the file. */
  'ERR_BUSY',
  /** The data folder is not there any more. */
  'ERR_FOLDER_GONE',
  /** Another Quintet has taken the data folder while this one slept. */
  'ERR_FOLDER_TAKEN',
  /** Something stands where the file belongs and can't be moved away. */
  'ERR_IN_THE_WAY',
  'ERR_STORAGE',
] as const;

export type StorageErrorCode = (typeof STORAGE_ERRORS)[number];

/** Why a file could not be used. */
export const FILE_FAULTS = [
  'folder',
  /** A pipe, a device or the like. */
  'special',
  'unreadable',
  'tooLong',
  'notJson',
  /** Its text breaks the rules of such files. */
  'content',
  /** A later version of the program wrote it. */
  'newer',
] as const;

export type FileFault = (typeof FILE_FAULTS)[number];

/** What a search thread did. */
export const THREAD_FAULTS = ['late', 'crashed'] as const;

export type ThreadFault = (typeof THREAD_FAULTS)[number];

/** The longest text in a notice, characters. */
export const MAX_NOTICE_TEXT = 300;

const text = v.pipe(v.string(), v.maxLength(MAX_NOTICE_TEXT));
const fileName = v.pipe(v.string(), v.maxLength(255));

/** A file with a game, and what is to be said of it. */
export const gameFileSchema = v.strictObject({ name: fileName, notes: openNotesSchema });

/** Something that is not as it should be, while the program goes on. */
export const noticeSchema = v.variant('kind', [
  /** A search thread failed in the middle of a game, and another one has taken its place. */
  v.strictObject({ kind: v.literal('threadReplaced'), fault: v.picklist(THREAD_FAULTS) }),
  /** A file could not be used. Nothing of it is lost: it has another name now, or is where it was. */
  v.strictObject({
    kind: v.literal('fileUnusable'),
    file: fileName,
    keptAs: v.optional(fileName),
    fault: v.picklist(FILE_FAULTS),
    /** Where in the file, by its keys and with places counted from 0, e.g. `otherLines.0.moves.12`. */
    place: v.optional(text),
  }),
  /** The copy before the newest was used instead of a file. */
  v.strictObject({ kind: v.literal('backupUsed'), file: fileName }),
  /** A file from outside holds no game, or there is something to be said of it. */
  v.strictObject({
    kind: v.literal('gameFile'),
    file: fileName,
    isOpened: v.boolean(),
    notes: openNotesSchema,
  }),
  /** Something that stood in the place of a file was moved. */
  v.strictObject({ kind: v.literal('movedAway'), file: fileName, keptAs: fileName }),
  /** No copy of the last version of a file can be kept. */
  v.strictObject({ kind: v.literal('noBackup'), file: fileName }),
  /** Some of the settings could not be used; the file as it was is kept. */
  v.strictObject({
    kind: v.literal('settingsRepaired'),
    keptAs: v.optional(fileName),
    keys: v.pipe(v.array(text), v.maxLength(20), v.readonly()),
  }),
  /** The settings come from a later version of the program; what is known was taken over. */
  v.strictObject({ kind: v.literal('settingsNewer'), keptAs: v.optional(fileName) }),
]);

export type Notice = v.InferOutput<typeof noticeSchema>;

export const noticeId = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** A notice with the number by which a window dismisses it. */
export const numberedNoticeSchema = v.strictObject({
  id: noticeId,
  notice: noticeSchema,
});

export type NumberedNotice = v.InferOutput<typeof numberedNoticeSchema>;

/** What is on the table but not on the disk. */
export const savingSchema = v.strictObject({
  /** Matches that exist in memory alone, or whose last changes do. */
  waiting: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Why, when any do. */
  error: v.optional(v.picklist(STORAGE_ERRORS)),
});

export type Saving = v.InferOutput<typeof savingSchema>;
