import { clause, plural } from '../../../i18n/es/grammar.ts';
import type { DomineeringWords } from './domineeringWords.ts';

const sides = ['Vertical', 'Horizontal'] as const;

/** Where the other half of a side’s domino lies. */
const beside = (side: 0 | 1): string => (side === 0 ? 'debajo' : 'a la derecha');

export const es: DomineeringWords = {
  name: 'Domineering',
  sides,
  blurb:
    'Un bando pone fichas de dominó de pie; el otro, tumbadas. Pierde quien se queda sin sitio.',
  sideNotes: ['fichas de pie', 'fichas tumbadas'],
  refusals: {
    ERR_CELL_TAKEN: ({ cell }, name) => `La casilla ${name(cell)} está ocupada.`,
    ERR_OFF_BOARD: ({ cell, side }, name) =>
      `No hay ninguna casilla ${beside(side)} de la casilla ${name(cell)} para la otra mitad de la ficha.`,
    ERR_PARTNER_TAKEN: ({ cell, partner, side }, name) =>
      `La casilla ${name(partner)}, ${beside(side)} de la casilla ${name(cell)}, está ocupada.`,
  },
  noRoomLeft: (who) => `${clause(who, 'No tienes', 'no tiene')} sitio para una ficha.`,
  board: (rows, columns) => `Tablero de Domineering, ${rows} por ${columns}`,
  covered: (cell, side, first, second) =>
    `casilla ${cell}, ficha ${sides[side].toLowerCase()} en ${first} y ${second}`,
  leftEmpty: (cell) => `casilla ${cell}, ha quedado vacía`,
  noRoom: (cell) => `casilla ${cell}, vacía, no cabe ninguna ficha`,
  room: (cell, first, second) => `casilla ${cell}, vacía, cabe una ficha en ${first} y ${second}`,
  move: (first, second) => `ficha en ${first} y ${second}`,
  card: 'Sitio libre',
  left: (sure, most) => {
    const sureOnes = plural(sure, { one: '# segura', other: '# seguras' });
    return sure === most ? sureOnes : `${sureOnes}, ${most} como máximo`;
  },
  explanation:
    'Son seguras las fichas que el otro bando no puede impedir. Como máximo caben tantas como si el otro bando no pusiera ninguna más. Pierde quien no tiene sitio en su turno.',
  regions: 'Valor de las regiones',
  region: (cells) =>
    cells.length <= 6
      ? `casillas ${cells.join(', ')}`
      : `${cells.length} casillas, de ${cells[0]} a ${cells.at(-1)}`,
  unvalued: 'demasiado grande',
  valuesExplained:
    'Un número son jugadas de sobra: por encima de cero, de Vertical; por debajo, de Horizontal. {x|y} es x cuando Vertical ha jugado ahí, e y cuando lo ha hecho Horizontal; ±x abrevia {x|−x}. Las estrellas y las flechas son menores que cualquier número: en * gana quien juega primero, ↑ es bueno para Vertical y ↓ para Horizontal.',
  captions: {
    takes: (side, other, places) =>
      plural(places, {
        one: `${side} quita # sitio a ${other}.`,
        other: `${side} quita # sitios a ${other}.`,
      }),
    sure: (side, gained, sure) =>
      `${side} tiene ${plural(gained, { one: '# sitio seguro', other: '# sitios seguros' })} más${gained === sure ? '' : `, ${sure} en total`}.`,
    decided: (side) =>
      `${side} ya no puede perder: tiene más sitios seguros de los que el otro bando puede llenar.`,
  },
};
