import type { SearchHooks, SearchLimits } from '../engine.ts';
import type { Poll } from '../rootSearch.ts';
import { type Kernel, type KernelExports, type KernelMemory, tableLog2Within } from './kernel.ts';

const DEFAULT_MEGABYTES = 32;

/** A kernel with its memory, ready to search. */
export interface RunningKernel<E extends KernelExports> {
  readonly memory: KernelMemory;
  readonly exports: E;
  /** Answers the kernel's polls. */
  poll: Poll;
}

interface Owned extends RunningKernel<KernelExports> {
  readonly owner: unknown;
}

/** The one kernel of this thread: its table is the largest thing there is, so another game's takes its place. */
let running: Owned | undefined;

/**
 * The kernel for a search, with the memory that the limits allow or that of the search it helps. @param owner as long
 * as it is the same, so is the kernel. @param prepare called once for each kernel that is started.
 */
export function runKernel<E extends KernelExports>(
  owner: unknown,
  kernel: Kernel<E>,
  limits: SearchLimits,
  hooks: SearchHooks,
  prepare: (exports: E) => void = () => undefined,
): RunningKernel<E> {
  const threads = 1 + (hooks.crew?.size ?? 0);
  const tableLog2 = tableLog2Within(limits.tableMegabytes ?? DEFAULT_MEGABYTES);
  const isReady = (kept: Owned): boolean =>
    kept.owner === owner &&
    (hooks.joined === undefined
      ? kept.memory.threads >= threads && kept.memory.tableLog2 === tableLog2
      : kept.memory.memory === hooks.joined.memory.memory);
  if (running !== undefined && isReady(running)) return running as unknown as RunningKernel<E>;
  running = undefined;
  const memory = hooks.joined?.memory ?? kernel.makeMemory(threads, tableLog2);
  const exports = kernel.start(memory, hooks.joined?.thread ?? 0, {
    poll: (nodes) => (running?.poll(nodes) === true ? 1 : 0),
  });
  prepare(exports);
  const started = { owner, memory, exports, poll: (): boolean => false };
  running = started;
  return started;
}
