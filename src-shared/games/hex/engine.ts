import type { Engine, SearchHooks, SearchLimits, SearchResult } from '../../search/engine.ts';
import { nodesOf } from '../../search/kernel/kernelHost.ts';
import { runKernel } from '../../search/kernel/runKernel.ts';
import { type HexKernel, hexKernel, setPosition } from './kernel.ts';
import { planFor } from '../../search/levels.ts';
import { HEX_PLANS, type HexPlan } from './levels.ts';
import { beforeSwap, isOpening, moveByMap, withSwap } from './opening.ts';
import { canSwap, type HexPosition } from './position.ts';
import { HexState } from './searchState.ts';
import { HexProver } from './prover.ts';
import { TreeSearch, type TurnProver } from './treeSearch.ts';

/** With more free cells than this a proof takes longer than anybody waits, most of the time. */
const PROVABLE_CELLS = 49;
/** Positions of a proof that take as long as a playout. */
const NODES_PER_PLAYOUT = 1 / 64;

/** An engine by Monte Carlo tree search in the kernel. @param plans by level, 1 first. */
export function makeHexEngine(plans: readonly HexPlan[]): Engine<HexPosition> {
  return {
    makeState: (position) => new HexState(position),
    search(position, limits, hooks) {
      const plan = planFor(limits, plans);
      const search = (wanted: SearchLimits): SearchResult =>
        searchTree(position, plan, wanted, hooks);
      if (hooks.joined !== undefined || !isOpening(position)) return search(limits);
      const isOwn =
        limits.scoresAll === true || limits.purpose === 'analysis' || limits.usesBook === false;
      const known = isOwn ? undefined : moveByMap(position, limits.seed);
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
  const running = runKernel(hexKernel, limits, hooks);
  const { exports: kernel, memory } = running;
  const prover = proverFor(kernel, position, limits, hooks);
  setPosition(kernel, position);
  const others = Array.from({ length: hooks.crew?.size ?? 0 }, (_, index) => index + 1);
  const otherNodes = (): number => others.reduce((sum, thread) => sum + nodesOf(memory, thread), 0);
  const { sideToMove } = position;
  const search = new TreeSearch({ kernel, sideToMove, plan, limits, hooks, prover, otherNodes });
  running.poll = () => search.isOver();
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
  return { ...progress, move: progress.principalVariation[0] ?? chosen.move };
}

/** An analysis also looks for a proof, most of all when few cells are free. */
function proverFor(
  kernel: HexKernel,
  position: HexPosition,
  { purpose, scoresAll }: SearchLimits,
  { joined }: SearchHooks,
): TurnProver | undefined {
  if (purpose !== 'analysis' || scoresAll === true || joined !== undefined) return undefined;
  const prover = new HexProver(kernel, 0);
  const free = position.cells.filter((owner) => owner === undefined).length;
  return {
    get nodes() {
      return prover.nodes;
    },
    nodesPerPlayout: free <= PROVABLE_CELLS ? NODES_PER_PLAYOUT : NODES_PER_PLAYOUT / 8,
    prove: (maxNodes) => prover.prove(position, maxNodes),
  };
}

export const hexEngine = makeHexEngine(HEX_PLANS);
