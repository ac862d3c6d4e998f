import { en } from './en/index.ts';
import { translated } from './i18n.svelte.ts';
import type { Messages } from './messages/messages.ts';

const catalogue = translated<Messages>({
  en,
  'zh-Hant': async () => (await import('./zh-Hant/index.ts')).zhHant,
  'zh-Hans': async () => (await import('./zh-Hans/index.ts')).zhHans,
  de: async () => (await import('./de/index.ts')).de,
  fr: async () => (await import('./fr/index.ts')).fr,
  es: async () => (await import('./es/index.ts')).es,
  ja: async () => (await import('./ja/index.ts')).ja,
});

/**
 * The words of the window, in its language. Each area is read anew at every use; kept in a constant it would not change
 * with the language.
 */
export const messages: Messages = new Proxy(en, {
  get: (_, area: keyof Messages) => catalogue()[area],
});
