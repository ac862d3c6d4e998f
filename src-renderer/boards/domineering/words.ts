import { translated } from '../../i18n/i18n.svelte.ts';
import { en } from './i18n/en.ts';
import type { DomineeringWords } from './i18n/domineeringWords.ts';

export const domineeringWords = translated<DomineeringWords>({ en });
