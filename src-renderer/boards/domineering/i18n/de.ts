import { setupValue } from '../../../../src-shared/core/setup.ts';
import { clause, plural } from '../../../i18n/de/grammar.ts';
import type { DomineeringWords } from './domineeringWords.ts';

const sides = ['Vertikal', 'Horizontal'] as const;
const dominoes = ['senkrechter Dominostein', 'waagerechter Dominostein'] as const;

export const de: DomineeringWords = {
  name: 'Domineering',
  sides,
  blurb:
    'Eine Seite legt Dominosteine senkrecht, die andere waagerecht. Wer keinen Platz mehr hat, verliert.',
  sideNotes: ['senkrecht', 'waagerecht'],
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

/** Where the other half of a side’s domino lies. */
const beside = (side: 0 | 1): string => (side === 0 ? 'unter' : 'rechts von');
