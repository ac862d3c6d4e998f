import { translated } from '../../i18n/i18n.svelte.ts';
import { en } from './i18n/en.ts';
import type { LinesOfActionWords } from './i18n/linesOfActionWords.ts';

export const linesOfActionWords = translated<LinesOfActionWords>({ en });
