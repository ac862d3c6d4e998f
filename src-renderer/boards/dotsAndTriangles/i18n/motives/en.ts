import { plural } from '../../../../i18n/en/grammar.ts';
import type { DotsMotiveWords } from './motiveWords.ts';

const only = (lines: number): string =>
  plural(lines, { one: 'only this line does that', other: '# lines do that' });

export const en: DotsMotiveWords = {
  decides: 'Takes more than half of all triangles.',
  closes: (triangles, movesAgain) =>
    `${plural(triangles, { one: 'Closes # triangle', other: 'Closes # triangles' })}${movesAgain ? ' and moves again' : ''}.`,
  ahead: (margin, lines) => `Ends ${margin} ahead if both play their best; ${only(lines)}.`,
  level: (lines) => `Ends level if both play their best; ${only(lines)}.`,
  behind: (margin, lines) => `Ends only ${margin} behind if both play their best; ${only(lines)}.`,
  givesNone: (giving) =>
    plural(giving, {
      one: 'Gives no triangle away; # line would.',
      other: 'Gives no triangle away; # lines would.',
    }),
  leavesNone: (other) => `Leaves ${other} only lines that give a triangle away.`,
};
