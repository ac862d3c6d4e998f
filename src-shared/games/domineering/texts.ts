import type { GameTexts } from '../../core/gameTexts.ts';
import { dialect, render } from './console.ts';
import { gtp } from './gtp.ts';
import type { DomineeringPosition } from './position.ts';

export const texts: GameTexts<DomineeringPosition> = { render, console: dialect, gtp };
