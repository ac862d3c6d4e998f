import type { Shape } from '../../../../src-shared/games/dotsAndTriangles/geometry.ts';
import { clause, plural } from '../../../i18n/es/grammar.ts';
import type { DotsWords } from './dotsWords.ts';

const triangles = (count: number): string =>
  plural(count, { one: '# triángulo', other: '# triángulos' });

const SHAPES: Readonly<Record<Shape, string>> = { hexagon: 'hexágono', triangle: 'triángulo' };

export const es: DotsWords = {
  name: 'Puntos y triángulos',
  sides: ['Jugador 1', 'Jugador 2'],
  blurb: 'Traza líneas entre puntos y cierra más triángulos que el otro bando.',
  refusals: {
    ERR_LINE_DRAWN: ({ line }, name) => `La línea ${name(line)} ya está trazada.`,
  },
  hasMore: (who, more, fewer) =>
    `${clause(who, 'Tienes', 'tiene')} más triángulos, ${more} a ${fewer}.`,
  asMany: (count) => `Cada bando tiene ${triangles(count)}.`,
  board: (shape, lines) => `Puntos y triángulos, ${SHAPES[shape]} de ${lines} líneas`,
  drawn: (line) => `línea ${line}, trazada`,
  open: (line) => `línea ${line}, sin trazar`,
  closes: (count, earnsTurn) => `, cierra ${triangles(count)}${earnsTurn ? ', turno extra' : ''}`,
  move: (line) => `línea ${line}`,
  card: 'Triángulos',
  triangles,
  left: (count) =>
    plural(count, {
      one: 'Queda # línea por trazar.',
      other: 'Quedan # líneas por trazar.',
    }),
  extraTurn: 'Un turno extra, el último seguido.',
  rule: 'Cerrar un triángulo da un turno extra, pero nunca un tercero seguido.',
  captions: {
    closes: (side, count, movesAgain) =>
      `${side} cierra ${triangles(count)}${movesAgain ? ' y juega otra vez' : ''}.`,
    offers: (side) => `${side} puede cerrar ahora un triángulo.`,
    nothingSafe: 'Desde ahora, toda línea cierra un triángulo o regala uno.',
    decided: (side) => `Ya no se puede alcanzar a ${side}.`,
  },
};
