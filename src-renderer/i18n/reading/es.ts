import { oneOf, plural } from '../es/grammar.ts';
import type { ReadingWords } from './readingWords.ts';

export const es: ReadingWords = {
  all: (groups) => groups.join('; '),
  none: 'nada',
  pegs: (pegs) => `Varillas de abajo arriba: ${pegs.join('; ')}.`,
  emptyBoard: 'El tablero está vacío.',
  noThreats: 'No hay amenazas inmediatas.',
  canWin: (side, moves) => `Si le toca, ${side} gana con ${oneOf(moves)}.`,
  inDanger: (side, places) => `${side} puede perder una pieza en ${places.join(', ')}.`,
  closing: (lines) => `Líneas que cierran algo: ${lines.join('; ')}.`,
  nothingCloses: 'Ninguna línea cierra un triángulo.',
  noClock: 'Esta partida se juega sin reloj.',
  moves: (count, texts) =>
    `${plural(count, { one: '# jugada', other: '# jugadas' })}: ${texts.join(', ')}.`,
  manyMoves: (count) =>
    `${plural(count, { one: '# jugada', other: '# jugadas' })}, demasiadas para leerlas.`,
};
