import type { LessonStep } from '../../core/lesson.ts';

const small = { size: 5, swap: 0 };
const middle = { size: 7, swap: 0 };

/** The chain, bridges between stones and to the edge, a ladder, and the swap rule. */
export const LESSONS = [
  {
    id: 'chain',
    setup: small,
    position: '..x../oo.oo/.x.../.x.../.x... o',
    turns: [{ accepts: ['C1'] }],
  },
  {
    id: 'bridge',
    setup: middle,
    position: '......./......./....x../..o..../......./......./....... o',
    cells: [23],
    turns: [{ accepts: ['D1', 'B2', 'A4', 'D4', 'B5'] }],
  },
  {
    id: 'answer',
    setup: middle,
    position: '......./....o../...x.../...o.../.....x./......./....... o',
    turns: [{ accepts: ['E2'] }],
  },
  {
    id: 'edge',
    setup: small,
    position: '...../..x../.oooo/xx.../..x.. o',
    turns: [{ accepts: ['A2'] }],
  },
  {
    id: 'ladder',
    setup: small,
    position: 'x.ooo/x.x.o/..x.o/..x../o.x.. o',
    turns: [
      { accepts: ['B1'], reply: 'A2' },
      { accepts: ['B2'], reply: 'A3' },
      { accepts: ['B3'] },
    ],
  },
  {
    id: 'swap',
    setup: { size: 3, swap: 1 },
    position: '.../.o./... x',
    turns: [{ accepts: ['swap'] }],
  },
] as const satisfies readonly LessonStep[];
