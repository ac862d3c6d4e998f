import { clause, plural } from '../../../i18n/de/grammar.ts';
import type { DomineeringWords } from './domineeringWords.ts';

const sides = ['Vertikal', 'Horizontal'] as const;

const dominoes = ['senkrechter Dominostein', 'waagerechter Dominostein'] as const;

/** Where the other half of a side’s domino lies. */
const beside = (side: 0 | 1): string => (side === 0 ? 'unter' : 'rechts von');

export const de: DomineeringWords = {
  name: 'Domineering',
  sides,
  blurb:
    'Eine Seite legt Dominosteine senkrecht, die andere waagerecht. Wer keinen Platz mehr hat, verliert.',
  sideNotes: ['senkrecht', 'waagerecht'],
  refusals: {
    ERR_CELL_TAKEN: ({ cell }, name) => `Feld ${name(cell)} ist belegt.`,
    ERR_OFF_BOARD: ({ cell, side }, name) =>
      `Für die andere Hälfte des Dominosteins gibt es ${beside(side)} Feld ${name(cell)} kein Feld.`,
    ERR_PARTNER_TAKEN: ({ cell, partner, side }, name) =>
      `Feld ${name(partner)} ${beside(side)} Feld ${name(cell)} ist belegt.`,
  },
  noRoomLeft: (who) => `${clause(who, 'hast', 'hat')} keinen Platz für einen Dominostein.`,
  board: (rows, columns) => `Domineering-Brett, ${rows} mal ${columns}`,
  covered: (cell, side, first, second) =>
    `Feld ${cell}, ${dominoes[side]} auf ${first} und ${second}`,
  leftEmpty: (cell) => `Feld ${cell}, leer geblieben`,
  noRoom: (cell) => `Feld ${cell}, leer, kein Dominostein passt`,
  room: (cell, first, second) => `Feld ${cell}, leer, Dominostein passt auf ${first} und ${second}`,
  move: (first, second) => `Dominostein auf ${first} und ${second}`,
  card: 'Freier Platz',
  left: (sure, most) => (sure === most ? `${sure} sicher` : `${sure} sicher, höchstens ${most}`),
  explanation:
    'Sicher sind Dominosteine, die die andere Seite nicht verhindern kann. Höchstens passen so viele, wie wenn die andere Seite keinen mehr legte. Wer am Zug ist und keinen Platz hat, verliert.',
  regions: 'Wert der Gebiete',
  region: (cells) =>
    cells.length <= 6
      ? `Felder ${cells.join(', ')}`
      : `${cells.length} Felder, ${cells[0]} bis ${cells.at(-1)}`,
  unvalued: 'zu groß',
  valuesExplained:
    'Eine Zahl sagt, wie viele Züge übrig sind, über null für Vertikal und darunter für Horizontal. {x|y} ist x, wenn Vertikal dort gezogen hat, und y, wenn Horizontal es getan hat; ±x steht kurz für {x|−x}. Sterne und Pfeile sind kleiner als jede Zahl: Bei * gewinnt, wer zuerst zieht, ↑ ist gut für Vertikal, ↓ für Horizontal.',
  captions: {
    takes: (side, other, places) =>
      plural(places, {
        one: `${side} nimmt ${other} # Platz weg.`,
        other: `${side} nimmt ${other} # Plätze weg.`,
      }),
    sure: (side, gained, sure) =>
      `${side} hat ${plural(gained, { one: '# sicheren Platz', other: '# sichere Plätze' })} mehr${gained === sure ? '' : `, insgesamt ${sure}`}.`,
    decided: (side) =>
      `${side} kann nicht mehr verlieren: Die sicheren Plätze sind mehr, als die andere Seite noch füllen kann.`,
  },
};
