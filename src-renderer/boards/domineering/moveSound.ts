import type { MoveSound } from '../../sound/moveSound.ts';
import { LANDING_MS } from '../shared/motion.ts';

/** A domino on its tray. */
export const soundOf = (): MoveSound => ({ kind: 'tray', landingMs: LANDING_MS });
