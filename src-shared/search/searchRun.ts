import type { SearchHooks, SearchLimits, SearchProgress } from './engine.ts';
import { type Foresight, toldByLevel } from './told.ts';

/** How much of what its limits allow a search may use. */
export interface SearchPlan extends Foresight {
  /** Nodes searched at most, once there is something to answer. */
  readonly maxNodes: number;
  /** Part of the thinking time that is used, 0–1. */
  readonly timeShare: number;
}

/** Between two reports of a search that finds nothing new. */
const PROGRESS_INTERVAL_MS = 400;

/** One search, however it is done: when it must end, and what it tells meanwhile. */
export class SearchRun {
  readonly limits: SearchLimits;
  readonly #plan: SearchPlan;
  readonly startMs: number;
  readonly endMs: number;
  /** Nodes of the plan or the limits, whichever are fewer. */
  readonly mostNodes: number;
  /** What was found so far, for reports in between; there are none as long as there is nothing to tell. */
  describe: (() => SearchProgress) | undefined;
  readonly #hooks: SearchHooks;
  readonly #helperNodes: () => number;
  #lastReportMs: number;

  /** @param helperNodes those of other threads that search along, by now. */
  constructor(
    limits: SearchLimits,
    plan: SearchPlan,
    hooks: SearchHooks,
    helperNodes: () => number = () => 0,
  ) {
    this.limits = limits;
    this.#plan = plan;
    this.startMs = this.#lastReportMs = hooks.nowMs();
    this.endMs = this.startMs + limits.timeMs * plan.timeShare;
    this.mostNodes = Math.min(plan.maxNodes, limits.maxNodes ?? Infinity);
    this.#hooks = hooks;
    this.#helperNodes = helperNodes;
  }

  nowMs(): number {
    return this.#hooks.nowMs();
  }

  /** Whether the caller wants it to end, whatever the limits say. */
  shouldStop(): boolean {
    return this.#hooks.shouldStop();
  }

  /** Whether the limits, or the caller, want it to end; tells how it goes now and then. @param nodes of this thread. */
  isOver(nodes: number): boolean {
    const { limits } = this;
    if (nodes >= (limits.maxNodes ?? Infinity) || this.shouldStop()) return true;
    const nowMs = this.nowMs();
    if (nowMs >= this.endMs) return true;
    if (this.describe !== undefined && nowMs - this.#lastReportMs >= PROGRESS_INTERVAL_MS) {
      this.report(this.describe());
    }
    return false;
  }

  /** Tells something new. */
  report(progress: SearchProgress): void {
    this.#lastReportMs = this.nowMs();
    this.#hooks.onProgress(
      this.withHelpers(toldByLevel(progress, this.#plan, this.limits.purpose)),
    );
  }

  /** With the nodes of all threads. */
  withHelpers<P extends SearchProgress>(progress: P): P {
    return { ...progress, nodes: progress.nodes + this.#helperNodes() };
  }

  /** Nodes between two polls: a power of two, no more than `usual`, and few enough to keep to the limits of nodes. */
  pollInterval(usual: number): number {
    const exponent = Math.floor(Math.log2(this.mostNodes / 8));
    return Math.min(usual, 2 ** Math.min(20, Math.max(0, exponent)));
  }
}
