import type { ScoreFourGuide } from '../scoreFourWords.ts';

export const es: ScoreFourGuide = {
  aim: 'Pon cuatro de tus bolas en línea recta: en una fila, en vertical en una varilla, en la diagonal de una capa o de una pared, o a través de todo el cubo de esquina a esquina. Hay 76 líneas así.',
  goalPicture: 'Ha ganado Blanco: una línea a través de todo el cubo, de esquina a esquina.',
  hands: [
    'Haz clic en una varilla, o tócala, para dejar caer en ella una bola. También puedes hacerlo en las capas que hay junto al tablero.',
    'Arrastra junto a las varillas o por encima de ellas para girar el tablero; con la rueda o con dos dedos se acerca. Arrastrar nunca es una jugada.',
  ],
  rules: () => [
    'Empieza Blanco; después, Negro y Blanco se turnan. En cada jugada se deja caer una bola del propio color en una de las dieciséis varillas, y baja hasta el lugar libre más bajo. En una varilla caben cuatro bolas.',
    'Cuando ya nadie puede completar una línea, la partida acaba en tablas.',
  ],
  pictures: {
    row: 'Una fila a una misma altura, aquí en el borde.',
    upright: 'En vertical: las cuatro en una varilla.',
    layer: 'La diagonal de una capa.',
    wall: 'La diagonal de una pared: cada bola está un nivel más arriba que la anterior.',
  },
  levels: [
    'Aprendiendo: ve la mayoría de las líneas que completa una bola y se le escapan algunas. Buen rival para empezar.',
    'Principiante prudente: completa todas las líneas que puede y bloquea las tuyas.',
    'Debut en el club: piensa en tu respuesta a cada bola.',
    'Constante: mira unas cuantas bolas por adelantado y tiende trampas sencillas.',
    'Fuerte: ve victorias forzadas cortas y evita las tuyas.',
    'Muy fuerte: castiga los pequeños errores.',
    'Experto: conoce aperturas, busca en profundidad y perdona poco, sin usar todo su tiempo.',
    'Maestro: conoce aperturas y busca durante todo el tiempo de reflexión.',
  ],
  setup: {},
};
