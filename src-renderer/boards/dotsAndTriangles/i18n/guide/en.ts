import type { DotsGuide } from '../dotsWords.ts';

export const en: DotsGuide = {
  aim: 'Own more triangles than the other when all lines are drawn. As many each is a draw.',
  goalPicture: 'Player 2 has won, by four triangles to two.',
  hands: ['Click or tap between two dots to draw the line that joins them.'],
  rules: () => [
    'Player 1 begins. Take turns to draw a line between two neighbouring dots. Draw the third side of a triangle and it is yours; one line can close two triangles.',
    'Having closed a triangle you draw one more line. What that line closes is yours too, but there is never a third line in a row.',
  ],
  pictures: {
    closed: 'Player 1 has drawn the third side: the triangle is theirs, and they draw once more.',
    two: 'One line that closes two triangles.',
    limit:
      'Player 1 has closed one triangle, and another with the extra line. The marked line is left to Player 2.',
  },
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
};
