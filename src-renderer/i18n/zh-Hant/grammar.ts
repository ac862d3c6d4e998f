import { makePlural } from '../plural.ts';
import type { Who } from '../who.ts';

export const plural = makePlural('zh-Hant');

/** Letters and digits stand apart from Chinese characters. */
export const withSpaceAfter = (name: string): string =>
  /[\dA-Za-z]$/.test(name) ? `${name} ` : name;
export const withSpaceBefore = (name: string): string =>
  /^[\dA-Za-z]/.test(name) ? ` ${name}` : name;

/** At the beginning of a sentence. */
export const subject = ({ name, isYou }: Who): string => (isYou ? '你' : withSpaceAfter(name));
