import type { SearchHooks, SearchLimits, SearchResult } from '../../search/engine.ts';
import { IterativeDeepening } from '../../search/iterativeDeepening.ts';
import { planFor } from '../../search/levels.ts';
import { type KernelSearch, runSearch } from '../../search/runSearch.ts';
import { type DomineeringKernel, domineeringKernel, setPosition } from './kernel/kernel.ts';
import { type DomineeringPlan, DOMINEERING_PLANS } from './levels.ts';
import { Orientation } from './orientation.ts';
import { type DomineeringPosition, freeCells } from './position.ts';
import { DomineeringRoot } from './root.ts';
import { legalMoves } from './rules.ts';
import { Solving } from './solving.ts';

/** The estimate that stands for a chance to win of 73 %. */
const SCALE = 8;
/** Nodes between two polls. */
const POLL_INTERVAL = 2048;
/** Before the moves are solved, they are put in order by a search of so many plies. */
const FIRST_DEPTH = 2;
/** With more free cells, who wins is rarely found, so that estimates get most of the time. */
const SOLVABLE_CELLS = 64;

export function kernelSearch(
  position: DomineeringPosition,
  limits: SearchLimits,
  hooks: SearchHooks,
): SearchResult {
  const plan = planFor(limits, DOMINEERING_PLANS);
  const orientation = new Orientation(position);
  const options = {
    ...{ kernel: domineeringKernel, plan, limits, hooks, pollInterval: POLL_INTERVAL },
    setPosition: (exports: DomineeringKernel) => setPosition(exports, position, orientation),
  };
  return runSearch(options, (search) => {
    search.clearTable();
    search.startHelpers();
    return searchInParts(position, plan, search, new DomineeringRoot(search, orientation));
  });
}

/**
 * A strategy of three parts: a search of two plies, then an attempt to find out who wins, then, if that
 * was in vain, deepening with estimates.
 */
function searchInParts(
  position: DomineeringPosition,
  plan: DomineeringPlan,
  { run }: KernelSearch<DomineeringKernel>,
  root: DomineeringRoot,
): SearchResult {
  const moves = legalMoves(position);
  const { sideToMove } = position;
  const deepen = (within: DomineeringPlan, scoresAll = run.limits.scoresAll): SearchResult => {
    const options = { moves, sideToMove, run, scale: SCALE, search: root };
    return new IterativeDeepening({ ...options, plan: within, scoresAll }).run();
  };
  if (plan.solvingShare === 0) return deepen(plan);
  const shallow = deepen({ ...plan, maxDepth: FIRST_DEPTH }, true);
  const isSolvable = freeCells(position).length <= SOLVABLE_CELLS;
  const share = isSolvable ? plan.solvingShare : plan.solvingShare / 4;
  const solving = new Solving({ position, root, run, shallow, scale: SCALE, share });
  const solved = solving.run();
  if (solved !== undefined || run.shouldStop()) return solved ?? solving.best();
  return deepen(plan);
}
