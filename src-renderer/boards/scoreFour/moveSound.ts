import type { Move } from '../../../src-shared/core/move.ts';
import { beadsOn, type ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import type { MoveSound } from '../../sound/moveSound.ts';
import { landingMs } from '../../stage/fall.ts';
import { scoreFourView } from './view.svelte.ts';

/** A bead that falls along its peg; where only the layers are drawn it is there at once. */
export function soundOf(before: ScoreFourPosition, peg: Move): MoveSound {
  const height = beadsOn(before, peg);
  const isSeenToFall = scoreFourView.stage !== undefined;
  return {
    kind: 'fall',
    landingMs: isSeenToFall ? landingMs({ peg, height }) : 0,
    step: height,
  };
}
