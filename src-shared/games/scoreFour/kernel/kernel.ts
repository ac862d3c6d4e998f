import type { Kernel } from '../../../kernel/kernel.ts';
import type { AlphaBetaKernel } from '../../../search/alphaBetaKernelEngine.ts';
import { CELL_COUNT, LINES } from '../geometry.ts';
import { bytes } from './exports.as.ts?wasm';
import { LINE_CLASSES } from '../lineClasses.ts';
import type { ScoreFourPosition } from '../position.ts';
import { fillWeights, WEIGHTS, type WeightSink } from '../weights.ts';

/** What exports.as.ts exports. Sets of cells are two halves of 32 bits; moves are pegs. */
export interface ScoreFourKernel extends AlphaBetaKernel, WeightSink {
  addLine(low: number, high: number, lineClass: number): void;
  setPosition(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): void;
}

/** Some cells as two 32-bit halves. */
function maskOf(cells: readonly number[]): readonly [low: number, high: number] {
  const halves: [number, number] = [0, 0];
  for (const cell of cells) halves[cell >>> 5]! |= 1 << cell;
  return halves;
}

const CELLS = Array.from({ length: CELL_COUNT }, (_, cell) => cell);

function prepare(kernel: ScoreFourKernel): void {
  for (const [index, line] of LINES.entries()) {
    kernel.addLine(...maskOf(line), LINE_CLASSES[index]!);
  }
  fillWeights(kernel, WEIGHTS);
}

export const scoreFourKernel: Kernel<ScoreFourKernel> = { bytes, prepare };

export function setPosition(
  kernel: ScoreFourKernel,
  { cells, sideToMove }: ScoreFourPosition,
): void {
  const own = CELLS.filter((cell) => cells[cell] === sideToMove);
  const enemy = CELLS.filter((cell) => cells[cell] === 1 - sideToMove);
  kernel.setPosition(...maskOf(own), ...maskOf(enemy));
}
