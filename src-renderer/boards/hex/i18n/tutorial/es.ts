import type { LessonWords } from './lessonWords.ts';

export const es: LessonWords = {
  chain: {
    task: 'Eres O y unes izquierda y derecha. Completa la cadena.',
    done: 'Unidas. Al final siempre une alguien: no hay tablas.',
    wrong: 'Eso no une los dos bordes. En la fila falta una casilla.',
  },
  bridge: {
    task: 'Haz un puente desde la ficha marcada: dos casillas más allá, con dos casillas vacías en medio.',
    done: 'Un puente. Si X toma una de las casillas de en medio, tú tomas la otra.',
    wrong:
      'Eso no es un puente: entre las dos fichas debe haber dos casillas vacías que toquen a ambas.',
  },
  answer: {
    task: 'X ha entrado en tu puente. Responde.',
    done: 'El puente aguanta. Una intrusión no cuesta nada si se responde.',
    wrong: 'Entonces X cortaría el puente. Toma su otra casilla.',
  },
  edge: {
    task: 'Un puente también llega al borde: una ficha en la segunda fila tiene allí dos casillas. X ha tomado una.',
    done: 'La plantilla de borde más pequeña: desde la segunda fila el borde es seguro.',
    wrong: 'Eso deja el borde a X. Toma la otra de las dos casillas del borde.',
  },
  ladder: {
    task: 'Ahora X bloquea cada vez. Sigue arrastrándote por el borde hasta la ficha que espera al final.',
    done: 'Una escalera. Sola no lleva a ninguna parte; con una ficha al final, gana.',
    wrong: 'Entonces X puede pararte. Quédate junto a tu última ficha, al lado del borde.',
  },
  swap: {
    task: 'Ahora eres X y vale la regla de intercambio: puedes quedarte con la primera ficha de O. Está en el centro. Hazlo.',
    done: 'Ya es tuya. Así nadie abre demasiado fuerte: quien parte la tarta deja elegir al otro.',
    wrong:
      'Cualquier otra respuesta pierde aquí con el mejor juego, de tan fuerte que es el centro. Quédate con la ficha.',
  },
};
