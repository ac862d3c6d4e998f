import { setupValue } from '../../../../../src-shared/core/setup.ts';
import type { HexGuide } from '../hexWords.ts';

export const en: HexGuide = {
  aim: 'O wins with a chain of pieces from the left edge to the right, X with one from the top to the bottom. One of them always comes about.',
  goalPicture: 'O has won: its chain joins left and right.',
  hands: ['Click or tap an empty cell to put a piece there.'],
  rules: (setup) => [
    'O begins, then X and O take turns to put a piece on any empty cell. Pieces never move and are never taken.',
    ...(setupValue(setup, 'swap') === 1
      ? [
          'One exception, the swap rule: instead of answering the first piece, X may take it over. It becomes an X, mirrored on the long diagonal, and O is to move.',
        ]
      : []),
  ],
  pictures: {
    bridge: 'A bridge: O’s two pieces share two empty cells, so X can’t part them.',
    kept: 'X has taken one of the two cells, and O the other: joined.',
    first: 'The swap rule: O has put down the first piece.',
    taken: 'X has taken it over: it is an X now, mirrored on the long diagonal.',
  },
  levels: [
    'Just learning: tries a handful of ideas and overlooks some cells. A good first opponent.',
    'Careful beginner: joins its edges when one stone is missing, and keeps you from joining yours.',
    'Club newcomer: plays out a few dozen games in its head before each move.',
    'Steady: plays out over a hundred games in its head, and blocks at a distance.',
    'Strong: thinks longer, and wastes no stone on a cell that cannot matter.',
    'Very strong: sees which stones are as good as joined, whatever you do.',
    'Expert: has learned where good moves lie, and reads ahead thousands of games.',
    'Master: reads for the whole thinking time, and proves a win where it can.',
  ],
  setup: {
    size: { name: 'Size' },
    swap: {
      name: 'Swap rule',
      explanation:
        'The second player may take over the first stone instead of answering it, so the first player opens fairly. Recommended for strong players.',
    },
  },
};
