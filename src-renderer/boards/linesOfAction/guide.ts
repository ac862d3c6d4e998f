import { translated } from '../../i18n/i18n.svelte.ts';
import { en } from './i18n/guide/en.ts';
import type { LinesOfActionGuide } from './i18n/linesOfActionWords.ts';

export const linesOfActionGuide = translated<LinesOfActionGuide>({
  en,
  'zh-Hant': async () => (await import('./i18n/guide/zh-Hant.ts')).zhHant,
  'zh-Hans': async () => (await import('./i18n/guide/zh-Hans.ts')).zhHans,
  de: async () => (await import('./i18n/guide/de.ts')).de,
  fr: async () => (await import('./i18n/guide/fr.ts')).fr,
  es: async () => (await import('./i18n/guide/es.ts')).es,
  ja: async () => (await import('./i18n/guide/ja.ts')).ja,
});
