import { plural } from '../../../../i18n/en/grammar.ts';
import type { HexMotiveWords } from './motiveWords.ts';

export const en: HexMotiveWords = {
  wins: 'Completes the chain.',
  connects:
    'Joins both edges by bridges: of each marked pair one cell is enough, and nobody can take both.',
  mustPlay: (other, cells) =>
    plural(cells, {
      one: `Anywhere but here, ${other} would have joined its edges for certain.`,
      other: `Anywhere but on these # cells, ${other} would have joined its edges for certain.`,
    }),
  threatens: (cell) => `Threatens to complete the chain at ${cell}.`,
  savesBridge: 'Saves a bridge: its other cell is taken.',
  savesEdgeBridge: 'Saves the bridge to the edge: its other cell is taken.',
  bridge: 'Makes a bridge: when one of the two cells is taken, the other joins.',
  edgeBridge: 'Makes a bridge to the edge: when one of the two cells is taken, the other joins.',
  joins: (groups) => plural(groups, { other: `Joins # groups.` }),
};
