import type { Engine, SearchHooks, SearchLimits, SearchResult } from '../../search/engine.ts';
import { nodesOf } from '../../search/kernel/kernelHost.ts';
import { runKernel } from '../../search/kernel/runKernel.ts';
import { hexKernel, setPosition } from './kernel.ts';
import { HEX_PLANS, type HexPlan } from './levels.ts';
import { beforeSwap, isOpening, moveByMap, withSwap } from './opening.ts';
import { canSwap, type HexPosition } from './position.ts';
import { HexState } from './searchState.ts';
import { TreeSearch } from './treeSearch.ts';

/** An engine by Monte Carlo tree search in the kernel. @param plans by level, 1 first. */
export function makeHexEngine(plans: readonly HexPlan[]): Engine<HexPosition> {
  return {
    makeState: (position) => new HexState(position),
    search(position, limits, hooks) {
      const plan = plans[limits.level - 1];
      if (plan === undefined) throw new Error(`there is no level ${limits.level}`);
      const search = (wanted: SearchLimits): SearchResult =>
        searchTree(position, plan, wanted, hooks);
      if (hooks.joined !== undefined || !isOpening(position)) return search(limits);
      const known = limits.scoresAll === true ? undefined : moveByMap(position, limits.seed);
      if (known !== undefined) return known;
      if (canSwap(position)) return withSwap(position, search(limits));
      return beforeSwap(position.size, search({ ...limits, scoresAll: true }));
    },
  };
}

/** Searches without regard to the swap rule. */
function searchTree(
  position: HexPosition,
  plan: HexPlan,
  limits: SearchLimits,
  hooks: SearchHooks,
): SearchResult {
  const { exports: kernel, memory } = runKernel(hexKernel, limits, hooks);
  setPosition(kernel, position);
  const others = Array.from({ length: hooks.crew?.size ?? 0 }, (_, index) => index + 1);
  const otherNodes = (): number => others.reduce((sum, thread) => sum + nodesOf(memory, thread), 0);
  const { sideToMove } = position;
  const search = new TreeSearch({ kernel, sideToMove, plan, limits, hooks, otherNodes });
  if (hooks.joined !== undefined) {
    kernel.joinSearch(limits.seed + hooks.joined.thread);
    search.run();
    const best = search.best();
    return { ...search.progress(best), move: best.move };
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
}

export const hexEngine = makeHexEngine(HEX_PLANS);
