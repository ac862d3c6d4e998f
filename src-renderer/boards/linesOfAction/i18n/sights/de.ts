import { plural } from '../../../../i18n/de/grammar.ts';
import type { LinesOfActionSightWords } from './sightWords.ts';

export const de: LinesOfActionSightWords = {
  mobility: 'Züge jedes Steins',
  moves: (side, count) => `${side}: ${plural(count, { one: '# Zug', other: '# Züge' })}.`,
  mobilityLegend: 'Auf jedem Stein: wie viele Züge er hat; im gestrichelten Ring, wo keinen.',
  groups: 'Gruppen beider Seiten',
  groupsLegend:
    'Auf jedem Stein: die Nummer seiner Gruppe, die größte einer Seite zuerst; im ganzen Ring die der größten.',
};
