import { asMove } from '../../../src-shared/core/move.ts';
import {
  type HexKernel,
  hexKernel,
  setPosition,
} from '../../../src-shared/games/hex/kernel/kernel.ts';
import { isOpening } from '../../../src-shared/games/hex/opening.ts';
import type { HexPosition } from '../../../src-shared/games/hex/position.ts';
import { bytes } from './hex.as.ts?wasm';
import type { KernelProbe, ProbeExports } from './kernelProbe.ts';

interface Exports extends ProbeExports, HexKernel {
  setSideToMove(side: number): void;
}

export const hexProbe: KernelProbe<HexPosition, Exports> = {
  kernel: { ...hexKernel, bytes },
  // The swap is the engine's, not the kernel's.
  fits: (position) => !isOpening(position),
  setPosition(exports, position) {
    setPosition(exports, position);
    exports.setSideToMove(position.sideToMove);
  },
  toMove: (_, cell) => asMove(cell),
};
