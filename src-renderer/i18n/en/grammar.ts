import { makePlural } from '../plural.ts';
import type { Who } from '../who.ts';

export const plural = makePlural('en');

const lists = new Intl.ListFormat('en', { type: 'conjunction' });

const choices = new Intl.ListFormat('en', { type: 'disjunction' });

/** One of several things: “A, B or C”. */
export const oneOf = (items: readonly string[]): string => choices.format(items);

/** All of several things: “A, B and C”. */
export const list = (items: readonly string[]): string => lists.format(items);

/** At the beginning of a sentence. */
export const subject = ({ name, isYou }: Who): string => (isYou ? 'You' : name);
export const possessive = ({ name, isYou }: Who): string => (isYou ? 'your' : `${name}’s`);
export const be = ({ isYou }: Who): string => (isYou ? 'are' : 'is');
export const have = ({ isYou }: Who): string => (isYou ? 'have' : 'has');
export const win = ({ isYou }: Who): string => (isYou ? 'win' : 'wins');
