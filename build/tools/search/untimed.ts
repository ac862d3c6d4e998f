import { KernelHost } from '../../../src-shared/kernel/kernelHost.ts';
import type { SearchHooks } from '../../../src-shared/search/engine.ts';

/** Hooks without a clock, so that only nodes limit a search. All searches of a tool share one memory. */
export const UNTIMED: SearchHooks = {
  kernelHost: new KernelHost(),
  nowMs: () => 0,
  shouldStop: () => false,
  onProgress: () => undefined,
};
