import type { LessonWords } from './lessonWords.ts';

export const es: LessonWords = {
  lay: {
    task: 'Eres Vertical. Pon una ficha en cualquier sitio.',
    done: 'Cubre dos casillas, una sobre otra. Quien se queda sin sitio pierde.',
  },
  safe: {
    task: 'Haz un sitio seguro: dos casillas libres, una sobre otra, donde no quepa ninguna ficha horizontal.',
    done: 'Nadie te lo puede quitar. Puedes llenarlo cuando necesites una jugada.',
    wrong:
      'Eso no hace ningún sitio solo tuyo. Pon junto a una columna cuyos otros vecinos estén cubiertos.',
  },
  prevent: {
    task: 'Horizontal podría hacerse un sitio seguro. Pon ahí antes.',
    done: 'Ocupado. Lo que quiere el rival suele ser también tu mejor sitio.',
    wrong: 'Horizontal aún puede hacerse su sitio seguro. Busca las dos casillas que quiere.',
  },
  parity: {
    task: 'Cuenta: gana quien pone la última. Aquí gana exactamente una ficha.',
    done: 'Ahora el número de sitios te sale bien, haga lo que haga Horizontal.',
    wrong:
      'Después de eso Horizontal puede poner la última. Prueba los sitios de cabeza, uno a uno.',
  },
  room: {
    task: 'Haz sitio que solo tú puedas usar. Aquí ganan dos fichas.',
    done: 'El sitio propio decide: al rival se le acaba antes.',
    wrong:
      'Después de eso Horizontal puede ganar. Busca una ficha que te deje libres columnas de dos.',
  },
};
