import type { LessonStep } from '../../core/lesson.ts';

const setup = {};

/** Peg and height, the kinds of line, two threats at once, and the peg that nobody wants to play. */
export const LESSONS = [
  { id: 'peg', setup, position: '-/-/-/-/-/-/-/-/-/-/-/-/-/-/-/- w', turns: [{}] },
  {
    id: 'height',
    setup,
    position: '-/w/-/-/-/-/b/-/-/w/b/-/-/-/-/- w',
    turns: [{ accepts: ['B1', 'C2', 'B3', 'C3'] }],
  },
  {
    id: 'row',
    setup,
    position: 'w/w/w/-/-/-/-/-/-/b/-/-/b/-/b/- w',
    cells: [0, 1, 2],
    turns: [{ accepts: ['D1'] }],
  },
  {
    id: 'upright',
    setup,
    position: 'b/-/-/-/-/www/-/-/-/-/b/-/-/-/-/b w',
    turns: [{ accepts: ['B2'] }],
  },
  {
    id: 'wall',
    setup,
    position: 'w/bw/wbw/bwb/-/-/-/-/-/-/-/-/-/-/-/b w',
    cells: [0, 17, 34],
    turns: [{ accepts: ['D1'] }],
  },
  {
    id: 'space',
    setup,
    position: 'w/-/-/-/-/bw/-/-/-/-/wbw/-/b/-/-/bwb w',
    cells: [0, 21, 42],
    turns: [{ accepts: ['D4'] }],
  },
  {
    id: 'double',
    setup,
    position: 'w/w/-/-/-/b/w/-/b/-/w/b/-/b/-/- w',
    turns: [{ accepts: ['C1'], reply: 'D1' }, { accepts: ['C4'] }],
  },
  {
    id: 'deadly',
    setup,
    position: 'wb/wb/bb/-/-/-/-/-/-/w/-/-/-/-/w/- w',
    cells: [16, 17, 18],
    turns: [{ refuses: ['D1'] }],
  },
] as const satisfies readonly LessonStep[];
