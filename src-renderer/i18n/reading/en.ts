import { list, oneOf, plural } from '../en/grammar.ts';
import type { ReadingWords } from './readingWords.ts';

export const en: ReadingWords = {
  all: (groups) => groups.join('; '),
  none: 'none',
  pegs: (pegs) => `Pegs from the bottom up: ${pegs.join('; ')}.`,
  emptyBoard: 'The board is empty.',
  noThreats: 'Nothing threatens at once.',
  canWin: (side, moves) => `${side} wins with ${oneOf(moves)}, if it is to move.`,
  inDanger: (side, places) => `${side} can lose a piece on ${list(places)}.`,
  closing: (lines) => `Lines that close something: ${lines.join('; ')}.`,
  nothingCloses: 'No line closes a triangle.',
  noClock: 'This game is played without a clock.',
  moves: (count, texts) =>
    `${plural(count, { one: '# move', other: '# moves' })}: ${texts.join(', ')}.`,
  manyMoves: (count) =>
    `${plural(count, { one: '# move', other: '# moves' })}, too many to be told.`,
};
