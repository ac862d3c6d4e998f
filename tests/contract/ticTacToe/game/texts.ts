import type { GameTexts } from '../../../../src-shared/core/gameTexts.ts';
import { dialect, render } from './console.ts';
import { gtp } from './gtp.ts';
import type { TicTacToePosition } from './rules.ts';

export const texts: GameTexts<TicTacToePosition> = { render, console: dialect, gtp };
