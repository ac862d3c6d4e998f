import type { LessonStep } from '../../core/lesson.ts';

const setup = { rules: 0 };
const START = '1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b 0';

/** How far pieces go, what they jump over and take, what wins, and the piece that is better left alone. */
export const LESSONS = [
  { id: 'count', setup, position: START, cells: [3], turns: [{ accepts: ['d0-d2'] }] },
  { id: 'jump', setup, position: START, cells: [1], turns: [{ accepts: ['b0-h0'] }] },
  {
    id: 'capture',
    setup,
    position: '8/6b1/8/2b1w3/8/1b4w1/8/3w4 b 20',
    turns: [{ accepts: ['c3xe3', 'g1xe3', 'b5xd7'] }],
  },
  {
    id: 'connect',
    setup,
    position: '8/w7/7w/3bb3/3b4/4b3/1w6/5b2 b 20',
    cells: [61],
    turns: [{ accepts: ['f7-e6', 'f7-f6'] }],
  },
  {
    id: 'sacrifice',
    setup,
    position: 'b7/8/5w2/2w2ww1/8/8/2b5/2b4b b 20',
    cells: [26],
    turns: [{ refuses: ['c6xc3'] }],
  },
] as const satisfies readonly LessonStep[];
