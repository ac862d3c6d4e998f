import type { LessonWords } from './lessonWords.ts';

export const es: LessonWords = {
  line: {
    task: 'Traza cualquier línea entre dos puntos.',
    done: 'Cada turno es una línea. Quien traza el tercer lado de un triángulo se lo queda.',
  },
  extra: {
    task: 'A un triángulo le falta una línea. Ciérralo y traza una vez más.',
    done: 'Cerrar un triángulo da un turno extra: ha sido la línea siguiente.',
    wrong: 'Eso no cierra ningún triángulo. Busca el que tiene dos lados.',
  },
  two: {
    task: 'Una línea puede cerrar dos triángulos a la vez. Encuéntrala.',
    done: 'Dos triángulos con una línea, y aun así un solo turno extra.',
    wrong: 'Eso no cierra dos. Busca la línea entre dos triángulos a los que solo les falta ella.',
  },
  limit: {
    task: 'Cierra un triángulo y usa el turno extra para cerrar otro.',
    done: 'Dos cerrados. Nunca hay una tercera línea seguida, así que ahora el rival puede cerrar lo que queda.',
    wrong: 'Eso no cierra nada. A varios triángulos les falta solo una línea.',
  },
  safe: {
    task: 'No regales nada: traza una línea tras la que ningún triángulo tenga dos lados.',
    done: 'Seguro. Ahora el rival no puede cerrar nada.',
    wrong: 'Entonces un triángulo tiene dos lados y el rival puede cerrarlo.',
  },
  parity: {
    task: 'Ahora toda línea regala algo. Elige una que regale lo mínimo: la partida aún puede acabar en empate.',
    done: 'Bien. Como un turno tiene dos líneas como mucho, decide quién cede poco en el momento justo.',
    wrong:
      'Entonces acabarías por detrás si ambos juegan lo mejor posible. Busca la línea tras la que el rival gana menos.',
  },
};
