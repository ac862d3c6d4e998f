import { makeKernelEngine } from '../../search/kernel/kernelEngine.ts';
import type { Engine } from '../../search/engine.ts';
import { type EvaluationWeights, WEIGHTS } from './evaluationWeights.ts';
import { LINES_OF_ACTION_PLANS } from './levels.ts';
import { linesOfActionKernel, prepareKernel, setPosition } from './kernel.ts';
import type { LinesOfActionPosition } from './position.ts';
import { legalMoves } from './rules.ts';
import { LinesOfActionState } from './searchState.ts';

/** The engine with other weights is a rival to measure these by. */
export const makeLinesOfActionEngine = (
  weights: EvaluationWeights,
): Engine<LinesOfActionPosition> =>
  makeKernelEngine({
    kernel: linesOfActionKernel,
    makeState: (position: LinesOfActionPosition) => new LinesOfActionState(position),
    legalMoves,
    prepare: (kernel) => {
      prepareKernel(kernel, weights);
    },
    setPosition,
    scale: 1024,
    pollInterval: 1024,
    plans: LINES_OF_ACTION_PLANS,
  });

export const linesOfActionEngine = makeLinesOfActionEngine(WEIGHTS);
