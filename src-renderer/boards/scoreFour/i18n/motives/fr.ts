import { oneOf } from '../../../../i18n/fr/grammar.ts';
import type { ScoreFourMotiveWords } from './motiveWords.ts';

export const fr: ScoreFourMotiveWords = {
  wins: 'Complète une ligne.',
  blocks: (other, at) => `Arrête ${other}, qui compléterait une ligne en ${at}.`,
  doubleThreat: (places) =>
    `Crée ${places.length} menaces à la fois, et une seule peut être parée\u202F: ${places.join('\u202F; ')}.`,
  stackedThreat: (at, above) =>
    `Menace d’une ligne en ${at}\u202F; la parer ouvre la suivante en ${above}.`,
  threatens: (at) => `Menace de compléter une ligne en ${at}.`,
  denies: (other, side, peg) =>
    `Interdit ${peg} à ${other}\u202F: une bille à cet endroit laisserait ${side} gagner par-dessus.`,
  leaves: (other, pegs) =>
    `Évite ${oneOf(pegs)}\u202F: une bille à cet endroit laisserait ${other} gagner par-dessus.`,
};
