import { have, plural, subject } from '../../../i18n/fr/grammar.ts';
import type { DomineeringWords } from './domineeringWords.ts';

const sides = ['Vertical', 'Horizontal'] as const;

const adjectives = ['vertical', 'horizontal'] as const;

/** Where the other half of a side’s domino lies, before the cell with its article. */
const beside = (side: 0 | 1): string => (side === 0 ? 'sous' : 'à droite de');

export const fr: DomineeringWords = {
  name: 'Domineering',
  sides,
  blurb: 'L’un pose ses dominos debout, l’autre en travers. Qui n’a plus de place perd.',
  sideNotes: ['debout', 'en travers'],
  refusals: {
    ERR_CELL_TAKEN: ({ cell }, name) => `La case ${name(cell)} est prise.`,
    ERR_OFF_BOARD: ({ cell, side }, name) =>
      `Il n’y a pas de case ${beside(side)} la case ${name(cell)} pour l’autre moitié du domino.`,
    ERR_PARTNER_TAKEN: ({ cell, partner, side }, name) =>
      `La case ${name(partner)}, ${beside(side)} la case ${name(cell)}, est prise.`,
  },
  noRoomLeft: (who) => `${subject(who)} n’${have(who)} plus de place pour un domino.`,
  board: (rows, columns) => `Plateau de Domineering, ${rows} sur ${columns}`,
  covered: (cell, side, first, second) =>
    `case ${cell}, domino ${adjectives[side]} sur ${first} et ${second}`,
  leftEmpty: (cell) => `case ${cell}, restée vide`,
  noRoom: (cell) => `case ${cell}, vide, pas de place pour un domino`,
  room: (cell, first, second) => `case ${cell}, vide, domino possible sur ${first} et ${second}`,
  move: (first, second) => `domino sur ${first} et ${second}`,
  card: 'Place restante',
  left: (sure, most) =>
    sure === most
      ? `${sure} sûr${sure > 1 ? 's' : ''}`
      : `${sure} sûr${sure > 1 ? 's' : ''}, au plus ${most}`,
  explanation:
    'Sont sûrs les dominos que l’autre ne peut pas empêcher. Au plus\u202F: ceux qui tiendraient si l’autre n’en posait plus. Qui n’a plus de place à son tour perd.',
  regions: 'Valeur des régions',
  region: (cells) =>
    cells.length <= 6
      ? `${cells.length === 1 ? 'case' : 'cases'} ${cells.join(', ')}`
      : `${cells.length} cases, de ${cells[0]} à ${cells.at(-1)}`,
  unvalued: 'trop grande',
  valuesExplained:
    'Un nombre compte les coups d’avance, au-dessus de zéro pour Vertical et au-dessous pour Horizontal. Dans {x|y}, c’est x une fois que Vertical y a joué et y une fois qu’Horizontal l’a fait\u202F; ±x abrège {x|−x}. Les étoiles et les flèches sont plus petites que tout nombre\u202F: dans *, qui joue en premier gagne, ↑ est bon pour Vertical, ↓ pour Horizontal.',
  captions: {
    takes: (side, other, places) =>
      plural(places, {
        one: `${side} prend # emplacement à ${other}.`,
        other: `${side} prend # emplacements à ${other}.`,
      }),
    sure: (side, gained, sure) =>
      `${side} a ${plural(gained, { one: '# emplacement sûr', other: '# emplacements sûrs' })} de plus${gained === sure ? '' : `, ${sure} en tout`}.`,
    decided: (side) =>
      `${side} ne peut plus perdre\u202F: ses emplacements sûrs sont plus nombreux que ceux que l’autre peut remplir.`,
  },
};
