import { setupValue } from '../../../../../src-shared/core/setup.ts';
import type { LinesOfActionGuide } from '../linesOfActionWords.ts';

export const de: LinesOfActionGuide = {
  aim: 'Bring alle deine Steine zu einer Gruppe zusammen; auch Nachbarn über Eck zählen. Ein einzelner Stein ist eine Gruppe.',
  goalPicture: 'Schwarz hat gewonnen: Der letzte versprengte Stein ist bei den anderen.',
  hands: [
    'Ziehe einen Stein auf das Feld, auf dem er landet, oder klicke oder tippe auf den Stein und dann auf das Feld. Die Felder, die er erreicht, sind markiert, mit der Zahl der Steine auf jeder Linie.',
    'Ein Stein, der anderswo losgelassen wird, kehrt zurück, und ebenso einer, der noch einmal angeklickt wird.',
  ],
  rules: (setup) => [
    'Schwarz beginnt, dann ziehen Weiß und Schwarz abwechselnd. Ziehe einen deiner Steine in gerader Linie in eine der acht Richtungen, genau so viele Felder weit, wie auf dieser ganzen Linie Steine beider Farben stehen.',
    'Eigene Steine darfst du überspringen, die der anderen Seite nicht. Landest du auf einem von diesen, schlägst du ihn.',
    'Ein Zug, der nur die Steine der anderen Seite zusammenbringt, gewinnt für die andere Seite.',
    setupValue(setup, 'rules') === 0
      ? 'Ein Zug, der die Steine beider Seiten zusammenbringt, ergibt Remis.'
      : 'Nach Turnierregeln gewinnt ein Zug, der die Steine beider Seiten zusammenbringt, für die Seite, die ihn gemacht hat, und eine Stellung, die zum dritten Mal mit derselben Seite am Zug entsteht, ergibt Remis.',
    'Kann keiner deiner Steine ziehen, musst du passen. Kann keine Seite ziehen, ist die Partie remis.',
  ],
  pictures: {
    count: 'Auf der Spalte stehen drei Steine, also zieht der Stein dort drei Felder weit.',
    jump: 'Drei auf der Reihe, also drei Felder: Er überspringt den eigenen Stein.',
    capture:
      'Zwei auf der Reihe, also zwei Felder: Er landet auf dem weißen Stein und schlägt ihn.',
    blocked:
      'Nicht erlaubt: Ein weißer Stein steht im Weg, und nur eigene dürfen übersprungen werden.',
  },
  levels: [
    'Lernt noch: denkt an deine Antwort, übersieht manche Züge und wählt frei. Gut für den Anfang.',
    'Vorsichtiger Einstieg: denkt bei jedem Zug an deine Antwort und nimmt oft einen schwächeren.',
    'Vereinsneuling: denkt bei jedem Zug an deine Antwort und nimmt meist den besten.',
    'Solide: sieht ein paar Züge voraus.',
    'Stark: untersucht dreimal so viel wie die Stufe darunter.',
    'Sehr stark: sieht noch weiter voraus und bestraft kleine Fehler.',
    'Expertenklasse: sucht tief und verzeiht wenig, in einem Fünftel der Bedenkzeit.',
    'Meisterklasse: sucht die ganze Bedenkzeit lang.',
  ],
  setup: {
    rules: {
      name: 'Regeln',
      choices: [
        {
          name: 'Handout',
          explanation: 'Beide verbunden: Remis.',
        },
        {
          name: 'Turnier',
          explanation:
            'Beide verbunden: Wer gezogen hat, gewinnt. Dieselbe Stellung zum dritten Mal: Remis.',
        },
      ],
    },
  },
};
