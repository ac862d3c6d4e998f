import type { Kernel, KernelExports } from '../../src-shared/kernel/kernel.ts';
import { KernelHost } from '../../src-shared/kernel/kernelHost.ts';

/** A kernel for one thread, with a memory of its own and 2^`tableLog2` entries of a table. */
export const startKernel = <E extends KernelExports>(kernel: Kernel<E>, tableLog2: number): E =>
  new KernelHost().start(kernel, 1, tableLog2).exports;
