import type { SearchHooks, SearchProgress } from '../../src-shared/search/engine.ts';
import { KernelHost } from '../../src-shared/kernel/kernelHost.ts';

/** All searches of a test file are in one thread, so that they have one memory, as in a search thread. */
const kernelHost = new KernelHost();

/** Hooks without a clock, so that only nodes limit a search; what it reports is kept. */
export function timelessHooks(): SearchHooks & { readonly progress: SearchProgress[] } {
  const progress: SearchProgress[] = [];
  return {
    progress,
    kernelHost,
    nowMs: () => 0,
    shouldStop: () => false,
    onProgress: (each) => void progress.push(each),
  };
}

/** Enough for everything but endless games. */
export const LONG_MS = 1_000_000;
