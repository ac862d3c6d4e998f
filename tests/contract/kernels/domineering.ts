import { MAX_KERNEL_CELLS } from '../../../src-shared/games/domineering/kernel/constants.ts';
import {
  type DomineeringKernel,
  domineeringKernel,
  setPosition,
} from '../../../src-shared/games/domineering/kernel/kernel.ts';
import { Orientation } from '../../../src-shared/games/domineering/orientation.ts';
import type { DomineeringPosition } from '../../../src-shared/games/domineering/position.ts';
import { bytes } from './domineering.as.ts?wasm';
import type { KernelProbe, ProbeExports } from './kernelProbe.ts';

type Exports = ProbeExports & DomineeringKernel;

export const domineeringProbe: KernelProbe<DomineeringPosition, Exports> = {
  kernel: { ...domineeringKernel, bytes },
  fits: ({ cells }) => cells.length <= MAX_KERNEL_CELLS,
  setPosition: (exports, position) => setPosition(exports, position, new Orientation(position)),
  toMove: (start, cell) => new Orientation(start).moveOf(cell),
};
