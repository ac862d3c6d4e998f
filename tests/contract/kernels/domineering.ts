import {
  type DomineeringKernel,
  kernel,
  MOST_KERNEL_CELLS,
  setPosition,
} from '../../../src-shared/games/domineering/domineeringKernel.ts';
import { Orientation } from '../../../src-shared/games/domineering/orientation.ts';
import type { DomineeringPosition } from '../../../src-shared/games/domineering/position.ts';
import { bytes } from './domineering.as.ts?wasm';
import type { KernelProbe, ProbeExports } from './kernelProbe.ts';

type Exports = ProbeExports & DomineeringKernel;

export const domineeringProbe: KernelProbe<DomineeringPosition, Exports> = {
  kernel: { ...kernel, bytes },
  fits: ({ cells }) => cells.length <= MOST_KERNEL_CELLS,
  setPosition: (exports, position) => setPosition(exports, position, new Orientation(position)),
  toMove: (start, cell) => new Orientation(start).outside(cell),
};
