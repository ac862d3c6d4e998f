/** The languages of the window, by their BCP 47 tags; the first is spoken where nothing else was chosen. */
export const LANGUAGES = ['en'] as const;

export type Language = (typeof LANGUAGES)[number];

/** The same words in every language: one that lacks them does not compile. */
export type Translations<Words> = Readonly<Record<Language, Words>>;
