import { plural } from '../../../../i18n/en/grammar.ts';
import type { LinesOfActionMotiveWords } from './motiveWords.ts';

export const en: LinesOfActionMotiveWords = {
  wins: 'Joins all pieces into one group.',
  stopsWin: (other, move) => `Stops ${other}, who would win with ${move}.`,
  unstoppable: (other) => `Wins with the next move, whatever ${other} does.`,
  threatens: (move) => `Threatens to win with ${move}.`,
  isolates: (other, square, groups) =>
    plural(groups, { other: `Captures on ${square} and leaves ${other} in # groups.` }),
  captures: (other, square, left) =>
    plural(left, {
      one: `Captures on ${square}; ${other} has # piece left.`,
      other: `Captures on ${square}; ${other} has # pieces left.`,
    }),
  joins: (before, groups) =>
    plural(groups, {
      one: `Joins: # group instead of ${before}.`,
      other: `Joins: # groups instead of ${before}.`,
    }),
};
