import { LINES } from '../../src-shared/games/scoreFour/geometry.ts';
import { LINE_CLASSES } from '../../src-shared/games/scoreFour/lineClasses.ts';
import { fillWeights, WEIGHTS, type WeightSink } from '../../src-shared/games/scoreFour/weights.ts';
import type { KernelExports } from '../../src-shared/kernel/kernel.ts';
import { startKernel } from '../search/startKernel.ts';
import { bytes } from './scoreFourProbe.as.ts?wasm';

/** The bitboards of the kernel, on which beads are put one by one. */
export interface ScoreFourProbe extends KernelExports, WeightSink {
  addLine(low: number, high: number, lineClass: number): void;
  restart(): void;
  place(cell: number): void;
}

/** Cells as a set of 64 bits. */
export function maskOf(cells: readonly number[]): readonly [low: number, high: number] {
  const halves: [number, number] = [0, 0];
  for (const cell of cells) halves[cell >>> 5]! |= 1 << cell;
  return halves;
}

/** A probe that knows lines and weights. */
export function startProbe<P extends ScoreFourProbe>(): P {
  const probe = startKernel<P>({ bytes }, 10);
  for (const [index, line] of LINES.entries()) {
    probe.addLine(...maskOf(line), LINE_CLASSES[index]!);
  }
  fillWeights(probe, WEIGHTS);
  return probe;
}
