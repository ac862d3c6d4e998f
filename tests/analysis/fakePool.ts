import { SearchError, type SearchControls } from '../../src-main/search/searchJob.ts';
import type { SearchPool } from '../../src-main/search/searchPool.ts';
import type { SearchRequest } from '../../src-main/search/searchRequest.ts';
import { asMove } from '../../src-shared/core/move.ts';
import type { SearchProgress, SearchResult } from '../../src-shared/search/engine.ts';

/** A search that a test answers by hand. */
export interface FakeSearch {
  readonly request: SearchRequest;
  readonly isAborted: boolean;
  progress(change?: Partial<SearchProgress>): void;
  answer(change?: Partial<SearchResult>): void;
  fail(code: SearchError['code']): void;
}

export interface FakePool extends Pick<SearchPool, 'search'> {
  /** In the order in which they were begun. */
  readonly searches: readonly FakeSearch[];
  /** The one that was begun last. */
  readonly last: FakeSearch;
}

const PROGRESS: SearchProgress = {
  depth: 1,
  nodes: 100,
  score: { kind: 'estimate', winProbability: 0.6 },
  principalVariation: [asMove(0)],
};

/** A pool as its users see it, whose threads do what the test says. */
export function makeFakePool(): FakePool {
  const searches: FakeSearch[] = [];
  return {
    searches,
    get last() {
      return searches.at(-1)!;
    },
    search: (request, controls: SearchControls = {}) =>
      new Promise((resolve, reject) => {
        const fail = (code: SearchError['code']): void =>
          reject(new SearchError(code, 'it failed'));
        controls.signal?.addEventListener('abort', () => fail('ERR_SEARCH_ABORTED'));
        searches.push({
          request,
          get isAborted() {
            return controls.signal?.aborted === true;
          },
          // A thread that is told to stop may still be telling something.
          progress: (change = {}) => controls.onProgress?.({ ...PROGRESS, ...change }),
          answer: (change = {}) => resolve({ ...PROGRESS, move: asMove(0), ...change }),
          fail,
        });
      }),
  };
}

/** Lets everything happen that waits for nothing else. */
export const settled = (): Promise<void> => new Promise((resolve) => void setImmediate(resolve));
