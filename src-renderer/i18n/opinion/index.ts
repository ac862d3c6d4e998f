import { translated } from '../i18n.svelte.ts';
import { en } from './en.ts';
import type { OpinionWords } from './opinionWords.ts';

export const opinionWords = translated<OpinionWords>({
  en,
  'zh-Hant': async () => (await import('./zh-Hant.ts')).zhHant,
  'zh-Hans': async () => (await import('./zh-Hans.ts')).zhHans,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  ja: async () => (await import('./ja.ts')).ja,
});
