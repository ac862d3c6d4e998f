import { plural } from '../en/grammar.ts';
import type { HintWords } from './hintWords.ts';

export const en: HintWords = {
  idea: 'Idea',
  why: 'Why',
  searching: 'Looking for an idea …',
  noIdea: 'No single idea decides here. Ask again and you see the move.',
  showMove: 'Show the move',
  move: (move) => `Best found: ${move}.`,
  close: 'Close',
  noReason: 'There is no short reason for that move.',
  otherwise: 'The figures on the board show what would follow otherwise.',
  failed: 'No move could be found just now.',
  taken: (count) => plural(count, { one: '# hint taken.', other: '# hints taken.' }),
};
