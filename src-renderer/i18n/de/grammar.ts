import { makePlural } from '../plural.ts';
import type { Who } from '../who.ts';

export const plural = makePlural('de');

const choices = new Intl.ListFormat('de', { type: 'disjunction' });

/** One of several things: `A, B oder C`. */
export const oneOf = (items: readonly string[]): string => choices.format(items);

/** The beginning of a sentence: `Du gewinnst`, `Weiß gewinnt`. @param you the verb as it goes with `du`. */
export const clause = ({ name, isYou }: Who, you: string, other: string): string =>
  isYou ? `Du ${you}` : `${name} ${other}`;

/** After `für`. */
export const accusative = ({ name, isYou }: Who): string => (isYou ? 'dich' : name);
