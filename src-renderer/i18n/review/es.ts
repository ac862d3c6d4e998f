import type { ReviewWords } from './reviewWords.ts';

const tags: ReviewWords['tags'] = {
  book: 'Jugada de libro',
  forced: 'La única jugada posible',
  onlyMove: 'Única jugada buena',
  best: 'La mejor jugada',
  good: 'Buena jugada',
  inaccuracy: 'Imprecisión',
  mistake: 'Error',
  blunder: 'Error grave',
  missedWin: 'Victoria demostrada perdida',
};

export const es: ReviewWords = {
  title: 'Revisión',
  effort: 'Profundidad',
  efforts: { quick: 'rápida', normal: 'normal', deep: 'a fondo' },
  graph: 'Posibilidades a lo largo de la partida',
  judging: 'Revisando la partida',
  notJudged: 'Aún sin valorar.',
  stop: 'Parar',
  goOn: 'Seguir',
  failed: 'El motor no pudo seguir. Lo que está evaluado se conserva; prueba a seguir.',
  accuracy: (percent) => `Precisión ${percent}\u00A0%`,
  noAccuracy: 'Ninguna jugada propia',
  tags,
  better: (move) => `Mejor: ${move}`,
  turningPoints: 'Momentos decisivos',
  turningPoint: ({ number, side, move, tag, before, after }) =>
    `${number}. ${side}: ${move} – ${tags[tag]}, de ${before}\u00A0% a ${after}\u00A0%`,
  noFaults: 'Ninguna jugada costó mucho.',
  retry: {
    title: (number, all) => `Error ${number} de ${all}`,
    task: (side, move, tag) => `Aquí ${side} jugó ${move} (${tag}). Encuentra algo mejor.`,
    judging: 'Valorando la jugada…',
    same: 'Esa es la jugada de la partida. Prueba otra.',
    best: 'Sí, esa es la mejor jugada.',
    good: (percent) =>
      `Bien: quedan ${percent}\u00A0% de posibilidades, casi tantas como con la mejor jugada.`,
    worse: (percent) => `Así quedan ${percent}\u00A0% de posibilidades. Prueba otra jugada.`,
    failed: 'No se ha podido valorar la jugada.',
    next: 'Error siguiente',
    done: 'Listo',
    show: 'Mostrar la mejor línea',
    end: 'Volver a la revisión',
  },
};
