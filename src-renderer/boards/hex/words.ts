import { translated } from '../../i18n/i18n.svelte.ts';
import { en } from './i18n/en.ts';
import type { HexWords } from './i18n/hexWords.ts';

export const hexWords = translated<HexWords>({ en });
