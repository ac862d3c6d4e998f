import { translated } from '../../i18n/i18n.svelte.ts';
import { en } from './i18n/en.ts';
import type { DotsWords } from './i18n/dotsWords.ts';

export const dotsWords = translated<DotsWords>({ en });
