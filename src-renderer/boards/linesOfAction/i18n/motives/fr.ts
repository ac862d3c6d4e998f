import { plural } from '../../../../i18n/fr/grammar.ts';
import type { LinesOfActionMotiveWords } from './motiveWords.ts';

export const fr: LinesOfActionMotiveWords = {
  wins: 'Réunit tous les pions en un seul groupe.',
  stopsWin: (other, move) => `Arrête ${other}, qui gagnerait par ${move}.`,
  unstoppable: (other) => `Gagne au coup suivant, quoi que fasse ${other}.`,
  threatens: (move) => `Menace de gagner par ${move}.`,
  isolates: (other, square, groups) =>
    plural(groups, {
      one: `Capture en ${square} et laisse ${other} en # groupe.`,
      other: `Capture en ${square} et laisse ${other} en # groupes.`,
    }),
  captures: (other, square, left) =>
    plural(left, {
      one: `Capture en ${square}\u202F; il reste # pion à ${other}.`,
      other: `Capture en ${square}\u202F; il reste # pions à ${other}.`,
    }),
  joins: (before, groups) =>
    plural(groups, {
      one: `Relie\u202F: # groupe au lieu de ${before}.`,
      other: `Relie\u202F: # groupes au lieu de ${before}.`,
    }),
};
