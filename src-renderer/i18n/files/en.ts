import { plural } from '../en/grammar.ts';
import type { FilesWords } from './filesWords.ts';

export const en: FilesWords = {
  openTitle: 'Open a game',
  explanation:
    'SGF, a link to HexWorld or trmph, a list of moves, GTP commands, a position’s code or a file of Quintet. You can also drop a file or text anywhere, or paste it on the board. The game on the table is put away as it stands, and kept.',
  choose: 'Choose a file …',
  paste: 'Or paste a game',
  open: 'Open',
  cancel: 'Cancel',
  opened: 'The game is open',
  toGame: 'To the game',
  errors: {
    ERR_FORMAT_UNKNOWN: 'No game was found in it that Quintet can read.',
    ERR_FORMAT_TOO_LARGE: 'It is too large.',
    ERR_FORMAT_GAME: 'It holds a game that Quintet does not have.',
    ERR_FORMAT_SETUP: 'It has a board or a starting position that can’t be played here.',
    ERR_FORMAT_CONTENT: 'This file of Quintet is damaged.',
    ERR_FORMAT_NEWER: 'A later version of Quintet wrote this file.',
  },
  notes: {
    broken: (line, column, offset) =>
      `The file is broken at line ${line}, column ${column} (byte ${offset}). What stands before that was read.`,
    leftOut: (where) => `A part of the file, “${where}”, could not be used; the rest was read.`,
    badMove: (number, move) =>
      `Move ${number}, “${move}”, can’t be made. The game was opened up to there.`,
    linesLeftOut: (count) =>
      plural(count, {
        one: '# variation was left out or cut short.',
        other: '# variations were left out or cut short.',
      }),
    commentsCut: 'Not all comments could be kept.',
    swap: {
      pieces: 'The swap was read as one that moves the stone to its mirror image.',
      sides: 'The swap was read as one in which the players exchange their sides.',
    },
    results: { draw: 'a draw', open: 'no end yet', won: (side) => `a win for ${side}` },
    result: (told, board) => `The file tells of ${told}; by the board it is ${board}.`,
    moreGames: 'The file holds more games. The first one was opened.',
    charset: (name) => `The text was taken for ${name}.`,
  },
  saveTitle: 'Save or copy the game',
  format: 'Format',
  formats: {
    sgf: 'SGF',
    moves: 'List of moves',
    hexWorld: 'Link to HexWorld',
    gtp: 'GTP commands',
    code: 'Code of the position',
    json: 'Quintet',
  },
  formatsExplained: {
    sgf: 'Everything: variations, comments, names and result. Many programs read it.',
    moves: 'The current line, for people.',
    hexWorld: 'The current line, to be looked at in the web.',
    gtp: 'The current line, for engines.',
    code: 'The board as it stands now, without how it came about.',
    json: 'Everything, for Quintet itself.',
  },
  text: 'Text',
  save: 'Save',
  copy: 'Copy',
  close: 'Close',
  saved: 'Saved.',
  copied: 'Copied.',
  notCopied: 'The text could not be copied. It is marked; copy it with your keyboard.',
  remarks: 'From the file',
  player: (side, name) => `${side}: ${name}`,
};
