import { plural } from '../../../../i18n/es/grammar.ts';
import type { LinesOfActionSightWords } from './sightWords.ts';

export const es: LinesOfActionSightWords = {
  mobility: 'Movimientos de cada ficha',
  moves: (side, count) =>
    `${side}: ${plural(count, { one: '# movimiento', other: '# movimientos' })}.`,
  mobilityLegend:
    'En cada ficha: cuántos movimientos tiene; en círculo discontinuo si no tiene ninguno.',
  groups: 'Grupos de cada bando',
  groupsLegend:
    'En cada ficha: el número de su grupo, primero el mayor de un bando; en círculo entero las del mayor.',
};
