import { setupValue } from '../../../../../src-shared/core/setup.ts';
import type { DomineeringGuide } from '../domineeringWords.ts';

const sides = ['Vertical', 'Horizontal'] as const;

export const es: DomineeringGuide = {
  aim: 'Pon la última ficha: si en tu turno no puedes poner ninguna, pierdes. Nunca hay tablas.',
  goalPicture: 'Ha ganado Vertical: Horizontal no encuentra sitio en las casillas rayadas.',
  hands: [
    'Apunta a una casilla y se muestra la ficha que quedaría ahí; haz clic o toca para ponerla.',
    'Cerca del borde de una casilla es la ficha que pasa por encima de ese borde.',
  ],
  rules: (setup) => [
    `Vertical pone fichas de dominó de pie y Horizontal las pone tumbadas; empieza ${sides[setupValue(setup, 'starter') === 0 ? 0 : 1]} y se turnan. Una ficha cubre dos casillas vacías.`,
  ],
  pictures: {
    laid: 'Las fichas de Vertical están de pie y las de Horizontal, tumbadas; cada una cubre dos casillas.',
    own: 'El sitio marcado es solo de Vertical: ahí no cabe ninguna ficha tumbada.',
  },
  levels: [
    'Aprendiendo: pone sus fichas casi en cualquier sitio. Buen rival para empezar.',
    'Principiante: suele jugar donde se reserva sitio y pasa por alto algunos lugares.',
    'Debut en el club: piensa en tu respuesta y aún elige con bastante libertad.',
    'Constante: piensa en tu respuesta a cada ficha y te quita sitio.',
    'Fuerte: calcula unas cuantas fichas por adelantado.',
    'Muy fuerte: calcula más lejos y castiga los pequeños errores.',
    'Experto: averigua quién gana en cuanto el tablero es lo bastante pequeño.',
    'Maestro: dedica todo el tiempo de reflexión a averiguar quién gana.',
  ],
  setup: {
    rows: { name: 'Filas' },
    columns: { name: 'Columnas' },
    starter: { name: 'Empieza', choices: [{ name: sides[0] }, { name: sides[1] }] },
  },
};
