import { makeAlphaBetaEngine } from '../../search/alphaBetaEngine.ts';
import type { Engine } from '../../search/engine.ts';
import { kernelSearch } from './search.ts';
import { MOST_KERNEL_CELLS } from './domineeringKernel.ts';
import type { DomineeringPosition } from './position.ts';
import { DomineeringState } from './searchState.ts';

/** For boards that are too large for the kernel. */
const plainEngine = makeAlphaBetaEngine({
  makeState: (position: DomineeringPosition) => new DomineeringState(position),
  moveSpace: (position) => position.cells.length,
  scale: 4,
  pollInterval: 512,
});

export const domineeringEngine: Engine<DomineeringPosition> = {
  makeState: (position) => plainEngine.makeState(position),
  search(position, limits, hooks) {
    return position.cells.length <= MOST_KERNEL_CELLS
      ? kernelSearch(position, limits, hooks)
      : plainEngine.search(position, limits, hooks);
  },
};
