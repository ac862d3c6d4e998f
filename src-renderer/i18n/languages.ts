/** The languages of the window, by their BCP 47 tags; the first is spoken where nothing else was chosen. */
export const LANGUAGES = ['en', 'zh-Hant', 'zh-Hans', 'de', 'fr', 'es', 'ja'] as const;

export type Language = (typeof LANGUAGES)[number];

/** A language whose words are loaded when it is chosen; English is there from the start. */
export type LaterLanguage = Exclude<Language, 'en'>;

/** The same words in every language: one that lacks them does not compile. */
export type Translations<Words> = { readonly en: Words } & Readonly<
  Record<LaterLanguage, () => Promise<Words>>
>;
