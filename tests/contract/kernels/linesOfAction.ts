import { asMove } from '../../../src-shared/core/move.ts';
import {
  type LinesOfActionKernel,
  linesOfActionKernel,
  setPosition,
} from '../../../src-shared/games/linesOfAction/kernel/kernel.ts';
import type { LinesOfActionPosition } from '../../../src-shared/games/linesOfAction/position.ts';
import type { KernelProbe, ProbeExports } from './kernelProbe.ts';
import { bytes } from './linesOfAction.as.ts?wasm';

type Exports = ProbeExports & LinesOfActionKernel;

export const linesOfActionProbe: KernelProbe<LinesOfActionPosition, Exports> = {
  kernel: { ...linesOfActionKernel, bytes },
  setPosition,
  toMove: (_, move) => asMove(move),
};
