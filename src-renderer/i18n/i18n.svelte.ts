import { type Language, LANGUAGES, type Translations } from './languages.ts';

/** Loads the words of one catalogue in a language, unless they are there. */
type Load = (language: Language) => Promise<void>;

class I18n {
  /** What the window speaks now; whatever was read of its words is read again when it changes. */
  language: Language = $state(LANGUAGES[0]);

  /** What it is to speak: another language for as long as the words of that are being loaded. */
  #wanted: Language = LANGUAGES[0];
  readonly #catalogues: Load[] = [];

  /**
   * Speaks a language as soon as all its words are there; the last one that was asked for is the one that is spoken.
   * Rejects when its words can't be loaded; the window goes on in the language it has.
   */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    try {
      await this.#load(language);
    } catch (error) {
      if (this.#wanted === language) this.#wanted = this.language;
      throw error;
    }
    if (this.#wanted === language) this.language = language;
  }

  /** Resolves when the catalogues that came later can be read too. Rejects when their words can't be loaded. */
  async catchUp(): Promise<void> {
    await this.#load(this.language);
    if (this.#wanted !== this.language) await this.#load(this.#wanted);
  }

  /** Makes a catalogue one of those that are loaded for a language. */
  add(load: Load): void {
    this.#catalogues.push(load);
  }

  /** Loads all words of a language, also of catalogues that come while others are being loaded. */
  async #load(language: Language): Promise<void> {
    let count = 0;
    while (count < this.#catalogues.length) {
      count = this.#catalogues.length;
      await Promise.all(this.#catalogues.map((load) => load(language)));
    }
  }
}

export const i18n = new I18n();

/**
 * What reads words in the language of the window. To be called wherever they are used, never once and for all: only so
 * they change with the language. English comes with whoever imports this, so what only a later screen says has a
 * catalogue of its own, and `loadLater` has the other languages.
 */
export function translated<Words>(translations: Translations<Words>): () => Words {
  const loaded: Partial<Record<Language, Words>> = { en: translations.en };
  i18n.add(async (language) => {
    if (language === 'en' || loaded[language] !== undefined) return;
    loaded[language] = await translations[language]();
  });
  return () => loaded[i18n.language] ?? translations.en;
}
