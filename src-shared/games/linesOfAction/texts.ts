import type { GameTexts } from '../../core/gameTexts.ts';
import { dialect, render } from './console.ts';
import { gtp } from './gtp.ts';
import type { LinesOfActionPosition } from './position.ts';

export const texts: GameTexts<LinesOfActionPosition> = { render, console: dialect, gtp };
