import type {
  Engine,
  SearchHooks,
  SearchLimits,
  SearchProgress,
  SearchResult,
} from '../../search/engine.ts';
import { planFor } from '../../search/levels.ts';
import { type KernelSearch, runSearch } from '../../search/runSearch.ts';
import { type HexKernel, hexKernel, setPosition } from './kernel/kernel.ts';
import { HEX_PLANS, type HexPlan } from './levels.ts';
import { beforeSwap, fairFirstMoves, isOpening, mapMoves, moveByMap, withSwap } from './opening.ts';
import { canSwap, type HexPosition } from './position.ts';
import { HexProver } from './prover.ts';
import { type HexSights, sightsOf } from './sights.ts';
import { type ProofPlan, TreeSearch } from './treeSearch.ts';

/** Playouts between two polls: a few milliseconds' worth on large boards. */
const POLL_INTERVAL = 16;
/** With more free cells than this a proof takes longer than anybody waits, most of the time. */
const PROVABLE_CELLS = 49;
/** Positions of a proof that take as long as a playout. */
const NODES_PER_PLAYOUT = 1 / 64;

/** Looking at cells remembers nothing. */
const SIGHTS_TABLE_LOG2 = 10;

/** An engine by Monte Carlo tree search in the kernel. @param plans by level, 1 first. */
export function makeHexEngine(plans: readonly HexPlan[]): Engine<HexPosition> {
  return {
    kernel: hexKernel,
    openingMoves: mapMoves,
    sights(position, kernelHost) {
      const { exports } = kernelHost.start(hexKernel, 1, SIGHTS_TABLE_LOG2);
      const { dead, captured, joined, wins, losing } = sightsOf(position, exports);
      const bySide = (name: string, [first, second]: HexSights['wins']) => ({
        [`${name}0`]: first,
        [`${name}1`]: second,
      });
      return {
        ...{ dead, losing },
        ...bySide('captured', captured),
        ...bySide('joined', joined),
        ...bySide('wins', wins),
      };
    },
    fairFirstMoves,
    search(position, limits, hooks) {
      const plan = planFor(limits, plans);
      if (hooks.joins !== undefined || !isOpening(position)) {
        return searchTree(position, plan, limits, hooks);
      }
      const isOwn =
        limits.scoresAll === true || limits.purpose === 'analysis' || limits.usesBook === false;
      const known = isOwn ? undefined : moveByMap(position, limits.seed);
      if (known !== undefined) return known;
      return searchOpening(position, plan, limits, hooks);
    },
  };
}

/** Searches a position in which the swap rule bears on the next move. */
function searchOpening(
  position: HexPosition,
  plan: HexPlan,
  limits: SearchLimits,
  hooks: SearchHooks,
): SearchResult {
  const isAfter = canSwap(position);
  const corrected = (found: SearchProgress): SearchProgress =>
    isAfter ? withSwap(position, found) : beforeSwap(position.size, found);
  const wanted = isAfter ? limits : { ...limits, scoresAll: true };
  const result = searchTree(position, plan, wanted, {
    ...hooks,
    onProgress: (progress) => hooks.onProgress(corrected(progress)),
  });
  const told = corrected(result);
  return { ...told, move: told.principalVariation[0] ?? result.move };
}

/** Searches without regard to the swap rule. */
function searchTree(
  position: HexPosition,
  plan: HexPlan,
  limits: SearchLimits,
  hooks: SearchHooks,
): SearchResult {
  const { sideToMove } = position;
  const options = {
    ...{ kernel: hexKernel, plan, limits, hooks, pollInterval: POLL_INTERVAL },
    setPosition: (kernel: HexKernel) => setPosition(kernel, position),
  };
  return runSearch(options, (search) => {
    const proofPlan = proofPlanFor(search, position);
    const tree = new TreeSearch({ search, sideToMove, plan, proofPlan });
    tree.begin(hooks.joins?.thread ?? 0);
    search.startHelpers();
    tree.run();
    const chosen = tree.choose();
    const progress = tree.progress(chosen);
    search.run.report(progress);
    return { ...progress, move: progress.principalVariation[0] ?? chosen.move };
  });
}

/** An analysis also searches for a proof, most of all when few moves are left. */
function proofPlanFor(
  { exports, run, isHelper }: KernelSearch<HexKernel>,
  position: HexPosition,
): ProofPlan | undefined {
  const { purpose, scoresAll } = run.limits;
  if (purpose !== 'analysis' || scoresAll === true || isHelper) return undefined;
  const free = position.cells.filter((owner) => owner === undefined).length;
  return {
    begin() {
      const prover = new HexProver(exports, 0);
      const isNear = free <= PROVABLE_CELLS || exports.isThreatened() === 1;
      return {
        get nodes() {
          return prover.nodes;
        },
        nodesPerPlayout: isNear ? NODES_PER_PLAYOUT : NODES_PER_PLAYOUT / 4,
        prove: (maxNodes) => prover.prove(position, maxNodes),
      };
    },
  };
}

export const hexEngine = makeHexEngine(HEX_PLANS);
