import { plural } from '../../../i18n/es/grammar.ts';
import type { LinesOfActionWords } from './linesOfActionWords.ts';

const sides = ['Negro', 'Blanco'] as const;

/** As they go with pieces. */
const adjectives = ['negra', 'blanca'] as const;

const pieces = (count: number): string => plural(count, { one: '# ficha', other: '# fichas' });

export const es: LinesOfActionWords = {
  name: 'Lines of Action',
  sides,
  blurb: 'Reúne todas tus fichas antes de que lo haga el otro bando.',
  refusals: {
    ERR_MAY_NOT_PASS: () => 'Un bando que tiene jugada no puede pasar.',
    ERR_MUST_PASS: () => 'Ninguna ficha puede mover, así que este turno se pasa.',
    ERR_NO_PIECE: ({ from }, name) => `No hay ninguna ficha en ${name(from)}.`,
    ERR_NOT_YOUR_PIECE: ({ from, owner }, name) =>
      `La ficha en ${name(from)} es ${adjectives[owner]}.`,
    ERR_SAME_SQUARE: () => 'Una jugada termina en otra casilla.',
    ERR_NO_LINE: ({ from, to }, name) => `Ninguna línea recta une ${name(from)} y ${name(to)}.`,
    ERR_WRONG_DISTANCE: ({ count }) =>
      plural(count, {
        one: 'La ficha debe mover exactamente # casilla por esta línea.',
        other: 'La ficha debe mover exactamente # casillas por esta línea.',
      }),
    ERR_BLOCKED: ({ owner, blocker }, name) =>
      `Una ficha ${adjectives[owner]} en ${name(blocker)} cierra el paso.`,
    ERR_OWN_PIECE: ({ to }, name) => `En ${name(to)} hay una ficha del mismo bando.`,
  },
  connected: (who) =>
    `Todas ${who.isYou ? 'tus fichas' : `las fichas de ${who.name}`} están conectadas.`,
  bothConnected: 'Ambos bandos están conectados.',
  bothConnectedBy: (who) =>
    `Ambos bandos están conectados, por ${who.isYou ? 'tu jugada' : `la jugada de ${who.name}`}.`,
  neitherMoves: 'Ningún bando puede mover.',
  board: 'Tablero de Lines of Action',
  empty: (square) => `${square}, vacía`,
  piece: (side, square) => `ficha ${adjectives[side]} en ${square}`,
  movable: (piece, count) =>
    `${piece}, ${count === 0 ? 'sin jugadas' : plural(count, { one: '# jugada', other: '# jugadas' })}`,
  landing: (count, isCapture) =>
    `, ${isCapture ? 'se puede capturar' : 'se puede mover aquí'}, ${pieces(count)} en la línea`,
  keys: [['Esc', 'soltar una ficha que se había cogido']],
  stuck: (square) =>
    `La ficha en ${square} no tiene jugada: todos los caminos están cerrados o son demasiado largos.`,
  pickFirst: (side) => `Elige antes una ficha ${adjectives[side]}.`,
  noMove: (side) => `Ninguna ficha ${adjectives[side]} puede mover: este turno se pasa.`,
  pass: 'Pasar',
  passed: 'pasa',
  move: (from, to, isCapture) => `${from} ${isCapture ? 'captura' : 'a'} ${to}`,
  card: 'Grupos',
  groups: (side, count, groups) =>
    groups === 1
      ? `${sides[side]}: ${pieces(count)}, ${plural(count, { one: 'conectada', other: 'todas conectadas' })}`
      : `${sides[side]}: ${pieces(count)} en ${groups} grupos`,
  nothingPicked: (side) =>
    `Elige una ficha ${adjectives[side]} para ver cuánto avanza por cada línea.`,
  linesOf: (piece) => `Líneas de la ${piece}`,
  ways: {
    row: 'Fila',
    falling: 'Diagonal descendente',
    column: 'Columna',
    rising: 'Diagonal ascendente',
  },
  line: 'Línea',
  pieces: 'Fichas en ella',
  goesTo: 'Va a',
  counted: (black, white) =>
    `${plural(black + white, { one: 'ficha', other: 'fichas' })}: ${plural(black, { one: '# negra', other: '# negras' })} y ${plural(white, { one: '# blanca', other: '# blancas' })}`,
  nowhere: 'cerrado',
  captions: {
    passes: (side) => `${side} no tiene jugada y pasa.`,
    captures: (side, square, left) =>
      plural(left, {
        one: `${side} captura en ${square}. Al otro bando le queda # ficha por reunir.`,
        other: `${side} captura en ${square}. Al otro bando le quedan # fichas por reunir.`,
      }),
    fewer: (side, groups) =>
      plural(groups, {
        one: `${side} está conectado.`,
        other: `${side} está conectado en # grupos.`,
      }),
    more: (side, groups) =>
      plural(groups, {
        one: `${side} forma un solo grupo.`,
        other: `${side} está dividido en # grupos.`,
      }),
    canWin: (side) => `${side} puede reunir ahora todas sus fichas.`,
    threatens: (side) => `${side} amenaza con reunir todas sus fichas.`,
  },
};
