import { type Language, LANGUAGES } from './languages.ts';

/**
 * The language of the window.
 * @param setting a tag of one of ours; for anything else the person's own languages decide.
 * @param preferred what the browser says of them, the dearest first.
 */
export function chosenLanguage(
  setting: string,
  preferred: readonly string[],
  ours: readonly Language[] = LANGUAGES,
): Language {
  for (const tag of [setting, ...preferred]) {
    const found = ours.find((language) => isSame(language, tag));
    if (found !== undefined) return found;
  }
  return ours[0] ?? LANGUAGES[0];
}

/** Whether two tags name the same language in the same script; countries differ in less than that. */
function isSame(language: string, tag: string): boolean {
  const [ours, theirs] = [localeOf(language), localeOf(tag)];
  return ours !== undefined && ours.language === theirs?.language && ours.script === theirs.script;
}

/** With the script that is usual for it, as for `zh-TW`; `undefined` for what is no tag, as `system`. */
function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag).maximize();
  } catch {
    return undefined;
  }
}

/** What a language calls itself. */
export function languageName(language: Language): string {
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}
