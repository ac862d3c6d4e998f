import { translated } from '../../i18n/i18n.svelte.ts';
import { en } from './i18n/en.ts';
import type { HexWords } from './i18n/hexWords.ts';

export const hexWords = translated<HexWords>({
  en,
  'zh-Hant': async () => (await import('./i18n/zh-Hant.ts')).zhHant,
  'zh-Hans': async () => (await import('./i18n/zh-Hans.ts')).zhHans,
  de: async () => (await import('./i18n/de.ts')).de,
  fr: async () => (await import('./i18n/fr.ts')).fr,
  es: async () => (await import('./i18n/es.ts')).es,
  ja: async () => (await import('./i18n/ja.ts')).ja,
});
