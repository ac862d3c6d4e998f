import { makeAlphaBetaKernelEngine } from '../../search/alphaBetaKernelEngine.ts';
import type { Engine } from '../../search/engine.ts';
import type { Kernel } from '../../kernel/kernel.ts';
import { LINES_OF_ACTION_PLANS } from './levels.ts';
import { type LinesOfActionKernel, linesOfActionKernel, setPosition } from './kernel/kernel.ts';
import type { LinesOfActionPosition } from './position.ts';
import { legalMoves } from './rules.ts';

/** From so many nodes on it is little to ask each root move whether it loses in a few plies. */
const LONG_NODES = 50_000;

/** @param kernel another one for a rival to measure the engine by. */
export const makeLinesOfActionEngine = (
  kernel: Kernel<LinesOfActionKernel> = linesOfActionKernel,
): Engine<LinesOfActionPosition> =>
  makeAlphaBetaKernelEngine<LinesOfActionPosition, LinesOfActionKernel>({
    kernel,
    legalMoves,
    setPosition,
    scale: 1024,
    pollInterval: 1024,
    lossDepth: (maxNodes) => (maxNodes < LONG_NODES ? 0 : 3),
    plans: LINES_OF_ACTION_PLANS,
  });

export const linesOfActionEngine = makeLinesOfActionEngine();
