import { plural } from '../../../i18n/de/grammar.ts';
import type { LinesOfActionWords } from './linesOfActionWords.ts';

const sides = ['Schwarz', 'Weiß'] as const;

/** As subjects, and as objects. */
const nominative = ['schwarzer Stein', 'weißer Stein'] as const;

const accusative = ['schwarzen Stein', 'weißen Stein'] as const;

const pieces = (count: number): string => plural(count, { one: '# Stein', other: '# Steine' });

export const de: LinesOfActionWords = {
  name: 'Lines of Action',
  sides,
  blurb: 'Bring alle deine Steine zusammen, bevor es der anderen Seite gelingt.',
  refusals: {
    ERR_MAY_NOT_PASS: () => 'Eine Seite, die ziehen kann, darf nicht passen.',
    ERR_MUST_PASS: () => 'Kein Stein kann ziehen, deshalb wird gepasst.',
    ERR_NO_PIECE: ({ from }, name) => `Auf ${name(from)} steht kein Stein.`,
    ERR_NOT_YOUR_PIECE: ({ from, owner }, name) =>
      `Auf ${name(from)} steht ein ${nominative[owner]}.`,
    ERR_SAME_SQUARE: () => 'Ein Zug endet auf einem anderen Feld.',
    ERR_NO_LINE: ({ from, to }, name) =>
      `Keine gerade Linie verbindet ${name(from)} und ${name(to)}.`,
    ERR_WRONG_DISTANCE: ({ count }) =>
      plural(count, {
        one: 'Auf dieser Linie muss der Stein genau # Feld weit ziehen.',
        other: 'Auf dieser Linie muss der Stein genau # Felder weit ziehen.',
      }),
    ERR_BLOCKED: ({ owner, blocker }, name) =>
      `Ein ${nominative[owner]} auf ${name(blocker)} versperrt den Weg.`,
    ERR_OWN_PIECE: ({ to }, name) => `Auf ${name(to)} steht ein Stein derselben Seite.`,
  },
  connected: (who) =>
    `Alle ${who.isYou ? 'deine Steine' : `Steine von ${who.name}`} sind verbunden.`,
  bothConnected: 'Beide Seiten sind verbunden.',
  bothConnectedBy: (who) =>
    `Beide Seiten sind verbunden, durch ${who.isYou ? 'deinen Zug' : `den Zug von ${who.name}`}.`,
  neitherMoves: 'Keine Seite kann ziehen.',
  board: 'Lines-of-Action-Brett',
  empty: (square) => `${square}, leer`,
  piece: (side, square) => `${nominative[side]} auf ${square}`,
  movable: (piece, count) =>
    `${piece}, ${count === 0 ? 'keine Züge' : plural(count, { one: '# Zug', other: '# Züge' })}`,
  landing: (count, isCapture) =>
    `, ${isCapture ? 'kann geschlagen werden' : 'als Ziel möglich'}, ${pieces(count)} auf der Linie`,
  keys: [['Esc', 'einen aufgenommenen Stein zurückstellen']],
  stuck: (square) =>
    `Der Stein auf ${square} hat keinen Zug: Jeder Weg ist versperrt oder zu lang.`,
  pickFirst: (side) => `Wähle zuerst einen ${accusative[side]}.`,
  noMove: (side) => `Kein ${nominative[side]} kann ziehen: Es wird gepasst.`,
  pass: 'Passen',
  passed: 'passt',
  move: (from, to, isCapture) => `${from} ${isCapture ? 'schlägt' : 'nach'} ${to}`,
  card: 'Gruppen',
  groups: (side, count, groups) =>
    groups === 1
      ? `${sides[side]}: ${pieces(count)}, alle verbunden`
      : `${sides[side]}: ${pieces(count)} in ${groups} Gruppen`,
  nothingPicked: (side) =>
    `Wähle einen ${accusative[side]}, um zu sehen, wie weit er auf jeder Linie zieht.`,
  linesOf: (piece) => `Linien: ${piece}`,
  ways: {
    row: 'Reihe',
    falling: 'Fallende Diagonale',
    column: 'Spalte',
    rising: 'Steigende Diagonale',
  },
  line: 'Linie',
  pieces: 'Steine darauf',
  goesTo: 'Zieht nach',
  counted: (black, white) =>
    `${plural(black + white, { one: 'Stein', other: 'Steine' })}, ${black} schwarz und ${white} weiß`,
  nowhere: 'versperrt',
  captions: {
    passes: (side) => `${side} hat keinen Zug und passt.`,
    captures: (side, square, left) =>
      plural(left, {
        one: `${side} schlägt auf ${square}. Der anderen Seite bleibt # Stein zu verbinden.`,
        other: `${side} schlägt auf ${square}. Der anderen Seite bleiben # Steine zu verbinden.`,
      }),
    fewer: (side, groups) =>
      plural(groups, {
        one: `${side} ist verbunden.`,
        other: `${side} ist in # Gruppen verbunden.`,
      }),
    more: (side, groups) =>
      plural(groups, {
        one: `${side} ist eine einzige Gruppe.`,
        other: `${side} ist in # Gruppen zersplittert.`,
      }),
    canWin: (side) => `${side} kann jetzt alle eigenen Steine verbinden.`,
    threatens: (side) => `${side} droht, alle eigenen Steine zu verbinden.`,
  },
};
