import type { Position } from '../../../src-shared/core/game.ts';
import type { GameId } from '../../../src-shared/games/index.ts';
import { domineeringProbe } from './domineering.ts';
import { dotsAndTrianglesProbe } from './dotsAndTriangles.ts';
import { hexProbe } from './hex.ts';
import type { KernelProbe, ProbeExports } from './kernelProbe.ts';
import { linesOfActionProbe } from './linesOfAction.ts';
import { scoreFourProbe } from './scoreFour.ts';

/** How the kernel of each game is held against its rules; `undefined` for one that has none. One that is missing does not compile. */
const KERNEL_PROBES: Readonly<Record<GameId, KernelProbe<never, never> | undefined>> = {
  scoreFour: scoreFourProbe,
  linesOfAction: linesOfActionProbe,
  hex: hexProbe,
  domineering: domineeringProbe,
  dotsAndTriangles: dotsAndTrianglesProbe,
};

/** `undefined` for a game that is not registered in the program. */
export const kernelProbe = (id: GameId): KernelProbe<Position, ProbeExports> | undefined =>
  KERNEL_PROBES[id] as unknown as KernelProbe<Position, ProbeExports> | undefined;
