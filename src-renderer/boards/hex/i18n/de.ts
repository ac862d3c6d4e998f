import { clause, oneOf, plural } from '../../../i18n/de/grammar.ts';
import type { HexWords } from './hexWords.ts';

const sides = ['O', 'X'] as const;

export const de: HexWords = {
  name: 'Hex',
  sides,
  blurb: 'Verbinde deine beiden Seiten des Bretts. Einer Seite gelingt es immer.',
  sideNotes: ['von links nach rechts', 'von oben nach unten'],
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
