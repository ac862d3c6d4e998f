import { plural } from '../es/grammar.ts';
import type { AnalysisWords } from './analysisWords.ts';

export const es: AnalysisWords = {
  title: 'Tablero de análisis',
  toMatch: 'A la partida',
  engine: 'Motor',
  engineExplained: 'Busca las mejores jugadas de cada posición que mires, hasta que lo pares.',
  lines: 'Mejores jugadas',
  allMoves: 'Todas',
  bestMoves: 'Mejores jugadas',
  beginning: 'Mirando la posición…',
  waiting: 'En espera: otra búsqueda va primero.',
  proved: 'demostrado',
  findingWin: 'Buscando una victoria forzada…',
  stopFinding: 'Dejar de buscar',
  noWin: 'En un minuto no se ha demostrado ninguna victoria forzada.',
  resources: (threads, megabytes) =>
    `${plural(threads, { one: '# hilo', other: '# hilos' })}, ${megabytes} MB`,
  legend: (counts) =>
    counts
      ? 'En el tablero: las posibilidades del bando que juega, en tanto por ciento. En un marco o subrayado, lo demostrado: + ganado, − perdido por tantos, = tablas.'
      : 'En el tablero: las posibilidades del bando que juega, en tanto por ciento. En un marco o subrayado, lo demostrado: + ganado, − perdido en tantas jugadas como mucho, = tablas.',
  chance: (percent) => `${percent}\u00A0% de posibilidades`,
  won: {
    inMoves: (moves) =>
      `demostrado: ganado en ${plural(moves, { one: '# jugada', other: '# jugadas' })}`,
    by: (margin) => `demostrado: ganado por ${margin}`,
  },
  lost: {
    inMoves: (moves) =>
      `demostrado: perdido en ${plural(moves, { one: '# jugada', other: '# jugadas' })}`,
    by: (margin) => `demostrado: perdido por ${margin}`,
  },
  drawn: 'demostrado: tablas',
  looking: (count, all) => `Una línea esperada: jugada ${count} de ${all}`,
  keep: 'Guardar como variante',
  leave: 'Volver',
  branch: (ply) => `Variante en la jugada ${ply}`,
  isMainLine: 'Esta ya es la línea principal.',
  openings: {
    title: 'Aperturas',
    book: 'Libro',
    alike: (moves) => `igual por simetría: ${moves}`,
    gamesWith: (move) => `Partidas con ${move}`,
    allGames: 'Todas las partidas con esta posición',
  },
  editor: {
    put: 'Poner en el tablero',
    erase: 'Nada',
    toMove: 'Juega',
    possible: 'Esta posición es posible.',
    use: 'Analizarla',
    reasons: {
      counts: 'Las piezas de los dos bandos no encajan con el turno.',
      lastMove: 'Ninguna última jugada puede haber completado esas líneas.',
      pieces: 'Un bando tiene muy pocas o demasiadas piezas.',
      wonBefore: 'Un bando ya había ganado antes de la última jugada.',
      extraTurn: 'Un turno extra se gana cerrando un triángulo, y este bando no tiene ninguno.',
      owners: 'Cada triángulo cerrado tiene dueño, y ningún otro lo tiene.',
    },
  },
  marks: 'Marcas en el tablero',
  noMistakes: 'En esta partida no se ha encontrado ningún error.',
  copied: 'Copiado.',
  copyFailed: 'No se ha podido copiar.',
  newBoard: {
    paste: 'Posición o jugadas',
    pasteExplained:
      'Pega el código de una posición, o jugadas desde el comienzo. Déjalo vacío para el comienzo.',
    open: 'Abrir el tablero',
    refusedMove: (number, reason) => `La jugada ${number} no es posible. ${reason}`,
    codeExample: (code) => `Una posición se escribe como ${code}`,
  },
};
