import { plural } from '../../../../i18n/fr/grammar.ts';
import type { HexMotiveWords } from './motiveWords.ts';

export const fr: HexMotiveWords = {
  wins: 'Complète la chaîne.',
  connects:
    'Relie les deux bords par des ponts\u202F: dans chaque paire marquée une case suffit, et personne ne peut prendre les deux.',
  mustPlay: (other, cells) =>
    plural(cells, {
      one: `Partout ailleurs, ${other} relierait ses bords à coup sûr.`,
      other: `Hors de ces # cases, ${other} relierait ses bords à coup sûr.`,
    }),
  threatens: (cell) => `Menace de compléter la chaîne en ${cell}.`,
  savesBridge: 'Sauve un pont\u202F: son autre case est prise.',
  savesEdgeBridge: 'Sauve le pont vers le bord\u202F: son autre case est prise.',
  bridge: 'Fait un pont\u202F: si l’une des deux cases est prise, l’autre relie.',
  edgeBridge: 'Fait un pont vers le bord\u202F: si l’une des deux cases est prise, l’autre relie.',
  joins: (groups) => plural(groups, { one: 'Relie # groupe.', other: 'Relie # groupes.' }),
};
