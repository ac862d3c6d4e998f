import { asMove } from '../../../src-shared/core/move.ts';
import {
  type DotsKernel,
  dotsKernel,
  setPosition,
} from '../../../src-shared/games/dotsAndTriangles/kernel/kernel.ts';
import type { DotsPosition } from '../../../src-shared/games/dotsAndTriangles/position.ts';
import { bytes } from './dotsAndTriangles.as.ts?wasm';
import type { KernelProbe, ProbeExports } from './kernelProbe.ts';

type Exports = ProbeExports & DotsKernel & { shapeKey(): bigint };

export const dotsAndTrianglesProbe: KernelProbe<DotsPosition, Exports> = {
  kernel: { ...dotsKernel, bytes },
  setPosition,
  toMove: (_, line) => asMove(line),
};
