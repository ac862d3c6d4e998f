import { setupValue } from '../../../../src-shared/core/setup.ts';
import { oneOf, plural, subject } from '../../../i18n/en/grammar.ts';
import type { HexWords } from './hexWords.ts';

const sides = ['O', 'X'] as const;

export const en: HexWords = {
  name: 'Hex',
  sides,
  blurb: 'Join your two sides of the board. Somebody always does.',
  sideNotes: ['left to right', 'top to bottom'],
  aim: 'O wins with a chain of pieces from the left edge to the right, X with one from the top to the bottom. One of them always comes about.',
  goalPicture: 'O has won: its chain joins left and right.',
  hands: ['Click or tap an empty cell to put a piece there.'],
  rules: (setup) => [
    'O begins, then X and O take turns to put a piece on any empty cell. Pieces never move and are never taken.',
    ...(setupValue(setup, 'swap') === 1
      ? [
          'One exception, the swap rule: instead of answering the first piece, X may take it over. It becomes an X, mirrored on the long diagonal, and O is to move.',
        ]
      : []),
  ],
  levels: [
    'Just learning: tries a handful of ideas and overlooks some cells. A good first opponent.',
    'Careful beginner: joins its edges when one stone is missing, and keeps you from joining yours.',
    'Club newcomer: plays out a few dozen games in its head before each move.',
    'Steady: plays out over a hundred games in its head, and blocks at a distance.',
    'Strong: thinks longer, and wastes no stone on a cell that cannot matter.',
    'Very strong: sees which stones are as good as joined, whatever you do.',
    'Expert: has learned where good moves lie, and reads ahead thousands of games.',
    'Master: reads for the whole thinking time, and proves a win where it can.',
  ],
  setup: {
    size: { name: 'Size' },
    swap: {
      name: 'Swap rule',
      explanation:
        'The second player may take over the first stone instead of answering it, so the first player opens fairly. Recommended for strong players.',
    },
  },
  refusals: {
    ERR_CELL_TAKEN: ({ cell, owner }, name) => `Cell ${name(cell)} is taken by ${sides[owner]}.`,
    ERR_NO_SWAP_RULE: () => 'This game is played without the swap rule.',
    ERR_NO_TIME_TO_SWAP: () => 'Only the second player may swap, instead of the first answer.',
  },
  joined: [
    (who) => `${subject(who)} joined left and right.`,
    (who) => `${subject(who)} joined top and bottom.`,
  ],
  board: (size) => `Hex board, ${size} by ${size}`,
  empty: (cell) => `${cell}, empty`,
  stone: (cell, side) => `${cell}, ${sides[side]}`,
  inChain: ', in the winning chain',
  offerSwap: 'Answer with a stone, or take over the first one:',
  swap: 'Swap',
  card: 'Edges',
  joins: ['joins left and right', 'joins top and bottom'],
  swapRule:
    'Swap rule: instead of answering the first stone, the second player may take it over. It then counts as theirs, mirrored on the long diagonal.',
  captions: {
    swaps: (side) => `${side} takes over the first stone.`,
    links: (side, groups) => `${side} links ${groups} groups.`,
    detour: (side, before, now) =>
      `That is in the way: ${side} now needs at least ${now} more stones, not ${before}.`,
    needs: (side, stones) =>
      plural(stones, {
        one: `${side} needs at least # more stone.`,
        other: `${side} needs at least # more stones.`,
      }),
    threatens: (side, cells) => `${side} threatens to join its edges at ${oneOf(cells)}.`,
    threatensMany: (side, cells) =>
      plural(cells, { other: `${side} threatens to join its edges in # places.` }),
    unstoppable: (side) => `Nothing stops ${side} now.`,
  },
};
