import { type Language, LANGUAGES, type Translations } from './languages.ts';

class I18n {
  /** What the window speaks now; whatever was read of its words is read again when it changes. */
  language: Language = $state(LANGUAGES[0]);
}

export const i18n = new I18n();

/**
 * What reads words in the language of the window. To be called wherever they are used, never once and for all: only so
 * they change with the language.
 */
export const translated =
  <Words>(translations: Translations<Words>): (() => Words) =>
  () =>
    translations[i18n.language];
