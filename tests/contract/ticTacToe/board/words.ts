import { translated } from '../../../../src-renderer/i18n/i18n.svelte.ts';
import { en } from './i18n/en.ts';
import type { TicTacToeWords } from './i18n/ticTacToeWords.ts';

export const ticTacToeWords = translated<TicTacToeWords>({ en });
