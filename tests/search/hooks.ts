import type { SearchHooks, SearchProgress } from '../../src-shared/search/engine.ts';

/** Hooks without a clock, so that only nodes limit a search; what it reports is kept. */
export function timelessHooks(): SearchHooks & { readonly progress: SearchProgress[] } {
  const progress: SearchProgress[] = [];
  return {
    progress,
    nowMs: () => 0,
    shouldStop: () => false,
    onProgress: (each) => void progress.push(each),
  };
}

/** Enough for everything but endless games. */
export const LONG_MS = 1_000_000;
