import type { LessonStep } from '../../core/lesson.ts';

const setup = { shape: 0, size: 1 };

/** Closing triangles, the extra turn and its limit, and counting what is left. */
export const LESSONS = [
  { id: 'line', setup, position: '0 1', turns: [{}] },
  { id: 'extra', setup, position: '100001000110000000 1', turns: [{ accepts: ['7'] }, {}] },
  { id: 'two', setup, position: '110101000000000000 1', turns: [{ accepts: ['3'] }] },
  {
    id: 'limit',
    setup,
    position: '11010101001000000 1',
    turns: [{ accepts: ['4', '6', '10'] }, { accepts: ['1', '4', '6', '8', '10', '11'] }],
  },
  {
    id: 'safe',
    setup,
    position: '110000010010000000 1',
    turns: [{ accepts: ['5', '12'] }],
  },
  {
    id: 'parity',
    setup,
    position: '10100010100000000 1',
    turns: [{ accepts: ['1', '3', '6', '9', '12'] }],
  },
] as const satisfies readonly LessonStep[];
