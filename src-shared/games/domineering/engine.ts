import type { Engine } from '../../search/engine.ts';
import { makePlainEngine } from '../../search/plain/plainEngine.ts';
import { codec } from './codec.ts';
import { evaluate } from './evaluation.ts';
import { MAX_KERNEL_CELLS } from './kernel/constants.ts';
import { domineeringKernel } from './kernel/kernel.ts';
import type { DomineeringPosition } from './position.ts';
import { RegionValuer } from './regions.ts';
import { legalMoves, outcome, play } from './rules.ts';
import { kernelSearch } from './search.ts';

/** For boards that are too large for the kernel. */
const plainEngine = makePlainEngine({ codec, legalMoves, outcome, play }, { evaluate, scale: 4 });

export const domineeringEngine: Engine<DomineeringPosition> = {
  kernel: domineeringKernel,
  search(position, limits, hooks) {
    return position.cells.length <= MAX_KERNEL_CELLS
      ? kernelSearch(position, limits, hooks)
      : plainEngine.search(position, limits, hooks);
  },
  regionValues: (position) =>
    new RegionValuer()
      .regionsOf(position)
      .flatMap(({ cells, text }) =>
        text === undefined ? [] : [{ cells: cells.map((cell) => String(cell + 1)), value: text }],
      ),
};
