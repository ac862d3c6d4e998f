import { oneOf, plural } from '../de/grammar.ts';
import type { ReadingWords } from './readingWords.ts';

export const de: ReadingWords = {
  all: (groups) => groups.join('; '),
  none: 'keine',
  pegs: (pegs) => `Stäbe von unten nach oben: ${pegs.join('; ')}.`,
  emptyBoard: 'Das Brett ist leer.',
  noThreats: 'Nichts droht unmittelbar.',
  canWin: (side, moves) => `${side} gewinnt am Zug mit ${oneOf(moves)}.`,
  inDanger: (side, places) => `${side} kann einen Stein verlieren auf ${places.join(', ')}.`,
  closing: (lines) => `Linien, die etwas schließen: ${lines.join('; ')}.`,
  nothingCloses: 'Keine Linie schließt ein Dreieck.',
  noClock: 'Diese Partie wird ohne Uhr gespielt.',
  moves: (count, texts) =>
    `${plural(count, { one: '# Zug', other: '# Züge' })}: ${texts.join(', ')}.`,
  manyMoves: (count) =>
    `${plural(count, { one: '# Zug', other: '# Züge' })}, zu viele zum Vorlesen.`,
};
