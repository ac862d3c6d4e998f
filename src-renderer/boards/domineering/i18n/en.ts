import { setupValue } from '../../../../src-shared/core/setup.ts';
import { have, plural, subject } from '../../../i18n/en/grammar.ts';
import type { DomineeringWords } from './domineeringWords.ts';

const sides = ['Vertical', 'Horizontal'] as const;

export const en: DomineeringWords = {
  name: 'Domineering',
  sides,
  blurb: 'One lays dominoes upright, the other across. Run out of room and you lose.',
  sideNotes: ['upright', 'across'],
  aim: 'Lay the last domino: if you can’t lay one on your turn, you lose. There is never a draw.',
  goalPicture: 'Vertical has won: Horizontal finds no room in the hatched cells.',
  hands: [
    'Point at a cell, and the domino that would lie there is shown; click or tap to lay it.',
    'Near the edge of a cell it is the domino that reaches over that edge.',
  ],
  rules: (setup) => [
    `Vertical lays dominoes upright, Horizontal lays them across; ${sides[setupValue(setup, 'starter') === 0 ? 0 : 1]} begins, and they take turns. A domino covers two empty cells.`,
  ],
  levels: [
    'Just learning: lays its dominoes almost anywhere. A good first opponent.',
    'Beginner: mostly lays where it keeps room for itself, and overlooks some places.',
    'Club newcomer: thinks of your answer, and still chooses rather freely.',
    'Steady: thinks of your answer to each domino, and takes room from you.',
    'Strong: reads a few dominoes ahead.',
    'Very strong: reads further, and punishes small mistakes.',
    'Expert: finds out who wins as soon as the board is small enough.',
    'Master: spends the whole thinking time on finding out who wins.',
  ],
  setup: {
    rows: { name: 'Rows' },
    columns: { name: 'Columns' },
    starter: { name: 'First to move', choices: [{ name: sides[0] }, { name: sides[1] }] },
  },
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

/** Where the other half of a side’s domino lies. */
const beside = (side: 0 | 1): string => (side === 0 ? 'below' : 'to the right of');
