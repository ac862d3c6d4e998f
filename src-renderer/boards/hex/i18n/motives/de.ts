import { plural } from '../../../../i18n/de/grammar.ts';
import type { HexMotiveWords } from './motiveWords.ts';

export const de: HexMotiveWords = {
  wins: 'Vollendet die Kette.',
  connects:
    'Verbindet beide Ränder durch Brücken: Von jedem markierten Paar genügt ein Feld, und niemand kann beide nehmen.',
  mustPlay: (other, cells) =>
    plural(cells, {
      one: `Überall sonst hätte ${other} seine Ränder sicher verbunden.`,
      other: `Außerhalb dieser # Felder hätte ${other} seine Ränder sicher verbunden.`,
    }),
  threatens: (cell) => `Droht, auf ${cell} die Kette zu vollenden.`,
  savesBridge: 'Rettet eine Brücke: Ihr anderes Feld ist besetzt.',
  savesEdgeBridge: 'Rettet die Brücke zum Rand: Ihr anderes Feld ist besetzt.',
  bridge: 'Baut eine Brücke: Wird eines der beiden Felder besetzt, verbindet das andere.',
  edgeBridge:
    'Baut eine Brücke zum Rand: Wird eines der beiden Felder besetzt, verbindet das andere.',
  joins: (groups) => plural(groups, { other: 'Verbindet # Gruppen.' }),
};
