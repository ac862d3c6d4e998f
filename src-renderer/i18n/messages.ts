import { en } from './en/index.ts';
import { i18n } from './i18n.svelte.ts';
import type { Translations } from './languages.ts';
import type { Messages } from './messages/messages.ts';

const CATALOGUE: Translations<Messages> = { en };

/**
 * The words of the window, in its language. Each area is read anew at every use; kept in a constant it would not change
 * with the language.
 */
export const messages: Messages = new Proxy(CATALOGUE.en, {
  get: (_, area: keyof Messages) => CATALOGUE[i18n.language][area],
});
