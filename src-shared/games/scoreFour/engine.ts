import { Kernel } from '../../search/kernel/kernel.ts';
import { type AlphaBetaKernel, makeKernelEngine } from '../../search/kernel/kernelEngine.ts';
import { CELL_COUNT, LINES } from './geometry.ts';
import { bytes } from './kernel.as.ts?wasm';
import type { ScoreFourPosition } from './position.ts';
import { legalMoves } from './rules.ts';
import { ScoreFourState } from './searchState.ts';

interface ScoreFourKernel extends AlphaBetaKernel {
  addLine(low: number, high: number): void;
  setPosition(ownLow: number, ownHigh: number, enemyLow: number, enemyHigh: number): void;
}

/** Some cells as two 32-bit halves. */
function maskOf(cells: readonly number[]): readonly [low: number, high: number] {
  const halves: [number, number] = [0, 0];
  for (const cell of cells) halves[cell >>> 5]! |= 1 << cell;
  return halves;
}

const CELLS = Array.from({ length: CELL_COUNT }, (_, cell) => cell);

export const scoreFourEngine = makeKernelEngine<ScoreFourPosition, ScoreFourKernel>({
  kernel: new Kernel(bytes),
  makeState: (position) => new ScoreFourState(position),
  legalMoves,
  prepare(kernel) {
    for (const line of LINES) kernel.addLine(...maskOf(line));
  },
  setPosition(kernel, { cells, sideToMove }) {
    const own = CELLS.filter((cell) => cells[cell] === sideToMove);
    const enemy = CELLS.filter((cell) => cells[cell] === 1 - sideToMove);
    kernel.setPosition(...maskOf(own), ...maskOf(enemy));
  },
  proofPlan({ ply }) {
    const free = CELL_COUNT - ply;
    const share = free <= 28 ? 1 : free <= 36 ? 0.5 : 0.1;
    return free <= 44 ? { share, maxPlies: free } : undefined;
  },
  scale: 40,
  pollInterval: 2048,
});
