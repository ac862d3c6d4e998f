import { plural } from '../en/grammar.ts';
import type { TransferWords } from './transferWords.ts';

export const en: TransferWords = {
  exportTitle: 'Export everything',
  exportText:
    'Writes one file with all games, titles and tags, tournaments, settings, and how far you have come with puzzles and tutorials. Deleted games and reviews are left out.',
  exportNow: 'Export',
  exporting: 'Writing …',
  exported: (matches) =>
    plural(matches, { one: '# game was written.', other: '# games were written.' }),
  importTitle: 'Import',
  importText:
    'Adds what a file made with “Export everything” holds. You see what that is before anything is changed, and no game that is here is lost or shortened.',
  choose: 'Choose a file …',
  reading: 'Reading …',
  adding: 'Adding …',
  faults: {
    other:
      'This is no file made with “Export everything”. A single game is opened with “Open a game”.',
    newer: 'A later version of Quintet wrote this file.',
    tooLong: 'This file is too large.',
    nothing: 'There is nothing in this file that could be added.',
  },
  from: (date, version) => `Written on ${date} by Quintet ${version}.`,
  added: (count) => plural(count, { one: '# new game', other: '# new games' }),
  known: (count) =>
    plural(count, { one: '# game that is here already', other: '# games that are here already' }),
  longer: (count) =>
    plural(count, {
      one: '# game that goes on further in the file',
      other: '# games that go on further in the file',
    }),
  both: (count) =>
    plural(count, {
      one: '# game that went on differently: both are kept',
      other: '# games that went on differently: both are kept',
    }),
  tournaments: (count) => plural(count, { one: '# tournament', other: '# tournaments' }),
  refused: (count) =>
    plural(count, { one: '# damaged entry, left out', other: '# damaged entries, left out' }),
  failed: (count) =>
    plural(count, { one: '# game could not be stored', other: '# games could not be stored' }),
  refusedLine: (line, reason) => `Line ${line}: ${reason}`,
  cutOff: 'The file ends too soon; what is there is good.',
  puzzles: 'How far you have come with puzzles and tutorials',
  withSettings: 'Take over the settings too',
  importNow: 'Import',
  imported: 'Imported:',
  deleteTitle: 'Delete everything',
  deleteText:
    'All games, results, tournaments, settings and progress are deleted from this computer, deleted games too. This can’t be undone; export everything first if you may want it back.',
  deleteNow: 'Delete everything now',
  notDeleted: 'Not everything could be deleted.',
  cancel: 'Cancel',
  close: 'Close',
};
