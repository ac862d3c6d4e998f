import { have, plural, subject } from '../../../i18n/en/grammar.ts';
import type { DotsWords } from './dotsWords.ts';

const triangles = (count: number): string =>
  plural(count, { one: '# triangle', other: '# triangles' });

export const en: DotsWords = {
  name: 'Dots and Triangles',
  sides: ['Player 1', 'Player 2'],
  blurb: 'Draw lines between dots and close more triangles than the other.',
  aim: 'Own more triangles than the other when all lines are drawn. As many each is a draw.',
  goalPicture: 'Player 2 has won, by four triangles to two.',
  hands: ['Click or tap between two dots to draw the line that joins them.'],
  rules: () => [
    'Player 1 begins. Take turns to draw a line between two neighbouring dots. Draw the third side of a triangle and it is yours; one line can close two triangles.',
    'Having closed a triangle you draw one more line. What that line closes is yours too, but there is never a third line in a row.',
  ],
  levels: [
    'Just learning: overlooks triangles that could be closed. A good first opponent.',
    'Careful beginner: closes what it can, and often leaves you something to close.',
    'Club newcomer: sees what each line lets you close, and still gives some away.',
    'Steady: gives fewer triangles away.',
    'Strong: seldom gives a triangle away without need.',
    'Very strong: counts what the next lines are worth.',
    'Expert: counts further ahead, to the end when few lines are left.',
    'Master: counts for the whole thinking time. On the smallest boards it knows every position.',
  ],
  setup: {
    shape: { name: 'Board', choices: [{ name: 'Hexagon' }, { name: 'Triangle' }] },
    size: { name: 'Side length' },
  },
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
