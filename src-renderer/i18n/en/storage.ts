import type { StorageErrorCode } from '../../../src-shared/ipc/storage.ts';
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

/** What is said of saving. */
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
};
