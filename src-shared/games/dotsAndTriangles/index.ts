import type { Game } from '../../core/game.ts';
import { codec } from './codec.ts';
import { dialect, render } from './console.ts';
import { boardOf, MAX_SIZE, MIN_SIZE, SHAPES } from './geometry.ts';
import { gtp } from './gtp.ts';
import { check, notation } from './notation.ts';
import { type DotsPosition, emptyPosition } from './position.ts';
import { legalMoves, outcome, play, SIDE_NAMES, winningCells } from './rules.ts';

export const dotsAndTriangles: Game<DotsPosition> = {
  name: 'Dots and Triangles',
  sideNames: SIDE_NAMES,
  setupFields: [
    {
      kind: 'choice',
      key: 'shape',
      name: 'Board',
      choices: SHAPES.map((shape) => `${shape.charAt(0).toUpperCase()}${shape.slice(1)}`),
      initial: 0,
    },
    { kind: 'integer', key: 'size', name: 'Side length', min: MIN_SIZE, max: MAX_SIZE, initial: 1 },
  ],
  setups: [
    { shape: 0, size: 1 },
    { shape: 0, size: 2 },
    { shape: 0, size: 3 },
    { shape: 1, size: 3 },
    { shape: 1, size: 5 },
  ],
  notation,
  codec,
  moveSpace: (setup) => boardOf(setup).lines.length,
  initial: (setup) => emptyPosition(boardOf(setup)),
  legalMoves,
  check,
  play,
  outcome,
  winningCells,
  render,
  console: dialect,
  gtp,
};
