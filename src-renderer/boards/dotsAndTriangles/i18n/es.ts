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
  aim: 'Ten más triángulos que el otro bando cuando todas las líneas estén trazadas. Si hay los mismos, son tablas.',
  goalPicture: 'Ha ganado Jugador 2, por cuatro triángulos a dos.',
  hands: ['Haz clic o toca entre dos puntos para trazar la línea que los une.'],
  rules: () => [
    'Empieza Jugador 1. Por turnos, se traza una línea entre dos puntos vecinos. Si trazas el tercer lado de un triángulo, es tuyo; una línea puede cerrar dos triángulos.',
    'Tras cerrar un triángulo, trazas una línea más. Lo que cierre esa línea también es tuyo, pero nunca hay una tercera línea seguida.',
  ],
  levels: [
    'Aprendiendo: pasa por alto triángulos que se podían cerrar. Buen rival para empezar.',
    'Principiante prudente: cierra lo que puede y a menudo te deja algo que cerrar.',
    'Debut en el club: ve lo que cada línea te deja cerrar y aún regala algunos.',
    'Constante: regala menos triángulos.',
    'Fuerte: rara vez regala un triángulo sin necesidad.',
    'Muy fuerte: calcula lo que valen las próximas líneas.',
    'Experto: calcula más lejos, hasta el final cuando quedan pocas líneas.',
    'Maestro: calcula durante todo el tiempo de reflexión. En los tableros más pequeños conoce todas las posiciones.',
  ],
  setup: {
    shape: { name: 'Tablero', choices: [{ name: 'Hexágono' }, { name: 'Triángulo' }] },
    size: { name: 'Longitud del lado' },
  },
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
