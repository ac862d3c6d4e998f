import { plural } from '../../../../i18n/fr/grammar.ts';
import type { ScoreFourSightWords } from './sightWords.ts';

export const fr: ScoreFourSightWords = {
  name: 'Menaces par étage et attente',
  legend:
    'Sur le plateau\u202F: l’étage de chaque menace, dans un cercle plein pour le camp au trait, en tirets pour l’autre.',
  openFirst: 'Une ligne peut être complétée tout de suite, ce qui passe avant toute attente.',
  standoff: (pegs, beads, mover) =>
    plural(beads, {
      one: `Si les deux évitent ${pegs}, il reste ailleurs # bille à poser\u202F; puis ${mover} doit commencer là.`,
      other: `Si les deux évitent ${pegs}, il reste ailleurs # billes à poser\u202F; puis ${mover} doit commencer là.`,
    }),
  mustBegin: (pegs, mover) =>
    `Toutes les autres tiges sont pleines\u202F: ${mover} doit commencer en ${pegs}.`,
  profits: (side) =>
    `Avec les menaces actuelles, l’avantage est à ${side}\u202F: ce camp complète alors une ligne quoi que fasse l’autre.`,
  nobody: 'Avec les menaces actuelles, personne n’en profite\u202F: chacune y est arrêtée.',
};
