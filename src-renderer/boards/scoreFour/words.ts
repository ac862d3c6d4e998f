import { translated } from '../../i18n/i18n.svelte.ts';
import { en } from './i18n/en.ts';
import type { ScoreFourWords } from './i18n/scoreFourWords.ts';

export const scoreFourWords = translated<ScoreFourWords>({ en });
