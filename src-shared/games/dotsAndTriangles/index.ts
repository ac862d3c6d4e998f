import type { Game } from '../../core/game.ts';
import { codec } from './codec.ts';
import { boardOf, TABLE_LINES } from './geometry.ts';
import { check, notation } from './notation.ts';
import { type DotsPosition, emptyPosition } from './position.ts';
import { legalMoves, outcome, play, SIDE_NAMES, winningCells } from './rules.ts';
import { setupFields } from './setup.ts';

export const dotsAndTriangles: Game<DotsPosition> = {
  name: 'Dots and Triangles',
  sideNames: SIDE_NAMES,
  setupFields,
  setups: [
    { shape: 0, size: 1 },
    { shape: 0, size: 2 },
    { shape: 0, size: 3 },
    { shape: 1, size: 3 },
    { shape: 1, size: 5 },
  ],
  demoSetups: [
    { shape: 0, size: 2 },
    { shape: 1, size: 4 },
    { shape: 1, size: 5 },
  ],
  notation,
  codec,
  usesTime: (setup, level) => level >= 8 && boardOf(setup).lines.length > TABLE_LINES,
  moveSpace: (setup) => boardOf(setup).lines.length,
  initial: (setup) => emptyPosition(boardOf(setup)),
  legalMoves,
  check,
  play,
  outcome,
  winningCells,
  // Each triangle is one point, so an odd number of them can't be shared evenly.
  hasDraws: (setup) => boardOf(setup).triangles.length % 2 === 0,
};
