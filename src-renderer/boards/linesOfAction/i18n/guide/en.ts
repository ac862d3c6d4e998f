import { setupValue } from '../../../../../src-shared/core/setup.ts';
import type { LinesOfActionGuide } from '../linesOfActionWords.ts';

export const en: LinesOfActionGuide = {
  aim: 'Bring all your pieces together into one group, neighbours at corners included. A single piece is a group.',
  goalPicture: 'Black has won: the last stray piece has joined the others.',
  hands: [
    'Drag a piece to the square where it lands, or click or tap the piece and then the square. The squares that it reaches are marked, with the number of pieces on each line.',
    'A piece that is let go of elsewhere goes back, and so does one that is clicked again.',
  ],
  rules: (setup) => [
    'Black begins, then White and Black take turns. Move one of your pieces in a straight line, in any of the eight directions, exactly as many squares as there are pieces of both colours on that whole line.',
    'You may jump over your own pieces but not over the other side’s. Landing on one of those takes it.',
    'A move that brings only the other side’s pieces together wins for the other side.',
    setupValue(setup, 'rules') === 0
      ? 'A move that brings both sides’ pieces together is a draw.'
      : 'By tournament rules, a move that brings both sides’ pieces together wins for who made it, and a position that stands for the third time with the same side to move is a draw.',
    'If none of your pieces can move, you must pass. When neither side can move, the game is a draw.',
  ],
  pictures: {
    count: 'Three pieces stand on the column, so the piece goes three squares along it.',
    jump: 'Three on the row, so three squares: it jumps over its own piece.',
    capture: 'Two on the row, so two squares: it lands on the white piece and takes it.',
    blocked: 'Not allowed: a white piece is in the way, and only your own may be jumped over.',
  },
  levels: [
    'Just learning: thinks of your answer, overlooks some moves and chooses freely. A good first opponent.',
    'Careful beginner: thinks of your answer to every move, and often takes a lesser one.',
    'Club newcomer: thinks of your answer to every move, and mostly takes the best.',
    'Steady: looks a few moves ahead.',
    'Strong: looks at three times as much as the level below.',
    'Very strong: looks further still, and punishes small mistakes.',
    'Expert: searches deep and forgives little, in a fifth of its time.',
    'Master: searches for the whole thinking time.',
  ],
  setup: {
    rules: {
      name: 'Rules',
      choices: [
        {
          name: 'Handout',
          explanation: 'Both connected: a draw.',
        },
        {
          name: 'Tournament',
          explanation:
            'Both connected: the mover wins. The same position for the third time: a draw.',
        },
      ],
    },
  },
};
