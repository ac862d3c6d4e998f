import { plural } from '../../../../i18n/en/grammar.ts';
import type { LinesOfActionSightWords } from './sightWords.ts';

export const en: LinesOfActionSightWords = {
  mobility: 'Moves of each piece',
  moves: (side, count) => `${side}: ${plural(count, { one: '# move', other: '# moves' })}.`,
  mobilityLegend: 'On each piece: how many moves it has; in a dashed ring where it has none.',
  groups: 'Groups of each side',
  groupsLegend:
    'On each piece: the number of its group, the largest of a side first; in a whole ring those of the largest.',
};
