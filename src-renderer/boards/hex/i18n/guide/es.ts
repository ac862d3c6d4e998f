import { setupValue } from '../../../../../src-shared/core/setup.ts';
import type { HexGuide } from '../hexWords.ts';

export const es: HexGuide = {
  aim: 'O gana con una cadena de fichas del borde izquierdo al derecho; X, con una del superior al inferior. Siempre se llega a formar una de las dos.',
  goalPicture: 'Ha ganado O: su cadena une izquierda y derecha.',
  hands: ['Haz clic en una casilla vacía, o tócala, para poner ahí una ficha.'],
  rules: (setup) => [
    'Empieza O; después, X y O se turnan para poner una ficha en cualquier casilla vacía. Las fichas nunca se mueven ni se capturan.',
    ...(setupValue(setup, 'swap') === 1
      ? [
          'Hay una excepción, la regla de intercambio: en vez de responder a la primera ficha, X puede quedarse con ella. Se convierte en una X, reflejada en la diagonal larga, y juega O.',
        ]
      : []),
  ],
  pictures: {
    bridge:
      'Un puente: las dos fichas de O tocan las mismas dos casillas vacías, así que X no puede separarlas.',
    kept: 'X ha tomado una de las dos casillas y O la otra: unidas.',
    first: 'La regla de intercambio: O ha puesto la primera ficha.',
    taken: 'X se ha quedado con ella: ahora es una X, reflejada en la diagonal larga.',
  },
  levels: [
    'Aprendiendo: prueba unas cuantas ideas y pasa por alto algunas casillas. Buen rival para empezar.',
    'Principiante prudente: une sus bordes cuando falta una ficha y evita que unas los tuyos.',
    'Debut en el club: juega mentalmente unas docenas de partidas antes de cada jugada.',
    'Constante: juega mentalmente más de cien partidas y bloquea a distancia.',
    'Fuerte: piensa más y no malgasta fichas en casillas que no pueden importar.',
    'Muy fuerte: ve qué fichas están prácticamente unidas, hagas lo que hagas.',
    'Experto: ha aprendido dónde están las buenas jugadas y calcula miles de partidas.',
    'Maestro: calcula durante todo el tiempo de reflexión y demuestra la victoria cuando puede.',
  ],
  setup: {
    size: { name: 'Tamaño' },
    swap: {
      name: 'Regla de intercambio',
      explanation:
        'Quien juega en segundo lugar puede quedarse con la primera ficha en vez de responder a ella; así la apertura es justa. Recomendada a alto nivel.',
    },
  },
};
