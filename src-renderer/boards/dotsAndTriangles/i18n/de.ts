import type { Shape } from '../../../../src-shared/games/dotsAndTriangles/geometry.ts';
import { clause, plural } from '../../../i18n/de/grammar.ts';
import type { DotsWords } from './dotsWords.ts';

const triangles = (count: number): string =>
  plural(count, { one: '# Dreieck', other: '# Dreiecke' });

const SHAPES: Readonly<Record<Shape, string>> = { hexagon: 'Sechseck', triangle: 'Dreieck' };

export const de: DotsWords = {
  name: 'Punkte und Dreiecke',
  sides: ['Spieler 1', 'Spieler 2'],
  blurb: 'Ziehe Linien zwischen Punkten und schließe mehr Dreiecke als die andere Seite.',
  refusals: {
    ERR_LINE_DRAWN: ({ line }, name) => `Linie ${name(line)} ist schon gezogen.`,
  },
  hasMore: (who, more, fewer) =>
    `${clause(who, 'hast', 'hat')} mehr Dreiecke, ${more} zu ${fewer}.`,
  asMany: (count) => `Beide haben ${triangles(count)}.`,
  board: (shape, lines) => `Punkte und Dreiecke, ${SHAPES[shape]} aus ${lines} Linien`,
  drawn: (line) => `Linie ${line}, gezogen`,
  open: (line) => `Linie ${line}, nicht gezogen`,
  closes: (count, earnsTurn) =>
    `, schließt ${triangles(count)}${earnsTurn ? ', noch ein Zug' : ''}`,
  move: (line) => `Linie ${line}`,
  card: 'Dreiecke',
  triangles,
  left: (count) =>
    plural(count, {
      one: 'Noch # Linie zu ziehen.',
      other: 'Noch # Linien zu ziehen.',
    }),
  extraTurn: 'Ein Zusatzzug, der letzte hintereinander.',
  rule: 'Ein geschlossenes Dreieck bringt einen Zusatzzug, aber nie einen dritten Zug hintereinander.',
  captions: {
    closes: (side, count, movesAgain) =>
      `${side} schließt ${triangles(count)}${movesAgain ? ' und zieht noch einmal' : ''}.`,
    offers: (side) => `${side} kann jetzt ein Dreieck schließen.`,
    nothingSafe: 'Von jetzt an schließt jede Linie ein Dreieck oder verschenkt eins.',
    decided: (side) => `${side} ist nicht mehr einzuholen.`,
  },
};
