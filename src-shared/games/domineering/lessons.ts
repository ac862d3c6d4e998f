import type { LessonStep } from '../../core/lesson.ts';

const setup = { rows: 4, columns: 4, starter: 0 };

/** Laying, places of one’s own, the other side’s places, and who lays last. */
export const LESSONS = [
  { id: 'lay', setup, position: '0', turns: [{}] },
  { id: 'safe', setup, position: '10001000022', turns: [{ accepts: ['3', '7', '8'] }] },
  { id: 'prevent', setup, position: '1100110002200220', turns: [{ accepts: ['8'] }] },
  { id: 'parity', setup, position: '22100010000', turns: [{ accepts: ['10'] }] },
  { id: 'room', setup, position: '1000100000000022', turns: [{ accepts: ['3', '8'] }] },
] as const satisfies readonly LessonStep[];
