import type { FileFault, StorageErrorCode } from '../../../src-shared/ipc/storage.ts';
import type { StorageMessages } from '../messages/storage.ts';
import { plural } from './grammar.ts';

const REASONS: Readonly<Record<StorageErrorCode, string>> = {
  ERR_DISK_FULL: 'the disk is full',
  ERR_READ_ONLY: 'the disk can only be read',
  ERR_NOT_ALLOWED: 'Quintet may not write into its data folder',
  ERR_BUSY: 'another program is holding the file',
  ERR_FOLDER_GONE: 'the data folder is not there any more',
  ERR_FOLDER_TAKEN: 'another Quintet has taken over the data folder',
  ERR_IN_THE_WAY: 'something else stands where the file belongs',
  ERR_STORAGE: 'the disk reports an error',
};

const ADVICE: Readonly<Partial<Record<StorageErrorCode, string>>> = {
  ERR_DISK_FULL: 'Make some room; it is tried again every few seconds.',
  ERR_FOLDER_GONE: 'Put it back, or connect its disk again; it is tried again every few seconds.',
  ERR_FOLDER_TAKEN: 'Close the other one; it is tried again every few seconds.',
};

const FAULTS: Readonly<Record<FileFault, string>> = {
  folder: 'it is a folder',
  special: 'it is not an ordinary file',
  unreadable: 'it can’t be read',
  tooLong: 'it is too long',
  notJson: 'it is not JSON',
  content: 'what it says makes no sense',
  newer: 'a later version of Quintet wrote it',
};

const kept = (name: string | undefined): string =>
  name === undefined ? 'It was left where it is.' : `It was kept as “${name}”.`;

const original = (name: string | undefined): string =>
  name === undefined ? '' : ` The file as it was is “${name}”.`;

/** What is said about files. */
export const storage: StorageMessages['storage'] = {
  /** Shown for as long as something on the table is not on the disk. */
  unsaved: (games, error) => {
    const what =
      games < 2 ? 'This game is' : `${plural(games, { one: '# game', other: '# games' })} are`;
    const advice = ADVICE[error] ?? 'It is tried again every few seconds.';
    return `${what} not saved: ${REASONS[error]}. You can play on. ${advice}`;
  },
  saving: 'Saving',
  savedAgain: 'Everything is saved again.',
  settingNotStored: (error) =>
    `That setting could not be stored: ${REASONS[error]}. It is as it was before.`,

  fileUnusable: (file, fault, place, keptAs) => {
    const why = place === undefined ? FAULTS[fault] : `${FAULTS[fault]} (at “${place}”)`;
    return `“${file}” can’t be used: ${why}. ${kept(keptAs)}`;
  },
  threadReplaced: {
    late: 'A search thread did not stop in time, so another one has taken its place.',
    crashed: 'A search thread ended unexpectedly, so another one has taken its place.',
  },
  backupUsed: (file) => `The copy before the last “${file}” was used instead.`,
  gameFile: (file, isOpened) =>
    isOpened ? `Not all of “${file}” could be read.` : `No game was found in “${file}”.`,
  movedAway: (file, keptAs) => `Something else stood where “${file}” belongs. ${kept(keptAs)}`,
  noBackup: (file) => `No copy of the last “${file}” can be kept beside it.`,
  settingsRepaired: (keys, keptAs) =>
    `Some settings could not be used: ${keys.join(', ')}. The others are as they were.${original(keptAs)}`,
  settingsNewer: (keptAs) =>
    `The settings come from a later version of Quintet; what this one knows was taken over.${original(keptAs)}`,
};
