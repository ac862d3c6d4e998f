import { plural, possessive } from '../../../i18n/en/grammar.ts';
import type { LinesOfActionWords } from './linesOfActionWords.ts';

const sides = ['Black', 'White'] as const;

const adjectives = ['black', 'white'] as const;

const pieces = (count: number): string => plural(count, { one: '# piece', other: '# pieces' });

export const en: LinesOfActionWords = {
  name: 'Lines of Action',
  sides,
  blurb: 'Bring all your pieces together before the other side does.',
  refusals: {
    ERR_MAY_NOT_PASS: () => 'A side that has a move may not pass.',
    ERR_MUST_PASS: () => 'No piece can move, so this turn is passed.',
    ERR_NO_PIECE: ({ from }, name) => `There is no piece on ${name(from)}.`,
    ERR_NOT_YOUR_PIECE: ({ from, owner }, name) =>
      `The piece on ${name(from)} is ${adjectives[owner]}.`,
    ERR_SAME_SQUARE: () => 'A move ends on another square.',
    ERR_NO_LINE: ({ from, to }, name) => `No straight line joins ${name(from)} and ${name(to)}.`,
    ERR_WRONG_DISTANCE: ({ count }) =>
      plural(count, {
        one: 'The piece must move exactly # square along this line.',
        other: 'The piece must move exactly # squares along this line.',
      }),
    ERR_BLOCKED: ({ owner, blocker }, name) =>
      `The way is blocked by a ${adjectives[owner]} piece on ${name(blocker)}.`,
    ERR_OWN_PIECE: ({ to }, name) => `A piece of the same side is on ${name(to)}.`,
  },
  connected: (who) =>
    `${who.isYou ? 'All your pieces' : `All of ${possessive(who)} pieces`} are connected.`,
  bothConnected: 'Both sides are connected.',
  bothConnectedBy: (who) => `Both sides are connected, by ${possessive(who)} move.`,
  neitherMoves: 'Neither side can move.',
  board: 'Lines of Action board',
  empty: (square) => `${square}, empty`,
  piece: (side, square) => `${adjectives[side]} piece on ${square}`,
  movable: (piece, count) =>
    `${piece}, ${count === 0 ? 'no moves' : plural(count, { one: '# move', other: '# moves' })}`,
  landing: (count, isCapture) =>
    `, ${isCapture ? 'can be captured' : 'can move here'}, ${pieces(count)} on the line`,
  keys: [['Escape', 'put a piece down that was picked up']],
  stuck: (square) => `The piece on ${square} has no move: every way is blocked or too long.`,
  pickFirst: (side) => `Choose a ${adjectives[side]} piece first.`,
  noMove: (side) => `No ${adjectives[side]} piece can move: this turn is passed.`,
  pass: 'Pass',
  passed: 'pass',
  move: (from, to, isCapture) => `${from} ${isCapture ? 'takes' : 'to'} ${to}`,
  card: 'Groups',
  groups: (side, count, groups) =>
    groups === 1
      ? `${sides[side]}: ${pieces(count)}, all connected`
      : `${sides[side]}: ${pieces(count)} in ${groups} groups`,
  nothingPicked: (side) =>
    `Choose a ${adjectives[side]} piece to see how far it moves along each line.`,
  linesOf: (piece) => `Lines of the ${piece}`,
  ways: { row: 'Row', falling: 'Falling diagonal', column: 'Column', rising: 'Rising diagonal' },
  line: 'Line',
  pieces: 'Pieces on it',
  goesTo: 'Goes to',
  counted: (black, white) => `pieces, ${black} black and ${white} white`,
  nowhere: 'blocked',
  captions: {
    passes: (side) => `${side} has no move and passes.`,
    captures: (side, square, left) =>
      plural(left, {
        one: `${side} captures on ${square}. # piece is left to be joined.`,
        other: `${side} captures on ${square}. # pieces are left to be joined.`,
      }),
    fewer: (side, groups) =>
      plural(groups, {
        one: `${side} is connected.`,
        other: `${side} is connected in # groups.`,
      }),
    more: (side, groups) =>
      plural(groups, { one: `${side} is one group.`, other: `${side} is split into # groups.` }),
    canWin: (side) => `${side} can join all its pieces now.`,
    threatens: (side) => `${side} threatens to join all its pieces.`,
  },
};
