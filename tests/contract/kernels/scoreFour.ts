import { asMove } from '../../../src-shared/core/move.ts';
import { pegOf } from '../../../src-shared/games/scoreFour/geometry.ts';
import {
  type ScoreFourKernel,
  scoreFourKernel,
  setPosition,
} from '../../../src-shared/games/scoreFour/kernel/kernel.ts';
import type { ScoreFourPosition } from '../../../src-shared/games/scoreFour/position.ts';
import type { KernelProbe, ProbeExports } from './kernelProbe.ts';
import { bytes } from './scoreFour.as.ts?wasm';

type Exports = ProbeExports & ScoreFourKernel;

export const scoreFourProbe: KernelProbe<ScoreFourPosition, Exports> = {
  kernel: { ...scoreFourKernel, bytes },
  setPosition,
  toMove: (_, cell) => asMove(pegOf(cell)),
};
