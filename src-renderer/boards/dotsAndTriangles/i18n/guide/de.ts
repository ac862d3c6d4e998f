import type { DotsGuide } from '../dotsWords.ts';

export const de: DotsGuide = {
  aim: 'Besitze mehr Dreiecke als die andere Seite, wenn alle Linien gezogen sind. Bei gleich vielen ist es remis.',
  goalPicture: 'Spieler 2 hat gewonnen, mit vier Dreiecken zu zwei.',
  hands: ['Klicke oder tippe zwischen zwei Punkte, um die Linie zu ziehen, die sie verbindet.'],
  rules: () => [
    'Spieler 1 beginnt. Zieht abwechselnd eine Linie zwischen zwei benachbarten Punkten. Ziehst du die dritte Seite eines Dreiecks, gehört es dir; eine Linie kann zwei Dreiecke schließen.',
    'Hast du ein Dreieck geschlossen, ziehst du noch eine Linie. Was diese Linie schließt, gehört auch dir, aber eine dritte Linie hintereinander gibt es nie.',
  ],
  pictures: {
    closed:
      'Spieler 1 hat die dritte Seite gezogen: Das Dreieck gehört Spieler 1, und es folgt noch eine Linie.',
    two: 'Eine Linie, die zwei Dreiecke schließt.',
    limit:
      'Spieler 1 hat ein Dreieck geschlossen und mit der zweiten Linie noch eins. Die markierte Linie bleibt für Spieler 2.',
  },
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
};
