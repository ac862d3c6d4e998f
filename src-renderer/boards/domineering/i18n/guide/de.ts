import { setupValue } from '../../../../../src-shared/core/setup.ts';
import type { DomineeringGuide } from '../domineeringWords.ts';

const sides = ['Vertikal', 'Horizontal'] as const;

export const de: DomineeringGuide = {
  aim: 'Lege den letzten Dominostein: Kannst du, wenn du am Zug bist, keinen legen, verlierst du. Remis gibt es nie.',
  goalPicture:
    'Vertikal hat gewonnen: Horizontal findet auf den schraffierten Feldern keinen Platz.',
  hands: [
    'Zeige auf ein Feld, und der Dominostein, der dort läge, ist zu sehen; klicke oder tippe, um ihn zu legen.',
    'Nahe am Rand eines Feldes ist es der Dominostein, der über diesen Rand reicht.',
  ],
  rules: (setup) => [
    `Vertikal legt Dominosteine senkrecht, Horizontal legt sie waagerecht; ${sides[setupValue(setup, 'starter') === 0 ? 0 : 1]} beginnt, dann wird abwechselnd gelegt. Ein Dominostein bedeckt zwei leere Felder.`,
  ],
  pictures: {
    laid: 'Vertikals Dominosteine stehen, Horizontals liegen; jeder bedeckt zwei Felder.',
    own: 'Der markierte Platz gehört Vertikal allein: Quer passt dort kein Stein hin.',
  },
  levels: [
    'Lernt noch: legt Dominosteine fast irgendwohin. Gut für den Anfang.',
    'Einstieg: legt meist so, dass Platz für eigene Steine bleibt, und übersieht manche Stellen.',
    'Vereinsneuling: denkt an deine Antwort und wählt noch ziemlich frei.',
    'Solide: denkt bei jedem Dominostein an deine Antwort und nimmt dir Platz weg.',
    'Stark: rechnet ein paar Dominosteine voraus.',
    'Sehr stark: rechnet weiter und bestraft kleine Fehler.',
    'Expertenklasse: findet heraus, wer gewinnt, sobald das Brett klein genug ist.',
    'Meisterklasse: verwendet die ganze Bedenkzeit darauf, herauszufinden, wer gewinnt.',
  ],
  setup: {
    rows: { name: 'Zeilen' },
    columns: { name: 'Spalten' },
    starter: { name: 'Es beginnt', choices: [{ name: sides[0] }, { name: sides[1] }] },
  },
};
