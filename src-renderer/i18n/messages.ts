import { en } from './en/index.ts';
import { i18n } from './i18n.svelte.ts';
import type { Translations } from './languages.ts';
import type { ErrorMessages } from './messages/errors.ts';
import type { HomeMessages } from './messages/home.ts';
import type { MatchMessages } from './messages/match.ts';
import type { StorageMessages } from './messages/storage.ts';
import type { WindowMessages } from './messages/window.ts';

/** What every language must provide: the words of the window that belong to no game. */
export interface Messages
  extends WindowMessages, HomeMessages, MatchMessages, StorageMessages, ErrorMessages {}

const CATALOGUE: Translations<Messages> = { en };

/**
 * The words of the window, in its language. Each area is read anew at every use; kept in a constant it would not change
 * with the language.
 */
export const messages: Messages = new Proxy(CATALOGUE.en, {
  get: (_, area: keyof Messages) => CATALOGUE[i18n.language][area],
});
