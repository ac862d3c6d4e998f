import type { Move } from '../../../src-shared/core/move.ts';
import {
  completedBy,
  type DotsPosition,
} from '../../../src-shared/games/dotsAndTriangles/position.ts';
import type { MoveSound } from '../../sound/moveSound.ts';
import { LANDING_MS } from '../shared/motion.ts';

/** A cord that is drawn taut, and the triangles it closes. */
export function soundOf(before: DotsPosition, line: Move): MoveSound {
  const closed = completedBy(before, line).length;
  if (closed === 0) return { kind: 'cord', landingMs: LANDING_MS };
  return { kind: 'triangle', landingMs: LANDING_MS, step: closed - 1 };
}
