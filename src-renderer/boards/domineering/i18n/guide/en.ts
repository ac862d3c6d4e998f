import { setupValue } from '../../../../../src-shared/core/setup.ts';
import type { DomineeringGuide } from '../domineeringWords.ts';

const sides = ['Vertical', 'Horizontal'] as const;

export const en: DomineeringGuide = {
  aim: 'Lay the last domino: if you can’t lay one on your turn, you lose. There is never a draw.',
  goalPicture: 'Vertical has won: Horizontal finds no room in the hatched cells.',
  hands: [
    'Point at a cell, and the domino that would lie there is shown; click or tap to lay it.',
    'Near the edge of a cell it is the domino that reaches over that edge.',
  ],
  rules: (setup) => [
    `Vertical lays dominoes upright, Horizontal lays them across; ${sides[setupValue(setup, 'starter') === 0 ? 0 : 1]} begins, and they take turns. A domino covers two empty cells.`,
  ],
  pictures: {
    laid: 'Vertical’s dominoes stand, Horizontal’s lie; each covers two cells.',
    own: 'The marked place is Vertical’s alone: Horizontal finds no room across it.',
  },
  levels: [
    'Just learning: lays its dominoes almost anywhere. A good first opponent.',
    'Beginner: mostly lays where it keeps room for itself, and overlooks some places.',
    'Club newcomer: thinks of your answer, and still chooses rather freely.',
    'Steady: thinks of your answer to each domino, and takes room from you.',
    'Strong: reads a few dominoes ahead.',
    'Very strong: reads further, and punishes small mistakes.',
    'Expert: finds out who wins as soon as the board is small enough.',
    'Master: spends the whole thinking time on finding out who wins.',
  ],
  setup: {
    rows: { name: 'Rows' },
    columns: { name: 'Columns' },
    starter: { name: 'First to move', choices: [{ name: sides[0] }, { name: sides[1] }] },
  },
};
