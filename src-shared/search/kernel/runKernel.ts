import { DEFAULT_MEGABYTES, type SearchHooks, type SearchLimits } from '../engine.ts';
import { type Kernel, type KernelExports, tableLog2Within } from './kernel.ts';
import type { RunningKernel } from './kernelHost.ts';

/** The kernel for a search, with the memory that the limits allow or that of the search it helps. */
export function runKernel<E extends KernelExports>(
  kernel: Kernel<E>,
  limits: SearchLimits,
  { kernelHost, joined, crew }: SearchHooks,
): RunningKernel<E> {
  if (joined !== undefined) return kernelHost.join(kernel, joined.memory, joined.thread);
  const tableLog2 = tableLog2Within(limits.tableMegabytes ?? DEFAULT_MEGABYTES);
  return kernelHost.start(kernel, 1 + (crew?.size ?? 0), tableLog2);
}
