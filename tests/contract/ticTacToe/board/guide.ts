import { translated } from '../../../../src-renderer/i18n/i18n.svelte.ts';
import { en } from './i18n/guide/en.ts';
import type { TicTacToeGuide } from './i18n/ticTacToeWords.ts';

const english = (): Promise<TicTacToeGuide> => Promise.resolve(en);

export const ticTacToeGuide = translated<TicTacToeGuide>({
  en,
  'zh-Hant': english,
  'zh-Hans': english,
  de: english,
  fr: english,
  es: english,
  ja: english,
});
