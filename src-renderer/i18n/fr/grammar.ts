import { makePlural } from '../plural.ts';
import type { Who } from '../who.ts';

export const plural = makePlural('fr');

const choices = new Intl.ListFormat('fr', { type: 'disjunction' });

/** One of several things: “A, B ou C”. */
export const oneOf = (items: readonly string[]): string => choices.format(items);

/** At the beginning of a sentence. */
export const subject = ({ name, isYou }: Who): string => (isYou ? 'Vous' : name);
/** The present of “avoir”, and what makes the past of most verbs. */
export const have = ({ isYou }: Who): string => (isYou ? 'avez' : 'a');
export const be = ({ isYou }: Who): string => (isYou ? 'êtes' : 'est');
export const win = ({ isYou }: Who): string => (isYou ? 'gagnez' : 'gagne');
/** After a preposition. */
export const object = ({ name, isYou }: Who): string => (isYou ? 'vous' : name);
