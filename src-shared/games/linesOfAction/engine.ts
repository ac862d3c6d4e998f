import { makeKernelEngine } from '../../search/kernel/kernelEngine.ts';
import type { Engine } from '../../search/engine.ts';
import { LINES_OF_ACTION_PLANS } from './levels.ts';
import {
  type LinesOfActionKernel,
  linesOfActionKernel,
  prepareKernel,
  setPosition,
} from './kernel.ts';
import type { LinesOfActionPosition } from './position.ts';
import { legalMoves } from './rules.ts';
import { LinesOfActionState } from './searchState.ts';

/** From so many nodes on it is little to ask each root move whether it loses in a few plies. */
const LONG_NODES = 50_000;

/** @param prepare what is different in a rival to measure the engine by. */
export const makeLinesOfActionEngine = (
  prepare?: (kernel: LinesOfActionKernel) => void,
): Engine<LinesOfActionPosition> =>
  makeKernelEngine<LinesOfActionPosition, LinesOfActionKernel>({
    kernel: linesOfActionKernel,
    makeState: (position) => new LinesOfActionState(position),
    legalMoves,
    prepare: (kernel) => {
      prepareKernel(kernel);
      prepare?.(kernel);
    },
    setPosition,
    scale: 1024,
    pollInterval: 1024,
    lossDepth: (maxNodes) => (maxNodes < LONG_NODES ? 0 : 3),
    plans: LINES_OF_ACTION_PLANS,
  });

export const linesOfActionEngine = makeLinesOfActionEngine();
