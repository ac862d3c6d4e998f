import { type Language, LANGUAGES, type Translations } from './languages.ts';

/** Loads the words of one catalogue in a language, unless they are there. */
type Load = (language: Language) => Promise<void>;

class I18n {
  /** What the window speaks now; whatever was read of its words is read again when it changes. */
  language: Language = $state(LANGUAGES[0]);

  #wanted: Language = LANGUAGES[0];
  readonly #catalogues: Load[] = [];

  /**
   * Speaks a language as soon as all its words are there; the last one that was asked for is the one that is spoken.
   * Rejects when its words can't be loaded; the window goes on in the language it has.
   */
  async speak(language: Language): Promise<void> {
    this.#wanted = language;
    await Promise.all(this.#catalogues.map((load) => load(language)));
    if (this.#wanted === language) this.language = language;
  }

  /** Loads what a catalogue lacks that was added after its language was spoken: it came with something loaded later. */
  async catchUp(): Promise<void> {
    const languages = new Set([this.language, this.#wanted]);
    await Promise.all([...languages].flatMap((each) => this.#catalogues.map((load) => load(each))));
  }

  /** Makes a catalogue one of those that are loaded for a language. */
  add(load: Load): void {
    this.#catalogues.push(load);
  }
}

export const i18n = new I18n();

/**
 * What reads words in the language of the window. To be called wherever they are used, never once and for all: only so
 * they change with the language.
 */
export function translated<Words>(translations: Translations<Words>): () => Words {
  const loaded: Partial<Record<Language, Words>> = { en: translations.en };
  i18n.add(async (language) => {
    if (language === 'en' || loaded[language] !== undefined) return;
    loaded[language] = await translations[language]();
  });
  return () => loaded[i18n.language] ?? translations.en;
}
