import { setupValue } from '../../../../../src-shared/core/setup.ts';
import type { LinesOfActionGuide } from '../linesOfActionWords.ts';

export const es: LinesOfActionGuide = {
  aim: 'Reúne todas tus fichas en un solo grupo, contando también las vecinas en diagonal. Una ficha sola es un grupo.',
  goalPicture: 'Ha ganado Negro: la última ficha suelta se ha unido a las demás.',
  hands: [
    'Arrastra una ficha a la casilla donde cae, o haz clic en la ficha y después en la casilla, o tócalas. Las casillas a las que llega están marcadas, con el número de fichas de cada línea.',
    'Una ficha que se suelta en otro sitio vuelve, y también una en la que se hace clic de nuevo.',
  ],
  rules: (setup) => [
    'Empieza Negro; después, Blanco y Negro se turnan. Mueve una de tus fichas en línea recta, en cualquiera de las ocho direcciones, exactamente tantas casillas como fichas de ambos colores haya en toda esa línea.',
    'Puedes saltar sobre tus propias fichas, pero no sobre las del otro bando. Si caes en una de ellas, la capturas.',
    'Una jugada que solo reúne las fichas del otro bando da la victoria al otro bando.',
    setupValue(setup, 'rules') === 0
      ? 'Una jugada que reúne las fichas de ambos bandos da tablas.'
      : 'Según las reglas de torneo, una jugada que reúne las fichas de ambos bandos da la victoria a quien la hizo, y una posición que se da por tercera vez con el mismo bando en turno da tablas.',
    'Si ninguna de tus fichas puede mover, tienes que pasar. Cuando ningún bando puede mover, la partida acaba en tablas.',
  ],
  pictures: {
    count: 'Hay tres fichas en la columna, así que la ficha avanza en ella tres casillas.',
    jump: 'Tres en la fila, luego tres casillas: salta sobre una ficha propia.',
    capture: 'Dos en la fila, luego dos casillas: cae en la ficha blanca y la captura.',
    blocked: 'No se permite: una ficha blanca cierra el paso, y solo se salta sobre las propias.',
  },
  levels: [
    'Aprendiendo: piensa en tu respuesta, pasa por alto algunas jugadas y elige con libertad. Buen rival para empezar.',
    'Principiante prudente: piensa en tu respuesta a cada jugada y a menudo elige una peor.',
    'Debut en el club: piensa en tu respuesta a cada jugada y casi siempre elige la mejor.',
    'Constante: mira unas cuantas jugadas por adelantado.',
    'Fuerte: mira el triple que el nivel anterior.',
    'Muy fuerte: mira aún más lejos y castiga los pequeños errores.',
    'Experto: busca en profundidad y perdona poco, en una quinta parte de su tiempo.',
    'Maestro: busca durante todo el tiempo de reflexión.',
  ],
  setup: {
    rules: {
      name: 'Reglas',
      choices: [
        {
          name: 'Folleto',
          explanation: 'Ambos conectados: tablas.',
        },
        {
          name: 'Torneo',
          explanation:
            'Ambos conectados: gana quien ha movido. La misma posición por tercera vez: tablas.',
        },
      ],
    },
  },
};
