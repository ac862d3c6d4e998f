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
  aim: 'Besitze mehr Dreiecke als die andere Seite, wenn alle Linien gezogen sind. Bei gleich vielen ist es remis.',
  goalPicture: 'Spieler 2 hat gewonnen, mit vier Dreiecken zu zwei.',
  hands: ['Klicke oder tippe zwischen zwei Punkte, um die Linie zu ziehen, die sie verbindet.'],
  rules: () => [
    'Spieler 1 beginnt. Zieht abwechselnd eine Linie zwischen zwei benachbarten Punkten. Ziehst du die dritte Seite eines Dreiecks, gehört es dir; eine Linie kann zwei Dreiecke schließen.',
    'Hast du ein Dreieck geschlossen, ziehst du noch eine Linie. Was diese Linie schließt, gehört auch dir, aber eine dritte Linie hintereinander gibt es nie.',
  ],
  levels: [
    'Lernt noch: übersieht Dreiecke, die sich schließen ließen. Gut für den Anfang.',
    'Vorsichtiger Einstieg: schließt, was geht, und lässt dir oft etwas zum Schließen übrig.',
    'Vereinsneuling: sieht, was du nach jeder Linie schließen kannst, und verschenkt noch manches.',
    'Solide: verschenkt weniger Dreiecke.',
    'Stark: verschenkt selten ohne Not ein Dreieck.',
    'Sehr stark: rechnet aus, was die nächsten Linien wert sind.',
    'Expertenklasse: rechnet weiter voraus, bis zum Ende, wenn nur noch wenige Linien übrig sind.',
    'Meisterklasse: rechnet die ganze Bedenkzeit lang. Kennt auf den kleinsten Brettern jede Stellung.',
  ],
  setup: {
    shape: { name: 'Brett', choices: [{ name: 'Sechseck' }, { name: 'Dreieck' }] },
    size: { name: 'Seitenlänge' },
  },
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
