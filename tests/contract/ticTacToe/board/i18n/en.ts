import { have, subject } from '../../../../../src-renderer/i18n/en/grammar.ts';
import type { TicTacToeWords } from './ticTacToeWords.ts';

const sides = ['Cross', 'Nought'] as const;

export const en: TicTacToeWords = {
  name: 'Tic-tac-toe',
  sides,
  blurb: 'Three in a row on nine cells.',
  aim: 'Get three of your marks in a row: upright, across or aslant.',
  goalPicture: 'Cross has won: three in the top row.',
  hands: ['Click or tap an empty cell.'],
  rules: () => [
    'Cross begins. Take turns to fill an empty cell; three of yours in a row, upright, across or aslant, win.',
  ],
  levels: [
    'Fills any cell.',
    'Takes three in a row when it can, and keeps you from it.',
    'Thinks of your answer.',
    'Looks a few cells ahead.',
    'Seldom loses.',
    'Hardly ever loses.',
    'Never loses.',
    'Has seen every game there is.',
  ],
  setup: {},
  refusals: {
    ERR_CELL_TAKEN: ({ cell }, name) => `Cell ${name(cell)} is taken.`,
  },
  threeInARow: (who) => `${subject(who)} ${have(who)} three in a row.`,
  full: 'The board is full.',
  board: 'Tic-tac-toe board',
  empty: (cell) => `cell ${cell}, empty`,
  taken: (cell, side) => `cell ${cell}, ${sides[side].toLowerCase()}`,
};
