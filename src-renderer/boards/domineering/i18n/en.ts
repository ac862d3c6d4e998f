import { have, plural, subject } from '../../../i18n/en/grammar.ts';
import type { DomineeringWords } from './domineeringWords.ts';

const sides = ['Vertical', 'Horizontal'] as const;

/** Where the other half of a side’s domino lies. */
const beside = (side: 0 | 1): string => (side === 0 ? 'below' : 'to the right of');

export const en: DomineeringWords = {
  name: 'Domineering',
  sides,
  blurb: 'One lays dominoes upright, the other across. Run out of room and you lose.',
  sideNotes: ['upright', 'across'],
  refusals: {
    ERR_CELL_TAKEN: ({ cell }, name) => `Cell ${name(cell)} is taken.`,
    ERR_OFF_BOARD: ({ cell, side }, name) =>
      `There is no cell ${beside(side)} cell ${name(cell)} for the other half of the domino.`,
    ERR_PARTNER_TAKEN: ({ cell, partner, side }, name) =>
      `Cell ${name(partner)}, ${beside(side)} cell ${name(cell)}, is taken.`,
  },
  noRoomLeft: (who) => `${subject(who)} ${have(who)} no room for a domino.`,
  board: (rows, columns) => `Domineering board, ${rows} by ${columns}`,
  covered: (cell, side, first, second) =>
    `cell ${cell}, ${sides[side].toLowerCase()} domino on ${first} and ${second}`,
  leftEmpty: (cell) => `cell ${cell}, left empty`,
  noRoom: (cell) => `cell ${cell}, empty, no domino fits`,
  room: (cell, first, second) => `cell ${cell}, empty, domino fits on ${first} and ${second}`,
  move: (first, second) => `domino on ${first} and ${second}`,
  card: 'Room left',
  left: (sure, most) => (sure === most ? `${sure} sure` : `${sure} sure, at most ${most}`),
  explanation:
    'Sure are dominoes that the other can’t prevent. At most as many fit as if the other laid no more. Who has no room on their turn loses.',
  regions: 'Worth of the regions',
  region: (cells) =>
    cells.length <= 6
      ? `cells ${cells.join(', ')}`
      : `${cells.length} cells, ${cells[0]} to ${cells.at(-1)}`,
  unvalued: 'too large',
  valuesExplained:
    'A number is moves to spare, above zero for Vertical and below for Horizontal. In {x|y}, it is x once Vertical has moved there and y once Horizontal has; ±x is short for {x|−x}. Stars and arrows are smaller than any number: in * who moves first wins, ↑ is good for Vertical, ↓ for Horizontal.',
  captions: {
    takes: (side, other, places) =>
      plural(places, {
        one: `${side} takes # place from ${other}.`,
        other: `${side} takes # places from ${other}.`,
      }),
    sure: (side, gained, sure) =>
      `${side} has ${plural(gained, { one: '# sure place', other: '# sure places' })} more${gained === sure ? '' : `, ${sure} in all`}.`,
    decided: (side) =>
      `${side} can’t lose any more: it has more sure places than the other can fill.`,
  },
};
