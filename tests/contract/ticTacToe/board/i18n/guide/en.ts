import type { TicTacToeGuide } from '../ticTacToeWords.ts';

export const en: TicTacToeGuide = {
  aim: 'Get three of your marks in a row: upright, across or aslant.',
  goalPicture: 'Cross has won: three in the top row.',
  hands: ['Click or tap an empty cell.'],
  rules: () => [
    'Cross begins. Take turns to fill an empty cell; three of yours in a row, upright, across or aslant, win.',
  ],
  pictures: {},
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
};
