import type { LessonWords } from './lessonWords.ts';

export const es: LessonWords = {
  peg: {
    task: 'Pon una bola en cualquier varilla.',
    done: 'Ha bajado hasta el lugar libre más bajo. Una jugada nombra una varilla, nunca una altura.',
  },
  height: {
    task: 'Ahora pon una bola en la altura 2.',
    done: 'Tu bola está encima de otra. La altura solo se elige por lo que hay debajo.',
    wrong: 'Esa bola no quedaría en la altura 2. Elige una varilla que tenga exactamente una bola.',
  },
  row: {
    task: 'Tres de tus bolas están en fila. Completa la línea.',
    done: 'Cuatro en fila: el primer tipo de línea.',
    wrong: 'Eso no completa la fila de las bolas marcadas.',
  },
  upright: {
    task: 'Las líneas también pueden ser verticales. Completa una en una sola varilla.',
    done: 'Cuatro en una varilla: el segundo tipo de línea.',
    wrong: 'Eso no completa ninguna línea. Busca la varilla con tres bolas tuyas.',
  },
  wall: {
    task: 'Tus bolas marcadas suben por una pared. Completa la diagonal.',
    done: 'Una diagonal de una pared o de una capa: el tercer tipo de línea.',
    wrong:
      'Eso no completa ninguna línea. Cada bola marcada está una varilla más allá y un piso más arriba; ¿qué sigue?',
  },
  space: {
    task: 'Ahora una diagonal a través de todo el cubo, de esquina a esquina.',
    done: 'A través del espacio: el cuarto tipo. En total hay 76 líneas.',
    wrong:
      'Eso no completa ninguna línea. Las bolas marcadas suben de una esquina del cubo a la opuesta.',
  },
  double: {
    task: 'Crea dos amenazas con una bola. Luego gana.',
    done: 'Dos amenazas a la vez no se pueden parar las dos. Así se ganan la mayoría de las partidas.',
    wrong:
      'No es eso: hace falta la varilla donde dos de tus filas llegan a tres a la vez, y después la bola que completa una línea.',
  },
  deadly: {
    task: 'A Negro le falta una bola en la fila marcada, encima de tu próxima bola en D1. Juega donde quieras, pero sin ayudarle.',
    done: 'Exacto. Quien juegue antes en esa varilla cede el lugar de encima, así que ambos esperan.',
    wrong: 'Una bola ahí sube a Negro a la altura 2, y Negro completa la fila.',
  },
};
