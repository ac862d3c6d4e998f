import type { GameTexts } from '../../core/gameTexts.ts';
import { dialect, render } from './console.ts';
import { gtp } from './gtp.ts';
import type { HexPosition } from './position.ts';

export const texts: GameTexts<HexPosition> = { render, console: dialect, gtp };
