import type { GameTexts } from '../../core/gameTexts.ts';
import { dialect, render } from './console.ts';
import { gtp } from './gtp.ts';
import type { DotsPosition } from './position.ts';

export const texts: GameTexts<DotsPosition> = { render, console: dialect, gtp };
