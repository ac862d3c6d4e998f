import { translated } from '../../../../i18n/i18n.svelte.ts';
import { en } from './en.ts';
import type { DotsEditingWords } from './editingWords.ts';

export const editingWords = translated<DotsEditingWords>({
  en,
  de: async () => (await import('./de.ts')).de,
  fr: async () => (await import('./fr.ts')).fr,
  es: async () => (await import('./es.ts')).es,
  ja: async () => (await import('./ja.ts')).ja,
  'zh-Hant': async () => (await import('./zh-Hant.ts')).zhHant,
  'zh-Hans': async () => (await import('./zh-Hans.ts')).zhHans,
});
