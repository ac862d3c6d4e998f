import type { Engine } from '../../search/engine.ts';
import { runKernel } from '../../search/kernel/runningKernel.ts';
import { hexKernel, setPosition } from './kernel.ts';
import { HEX_PLANS, type HexPlan } from './levels.ts';
import type { HexPosition } from './position.ts';
import { HexState } from './searchState.ts';
import { TreeSearch } from './treeSearch.ts';

/** An engine by Monte Carlo tree search in the kernel. @param plans by level, 1 first. */
export function makeHexEngine(plans: readonly HexPlan[]): Engine<HexPosition> {
  return {
    makeState: (position) => new HexState(position),
    search(position, limits, hooks) {
      const plan = plans[limits.level - 1];
      if (plan === undefined) throw new Error(`there is no level ${limits.level}`);
      const { exports: kernel, memory } = runKernel(hexKernel, hexKernel, limits, hooks);
      setPosition(kernel, position);
      const others = hooks.crew?.size ?? 0;
      const otherNodes = (): number => {
        let nodes = 0;
        for (let thread = 1; thread <= others; thread++) nodes += hexKernel.nodesOf(memory, thread);
        return nodes;
      };
      const { sideToMove } = position;
      const search = new TreeSearch({ kernel, sideToMove, plan, limits, hooks, otherNodes });
      if (hooks.joined !== undefined) {
        kernel.joinSearch(limits.seed + hooks.joined.thread);
        search.run();
        return { ...search.progress(search.best()), move: search.best().move };
      }
      search.begin();
      hooks.crew?.start(memory);
      try {
        search.run();
      } finally {
        hooks.crew?.stop();
      }
      const chosen = search.choose();
      const progress = search.progress(chosen);
      hooks.onProgress(progress);
      return { ...progress, move: chosen.move };
    },
  };
}

export const hexEngine = makeHexEngine(HEX_PLANS);
