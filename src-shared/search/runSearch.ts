import {
  type Kernel,
  type KernelMemory,
  type Poll,
  type SearchKernel,
  tableLog2Within,
} from '../kernel/kernel.ts';
import { forgetNodesOf, nodesOf, type RunningKernel } from '../kernel/kernelHost.ts';
import {
  DEFAULT_MEGABYTES,
  type SearchHooks,
  type SearchLimits,
  type SearchResult,
} from './engine.ts';
import { type SearchPlan, SearchRun } from './searchRun.ts';

/** What a game and a level say of a search by a kernel. */
export interface KernelSearchOptions<E extends SearchKernel> {
  readonly kernel: Kernel<E>;
  readonly plan: SearchPlan;
  /** Nodes between two polls, a power of two: about a millisecond's worth. */
  readonly pollInterval: number;
  readonly limits: SearchLimits;
  readonly hooks: SearchHooks;
  /** Sets the position, in every thread. */
  setPosition(exports: E): void;
}

/** A kernel in the middle of a search, as its strategy sees it. */
export interface KernelSearch<E extends SearchKernel> {
  readonly exports: E;
  readonly memory: KernelMemory;
  readonly run: SearchRun;
  /** This thread helps another one: what it answers is not used, what it leaves in the memory is. */
  readonly isHelper: boolean;
  /** Former searches were forgotten, so that the result depends on the limits alone. */
  readonly isReproducible: boolean;
  /** What the engine knows of what a former search left in the memory; gone when another game had it. */
  note: unknown;
  /** A poll ended the part of the search that was begun last. */
  readonly isStopped: boolean;
  /** Makes the table ready for a search, cleared where it must be. */
  clearTable(): void;
  /** Begins a part of the search. @param isOver asked at each poll; true ends the part. */
  begin(isOver: Poll): void;
  /** Lets the other threads search along, once there is something that they can join. */
  startHelpers(): void;
}

/** How a search is done, from the position that was set: alpha-beta, a tree, solving, a table. */
export type Strategy<E extends SearchKernel> = (search: KernelSearch<E>) => SearchResult;

/** Short searches clear less. */
const SHORT_NODES = 16_384;
const SHORT_LOG2 = 14;

/**
 * The frame of every search by a kernel. It owns the memory and when it is cleared, the helper threads and their nodes,
 * the polls and what they look at; when it returns, no thread uses the memory any more, or the helpers know of those
 * that still do.
 */
export function runSearch<E extends SearchKernel>(
  options: KernelSearchOptions<E>,
  strategy: Strategy<E>,
): SearchResult {
  const { limits, plan, hooks } = options;
  const { helpers } = hooks;
  const running = startKernel(options);
  const { memory } = running;
  const threads = Array.from({ length: helpers?.size ?? 0 }, (_, index) => index + 1);
  for (const thread of threads) forgetNodesOf(memory, thread);
  const run = new SearchRun(limits, plan, hooks, () =>
    threads.reduce((sum, thread) => sum + nodesOf(memory, thread), 0),
  );
  options.setPosition(running.exports);
  try {
    return run.withHelpers(strategy(new RunningSearch(running, run, options)));
  } finally {
    helpers?.stop();
  }
}

function startKernel<E extends SearchKernel>({
  kernel,
  limits,
  hooks: { kernelHost, joins, helpers },
}: KernelSearchOptions<E>): RunningKernel<E> {
  if (joins !== undefined) return kernelHost.join(kernel, joins.memory, joins.thread);
  const tableLog2 = tableLog2Within(limits.tableMegabytes ?? DEFAULT_MEGABYTES);
  return kernelHost.start(kernel, 1 + (helpers?.size ?? 0), tableLog2);
}

class RunningSearch<E extends SearchKernel> implements KernelSearch<E> {
  isStopped = false;
  readonly exports: E;
  readonly memory: KernelMemory;
  readonly run: SearchRun;
  readonly isHelper: boolean;
  readonly isReproducible: boolean;
  readonly #running: RunningKernel<E>;
  readonly #options: KernelSearchOptions<E>;

  constructor(running: RunningKernel<E>, run: SearchRun, options: KernelSearchOptions<E>) {
    this.#running = running;
    this.#options = options;
    this.exports = running.exports;
    this.memory = running.memory;
    this.run = run;
    this.isHelper = options.hooks.joins !== undefined;
    this.isReproducible = !this.isHelper && run.mostNodes < Infinity;
  }

  get note(): unknown {
    return this.#running.note;
  }

  set note(note: unknown) {
    this.#running.note = note;
  }

  /** What is reproducible must not rest on what was searched before. */
  clearTable(): void {
    const { mostNodes } = this.run;
    const { tableLog2 } = this.memory;
    this.exports.newSearch(
      mostNodes <= SHORT_NODES ? Math.min(SHORT_LOG2, tableLog2) : tableLog2,
      this.isReproducible ? 1 : 0,
      this.run.pollInterval(this.#options.pollInterval),
    );
  }

  startHelpers(): void {
    this.#options.hooks.helpers?.start(this.memory);
  }

  begin(isOver: Poll): void {
    this.isStopped = false;
    this.#running.poll = (nodes) => {
      this.isStopped ||= isOver(nodes);
      return this.isStopped;
    };
    this.exports.resume();
  }
}
