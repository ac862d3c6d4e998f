import { translated } from '../../../../src-renderer/i18n/i18n.svelte.ts';
import { en } from './i18n/en.ts';
import type { TicTacToeWords } from './i18n/ticTacToeWords.ts';

const english = (): Promise<TicTacToeWords> => Promise.resolve(en);

export const ticTacToeWords = translated<TicTacToeWords>({
  en,
  'zh-Hant': english,
  'zh-Hans': english,
  de: english,
  fr: english,
  es: english,
  ja: english,
});
