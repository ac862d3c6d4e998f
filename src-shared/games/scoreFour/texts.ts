import type { GameTexts } from '../../core/gameTexts.ts';
import { dialect, render } from './console.ts';
import { gtp } from './gtp.ts';
import type { ScoreFourPosition } from './position.ts';

export const texts: GameTexts<ScoreFourPosition> = { render, console: dialect, gtp };
