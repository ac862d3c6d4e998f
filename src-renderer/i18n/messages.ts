import { en } from './en.ts';

/** What a language must provide: the same entries as the English catalogue, in the same places. */
export type Messages = typeof en;

/** The words the app speaks. */
export const messages: Messages = en;
