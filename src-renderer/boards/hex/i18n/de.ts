import { setupValue } from '../../../../src-shared/core/setup.ts';
import { clause, oneOf, plural } from '../../../i18n/de/grammar.ts';
import type { HexWords } from './hexWords.ts';

const sides = ['O', 'X'] as const;

export const de: HexWords = {
  name: 'Hex',
  sides,
  blurb: 'Verbinde deine beiden Seiten des Bretts. Einer Seite gelingt es immer.',
  sideNotes: ['von links nach rechts', 'von oben nach unten'],
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
  refusals: {
    ERR_CELL_TAKEN: ({ cell, owner }, name) =>
      `Feld ${name(cell)} ist von ${sides[owner]} besetzt.`,
    ERR_NO_SWAP_RULE: () => 'Diese Partie wird ohne Tauschregel gespielt.',
    ERR_NO_TIME_TO_SWAP: () =>
      'Getauscht werden darf nur statt der ersten Antwort, von der zweiten Seite.',
  },
  joined: [
    (who) => `${clause(who, 'hast', 'hat')} den linken und den rechten Rand verbunden.`,
    (who) => `${clause(who, 'hast', 'hat')} den oberen und den unteren Rand verbunden.`,
  ],
  board: (size) => `Hex-Brett, ${size} mal ${size}`,
  empty: (cell) => `${cell}, leer`,
  stone: (cell, side) => `${cell}, ${sides[side]}`,
  inChain: ', in der Gewinnkette',
  offerSwap: 'Antworte mit einem Stein, oder übernimm den ersten:',
  swap: 'Tauschen',
  card: 'Ränder',
  joins: ['verbindet links und rechts', 'verbindet oben und unten'],
  swapRule:
    'Tauschregel: Statt den ersten Stein zu beantworten, darf die zweite Seite ihn übernehmen. Er gehört dann ihr, an der langen Diagonale gespiegelt.',
  captions: {
    swaps: (side) => `${side} übernimmt den ersten Stein.`,
    links: (side, groups) => `${side} verbindet ${groups} Gruppen.`,
    detour: (side, before, now) =>
      `Das steht im Weg: ${side} braucht jetzt noch mindestens ${now} Steine, nicht ${before}.`,
    needs: (side, stones) =>
      plural(stones, {
        one: `${side} braucht noch mindestens # Stein.`,
        other: `${side} braucht noch mindestens # Steine.`,
      }),
    threatens: (side, cells) =>
      `${side} droht auf ${oneOf(cells)}, die eigenen Ränder zu verbinden.`,
    threatensMany: (side, cells) =>
      plural(cells, { other: `${side} droht an # Stellen, die eigenen Ränder zu verbinden.` }),
    unstoppable: (side) => `${side} ist jetzt nicht mehr aufzuhalten.`,
  },
};
