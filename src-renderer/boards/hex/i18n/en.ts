import { oneOf, plural, subject } from '../../../i18n/en/grammar.ts';
import type { HexWords } from './hexWords.ts';

const sides = ['O', 'X'] as const;

export const en: HexWords = {
  name: 'Hex',
  sides,
  blurb: 'Join your two sides of the board. Somebody always does.',
  sideNotes: ['left to right', 'top to bottom'],
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
