import { makePlural } from '../plural.ts';
import type { Who } from '../who.ts';

export const plural = makePlural('zh-Hans');

/** Letters and digits stand apart from Chinese characters. */
export const withSpaceAfter = (name: string): string =>
  /[\dA-Za-z]$/.test(name) ? `${name} ` : name;
export const withSpaceBefore = (name: string): string =>
  /^[\dA-Za-z]/.test(name) ? ` ${name}` : name;

/** One of several things, which end and begin with letters or digits. */
export const oneOf = (items: readonly string[]): string =>
  [items.slice(0, -1).join('、'), ...items.slice(-1)].filter((part) => part !== '').join(' 或 ');

/** All of several things. */
export const list = (items: readonly string[]): string => items.join('、');

/** At the beginning of a sentence. */
export const subject = ({ name, isYou }: Who): string => (isYou ? '你' : withSpaceAfter(name));
