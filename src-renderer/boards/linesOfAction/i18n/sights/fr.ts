import { plural } from '../../../../i18n/fr/grammar.ts';
import type { LinesOfActionSightWords } from './sightWords.ts';

export const fr: LinesOfActionSightWords = {
  mobility: 'Coups de chaque pion',
  moves: (side, count) => `${side}\u202F: ${plural(count, { one: '# coup', other: '# coups' })}.`,
  mobilityLegend:
    'Sur chaque pion\u202F: combien de coups il a\u202F; cercle en tirets s’il n’en a aucun.',
  groups: 'Groupes des deux camps',
  groupsLegend:
    'Sur chaque pion\u202F: le numéro de son groupe, le plus grand d’un camp d’abord\u202F; en cercle plein ceux du plus grand.',
};
