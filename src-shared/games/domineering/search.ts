import { Deepening } from '../../search/deepening.ts';
import type { SearchHooks, SearchLimits, SearchResult } from '../../search/engine.ts';
import { planFor } from '../../search/levels.ts';
import { runKernel } from '../../search/kernel/runKernel.ts';
import { kernel, KernelSearch, setPosition } from './domineeringKernel.ts';
import { Orientation } from './orientation.ts';
import { type DomineeringPlan, PLANS } from './plans.ts';
import { type DomineeringPosition, freeCells } from './position.ts';
import { legalMoves } from './rules.ts';
import { Solving } from './solving.ts';

/** The estimate that stands for a chance to win of 73 %. */
const SCALE = 8;
/** Nodes between two looks at the clock. */
const POLL_INTERVAL = 2048;
/** Before the moves are solved, they are put in order by a search of so many plies. */
const FIRST_LOOK_DEPTH = 2;
/** With more free cells, who wins is rarely found, so that estimates get most of the time. */
const SOLVABLE_CELLS = 64;
/** Short searches clear less. */
const SHORT_NODES = 16_384;
const SHORT_LOG2 = 14;

/**
 * A search in three parts: a look at each move and its answers, then an attempt to find out who wins, then, if that
 * was in vain, deepening with estimates.
 */
export function kernelSearch(
  position: DomineeringPosition,
  limits: SearchLimits,
  hooks: SearchHooks,
): SearchResult {
  const startMs = hooks.nowMs();
  const running = runKernel(kernel, limits, hooks);
  const { exports, memory } = running;
  const plan = planFor(limits, PLANS);
  const maxNodes = Math.min(plan.maxNodes, limits.maxNodes ?? Infinity);
  const orientation = new Orientation(position);
  setPosition(exports, position, orientation);
  const search = new KernelSearch(exports, orientation);
  running.poll = (nodes) => search.poll(nodes);
  // What is reproducible must not rest on what was searched before.
  const clearsTable = hooks.joined === undefined && maxNodes < Infinity;
  const tableLog2 = maxNodes <= SHORT_NODES ? SHORT_LOG2 : memory.tableLog2;
  exports.newSearch(
    tableLog2,
    clearsTable ? 1 : 0,
    Math.min(POLL_INTERVAL, pollIntervalOf(maxNodes)),
  );

  exports.help(hooks.joined === undefined ? 0 : 1);

  const deepen = (within: DomineeringPlan, allowed: SearchLimits): SearchResult =>
    new Deepening({
      moves: legalMoves(position),
      sideToMove: position.sideToMove,
      scale: SCALE,
      pollInterval: POLL_INTERVAL,
      plan: within,
      limits: allowed,
      hooks,
      makeSearch(_, poll) {
        search.resume(poll);
        return search;
      },
    }).run();

  if (plan.solvingShare === 0) return deepen(plan, limits);
  hooks.crew?.start(memory);
  try {
    const look = deepen({ ...plan, maxDepth: FIRST_LOOK_DEPTH }, { ...limits, scoresAll: true });
    const endMs = startMs + limits.timeMs * plan.timeShare;
    const isSolvable = freeCells(position).length <= SOLVABLE_CELLS;
    const share = isSolvable ? plan.solvingShare : plan.solvingShare / 4;
    const shares = { endMs, maxNodes, share };
    const solving = new Solving({ position, search, look, scale: SCALE, limits, hooks, ...shares });
    const solved = solving.run();
    if (solved !== undefined || hooks.shouldStop()) return solved ?? solving.best();
    return deepen({ ...plan, timeShare: 1 }, { ...limits, timeMs: endMs - hooks.nowMs() });
  } finally {
    hooks.crew?.stop();
  }
}

const pollIntervalOf = (maxNodes: number): number =>
  2 ** Math.max(0, Math.floor(Math.log2(Math.min(2 ** 20, maxNodes / 8))));
