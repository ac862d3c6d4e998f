import type { LessonWords } from './lessonWords.ts';

export const es: LessonWords = {
  count: {
    task: 'En la columna de la pieza marcada hay dos piezas. Por eso avanza en ella exactamente dos casillas: muévela.',
    done: 'Cuenta todas las piezas de la línea, de ambos colores y en ambos sentidos. Eso avanza una pieza.',
    wrong: 'Esa es otra jugada. Mueve la pieza marcada en línea recta por su columna.',
  },
  jump: {
    task: 'La pieza marcada comparte su fila con otras cinco. Muévela a lo largo de la fila.',
    done: 'Seis en la fila, luego seis casillas. Ha saltado sobre tus piezas; sobre las del rival nunca puede.',
    wrong: 'Esa es otra jugada. Mueve la pieza marcada a lo largo de su fila, seis casillas.',
  },
  capture: {
    task: 'Una pieza que cae sobre una del rival la captura. Captura algo.',
    done: 'Capturada. El rival tiene ahora menos piezas que unir, así que capturar también le ayuda.',
    wrong: 'Eso no captura nada. Busca una pieza cuya cuenta lleve justo a una pieza blanca.',
  },
  connect: {
    task: 'Une todas tus piezas en un grupo: solo la marcada sigue apartada.',
    done: 'Todas unidas, también en diagonal: ganas.',
    wrong: 'Así no están todas unidas. La pieza marcada puede llegar a las demás en una jugada.',
  },
  sacrifice: {
    task: 'Cuidado: una pieza blanca está apartada de su grupo. Juega, pero no la captures.',
    done: 'Exacto. Una pieza menos puede ser un grupo menos: quien entrega una pieza suelta quizá quede unido al momento.',
    wrong: 'Sin esa pieza suelta, todas las blancas quedarían unidas y Blanco ganaría.',
  },
};
