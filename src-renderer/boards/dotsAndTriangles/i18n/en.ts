import { have, plural, subject } from '../../../i18n/en/grammar.ts';
import type { DotsWords } from './dotsWords.ts';

const triangles = (count: number): string =>
  plural(count, { one: '# triangle', other: '# triangles' });

export const en: DotsWords = {
  name: 'Dots and Triangles',
  sides: ['Player 1', 'Player 2'],
  blurb: 'Draw lines between dots and close more triangles than the other.',
  refusals: {
    ERR_LINE_DRAWN: ({ line }, name) => `Line ${name(line)} is already drawn.`,
  },
  hasMore: (who, more, fewer) =>
    `${subject(who)} ${have(who)} more triangles, ${more} to ${fewer}.`,
  asMany: (count) => `Both have ${triangles(count)}.`,
  board: (shape, lines) => `Dots and Triangles, ${shape} of ${lines} lines`,
  drawn: (line) => `line ${line}, drawn`,
  open: (line) => `line ${line}, not drawn`,
  closes: (count, earnsTurn) => `, closes ${triangles(count)}${earnsTurn ? ', extra turn' : ''}`,
  move: (line) => `line ${line}`,
  card: 'Triangles',
  triangles,
  left: (count) => plural(count, { one: '# line left to draw.', other: '# lines left to draw.' }),
  extraTurn: 'An extra turn, the last in a row.',
  rule: 'Closing a triangle earns one extra turn, never a third in a row.',
  captions: {
    closes: (side, count, movesAgain) =>
      `${side} closes ${triangles(count)}${movesAgain ? ' and moves again' : ''}.`,
    offers: (side) => `${side} can close a triangle now.`,
    nothingSafe: 'From now on every line closes a triangle or gives one away.',
    decided: (side) => `${side} can’t be overtaken any more.`,
  },
};
