import type { Language } from './languages.ts';

/** What is said of a count, by the plural categories of the language; `#` stands for the count. */
export type PluralForms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>> & {
  readonly other: string;
};

/** @param written the count as it is to be written, where not in full. */
export type Plural = (count: number, forms: PluralForms, written?: string) => string;

/** How counts are told in a language. */
export function makePlural(language: Language): Plural {
  const rules = new Intl.PluralRules(language);
  const numbers = new Intl.NumberFormat(language);
  return (count, forms, written = numbers.format(count)) =>
    (forms[rules.select(count)] ?? forms.other).replace('#', written);
}
