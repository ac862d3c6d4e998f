import type { FileFault } from '../../../src-shared/ipc/storage.ts';
import type { NoticesWords } from './noticesWords.ts';

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

export const en: NoticesWords = {
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
