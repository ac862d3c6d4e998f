import { clause, oneOf, plural } from '../../../i18n/es/grammar.ts';
import type { HexWords } from './hexWords.ts';

const sides = ['O', 'X'] as const;

export const es: HexWords = {
  name: 'Hex',
  sides,
  blurb: 'Une tus dos lados del tablero. Alguien lo consigue siempre.',
  sideNotes: ['de izquierda a derecha', 'de arriba abajo'],
  refusals: {
    ERR_CELL_TAKEN: ({ cell, owner }, name) =>
      `La casilla ${name(cell)} está ocupada por ${sides[owner]}.`,
    ERR_NO_SWAP_RULE: () => 'Esta partida se juega sin la regla de intercambio.',
    ERR_NO_TIME_TO_SWAP: () =>
      'Solo puede intercambiar el segundo bando, en vez de dar la primera respuesta.',
  },
  joined: [
    (who) => `${clause(who, 'Has', 'ha')} unido los bordes izquierdo y derecho.`,
    (who) => `${clause(who, 'Has', 'ha')} unido los bordes superior e inferior.`,
  ],
  board: (size) => `Tablero de Hex, ${size} por ${size}`,
  empty: (cell) => `${cell}, vacía`,
  stone: (cell, side) => `${cell}, ${sides[side]}`,
  inChain: ', en la cadena ganadora',
  offerSwap: 'Responde con una ficha o quédate con la primera:',
  swap: 'Intercambiar',
  card: 'Bordes',
  joins: ['une izquierda y derecha', 'une arriba y abajo'],
  swapRule:
    'Regla de intercambio: en vez de responder a la primera ficha, el segundo bando puede quedarse con ella. Entonces cuenta como suya, reflejada en la diagonal larga.',
  captions: {
    swaps: (side) => `${side} se queda con la primera ficha.`,
    links: (side, groups) => `${side} une ${groups} grupos.`,
    detour: (side, before, now) =>
      `Eso estorba: a ${side} le faltan ahora al menos ${now} fichas, no ${before}.`,
    needs: (side, stones) =>
      plural(stones, {
        one: `A ${side} le falta al menos # ficha.`,
        other: `A ${side} le faltan al menos # fichas.`,
      }),
    threatens: (side, cells) => `${side} amenaza con unir sus bordes en ${oneOf(cells)}.`,
    threatensMany: (side, cells) =>
      plural(cells, { other: `${side} amenaza con unir sus bordes en # lugares.` }),
    unstoppable: (side) => `Ya nada detiene a ${side}.`,
  },
};
