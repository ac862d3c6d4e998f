import type { Position } from '../../../../src-shared/core/game.ts';
import { makeLinesOfActionEngine } from '../../../../src-shared/games/linesOfAction/engine.ts';
import {
  columnOf,
  rowOf,
  SQUARE_COUNT,
} from '../../../../src-shared/games/linesOfAction/geometry.ts';
import {
  type LinesOfActionKernel,
  linesOfActionKernel,
} from '../../../../src-shared/games/linesOfAction/kernel.ts';
import type { Engine } from '../../../../src-shared/search/engine.ts';
import type { Rival } from './rival.ts';

const MAX_PIECES = 12;
const MAX_DISTANCES = 127;

/**
 * By average steps from the middle of the pieces, beyond the least that so many can have: what that is worth, fitted to
 * results of games. Between two places a straight line, outside the value of the nearest.
 */
const CURVE: readonly (readonly [place: number, value: number])[] = [
  [0.3, 1631],
  [0.45, 1601],
  [0.6, 1423],
  [0.8, 787],
  [1.0, 131],
  [1.25, -548],
  [1.5, -1131],
  [2.0, -2041],
  [2.5, -2762],
];

function onCurve(place: number): number {
  const after = CURVE.findIndex(([each]) => each >= place);
  if (after === 0) return CURVE[0]![1];
  if (after < 0) return CURVE.at(-1)![1];
  const [[x0, y0], [x1, y1]] = [CURVE[after - 1]!, CURVE[after]!];
  return y0 + ((y1 - y0) * (place - x0)) / (x1 - x0);
}

/** The least sum of steps from the middle one of so many pieces to all, when they lie around it ring by ring. */
function leastDistances(pieces: number): number {
  let sum = 0;
  for (let piece = 2; piece <= pieces; piece++) sum += Math.ceil((Math.sqrt(piece) - 1) / 2);
  return sum;
}

/** Makes a kernel estimate positions by nothing else. */
export function estimateByConcentration(kernel: LinesOfActionKernel): void {
  for (let square = 0; square < SQUARE_COUNT; square++) {
    for (let steps = 0; steps < 7; steps++) {
      const bits: [number, number] = [0, 0];
      for (let other = 0; other < SQUARE_COUNT; other++) {
        const columns = Math.abs(columnOf(other) - columnOf(square));
        const rows = Math.abs(rowOf(other) - rowOf(square));
        if (Math.max(columns, rows) > steps) bits[other >> 5]! |= 1 << (other & 31);
      }
      kernel.setBeyond(square, steps, ...bits);
    }
  }
  for (let pieces = 1; pieces <= MAX_PIECES; pieces++) {
    for (let steps = 0; steps <= MAX_DISTANCES; steps++) {
      const excess = (steps - leastDistances(pieces)) / pieces;
      kernel.setConcentration(pieces, steps, Math.round(onCurve(excess)));
    }
  }
  kernel.evaluateByConcentration(true);
}

const kernel: typeof linesOfActionKernel = {
  ...linesOfActionKernel,
  prepare(exports) {
    linesOfActionKernel.prepare?.(exports);
    estimateByConcentration(exports);
  },
};

/** The search of Lines of Action with an estimate by concentration alone. */
export const concentration: Rival = () =>
  makeLinesOfActionEngine(kernel) as Pick<Engine<Position>, 'search'>;
