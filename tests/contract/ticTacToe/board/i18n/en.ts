import { have, subject } from '../../../../../src-renderer/i18n/en/grammar.ts';
import type { TicTacToeWords } from './ticTacToeWords.ts';

const sides = ['Cross', 'Nought'] as const;

export const en: TicTacToeWords = {
  name: 'Tic-tac-toe',
  sides,
  blurb: 'Three in a row on nine cells.',
  refusals: {
    ERR_CELL_TAKEN: ({ cell }, name) => `Cell ${name(cell)} is taken.`,
  },
  threeInARow: (who) => `${subject(who)} ${have(who)} three in a row.`,
  full: 'The board is full.',
  board: 'Tic-tac-toe board',
  empty: (cell) => `cell ${cell}, empty`,
  taken: (cell, side) => `cell ${cell}, ${sides[side].toLowerCase()}`,
};
