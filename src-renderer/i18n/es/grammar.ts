import { makePlural } from '../plural.ts';
import type { Who } from '../who.ts';

export const plural = makePlural('es');

const choices = new Intl.ListFormat('es', { type: 'disjunction' });

/** One of several things: `A, B o C`. */
export const oneOf = (items: readonly string[]): string => choices.format(items);

/** The beginning of a sentence: `Ganas`, `Blanco gana`. @param you the verb alone, as it is said to who reads it. */
export const clause = ({ name, isYou }: Who, you: string, other: string): string =>
  isYou ? you : `${name} ${other}`;
