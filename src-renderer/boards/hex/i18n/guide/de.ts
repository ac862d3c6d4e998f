import { setupValue } from '../../../../../src-shared/core/setup.ts';
import type { HexGuide } from '../hexWords.ts';

export const de: HexGuide = {
  aim: 'O gewinnt mit einer Kette von Steinen vom linken Rand zum rechten, X mit einer vom oberen Rand zum unteren. Eine von beiden entsteht immer.',
  goalPicture: 'O hat gewonnen: Die Kette verbindet links und rechts.',
  hands: ['Klicke oder tippe auf ein leeres Feld, um einen Stein zu setzen.'],
  rules: (setup) => [
    'O beginnt, dann setzen X und O abwechselnd einen Stein auf ein beliebiges leeres Feld. Steine werden nie bewegt und nie geschlagen.',
    ...(setupValue(setup, 'swap') === 1
      ? [
          'Eine Ausnahme ist die Tauschregel: Statt den ersten Stein zu beantworten, darf X ihn übernehmen. Er wird, an der langen Diagonale gespiegelt, zu einem X, und O ist am Zug.',
        ]
      : []),
  ],
  pictures: {
    bridge:
      'Eine Brücke: Beide Steine von O berühren dieselben zwei leeren Felder, also kann X sie nicht trennen.',
    kept: 'X hat eines der beiden Felder genommen und O das andere: verbunden.',
    first: 'Die Tauschregel: O hat den ersten Stein gesetzt.',
    taken: 'X hat ihn übernommen: Er ist jetzt ein X, gespiegelt an der langen Diagonale.',
  },
  levels: [
    'Lernt noch: probiert eine Handvoll Ideen und übersieht manche Felder. Gut für den Anfang.',
    'Vorsichtiger Einstieg: verbindet die eigenen Ränder, wenn ein Stein fehlt, und hindert dich daran, deine zu verbinden.',
    'Vereinsneuling: spielt vor jedem Zug ein paar Dutzend Partien im Kopf zu Ende.',
    'Solide: spielt über hundert Partien im Kopf zu Ende und sperrt aus der Entfernung.',
    'Stark: denkt länger nach und verschwendet keinen Stein auf ein Feld, das keine Rolle spielen kann.',
    'Sehr stark: sieht, welche Steine so gut wie verbunden sind, was du auch tust.',
    'Expertenklasse: hat gelernt, wo gute Züge liegen, und rechnet Tausende von Partien voraus.',
    'Meisterklasse: rechnet die ganze Bedenkzeit lang und beweist den Gewinn, wo es geht.',
  ],
  setup: {
    size: { name: 'Größe' },
    swap: {
      name: 'Tauschregel',
      explanation:
        'Wer als Zweites zieht, darf den ersten Stein übernehmen, statt ihn zu beantworten; so wird fair eröffnet. Auf hohem Niveau empfohlen.',
    },
  },
};
