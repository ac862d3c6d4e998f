import type { Move } from '../../../src-shared/core/move.ts';
import { PASS, toOf } from '../../../src-shared/games/linesOfAction/moves.ts';
import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
import type { MoveSound } from '../../sound/moveSound.ts';
import { USUAL_MOTION_MS } from '../shared/motion.ts';

/** A disc that slides to its square, and into the one that it takes. */
export function soundOf(before: LinesOfActionPosition, move: Move): MoveSound | undefined {
  if (move === PASS) return undefined;
  const isCapture = before.cells[toOf(move)] !== undefined;
  return { kind: isCapture ? 'capture' : 'slide', landingMs: USUAL_MOTION_MS };
}
