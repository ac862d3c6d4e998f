import type { SearchResult } from '../../src-shared/search/engine.ts';
import { type SearchControls, SearchError, type SearchJob } from './searchJob.ts';
import type { SearchRequest } from './searchRequest.ts';
import { WorkerSlot } from './workerSlot.ts';

export interface SearchPoolOptions {
  /** The built `searchWorker.js`. */
  readonly workerUrl: URL;
  /** How many searches run at the same time, each in a thread of its own; further ones wait. 2 unless told. */
  readonly size?: number;
  /** Milliseconds that a worker may be late before it is terminated and replaced. 500 unless told. */
  readonly graceMs?: number;
  /** Whether everything else goes before these searches, which nobody waits for. Not unless told. */
  readonly givesWay?: boolean;
}

export interface SearchPool {
  /** Starts the threads if need be; resolves when one can take a search at once. */
  ready(): Promise<void>;
  /**
   * Searches a position in a thread. Waiting for a free thread does not count as thinking time.
   * @throws SearchError as a rejection; a worker that was late or crashed is replaced for the next search.
   */
  search(request: SearchRequest, controls?: SearchControls): Promise<SearchResult>;
  /**
   * Ends the threads, as soon as they have nothing to do, so that others can have their memory; they start again when
   * needed. Resolves when their memory is free.
   */
  release(): Promise<void>;
  /** Rejects what waits or runs; resolves when every thread is gone. */
  dispose(): Promise<void>;
}

/** Makes a pool of search threads. They start when they are first needed and then stay. */
export function createSearchPool(options: SearchPoolOptions): SearchPool {
  const { workerUrl, size = 2, graceMs = 500, givesWay = false } = options;
  const waiting: SearchJob[] = [];
  let isDisposed = false;
  const slots = Array.from(
    { length: size },
    () => new WorkerSlot({ workerUrl, graceMs, givesWay, onFree: dispatch }),
  );

  function dispatch(): void {
    for (const slot of slots) {
      const job = slot.isBusy ? undefined : waiting.shift();
      if (job !== undefined) slot.run(job);
    }
  }

  function enqueue(job: SearchJob): void {
    job.controls.signal?.addEventListener('abort', () => {
      const index = waiting.indexOf(job);
      if (index >= 0) waiting.splice(index, 1);
      job.reject(givenUp());
    });
    waiting.push(job);
    dispatch();
  }

  return {
    ready: () => Promise.race(slots.map((slot) => slot.ready())),
    search(request, controls = {}) {
      if (isDisposed) return Promise.reject(ended());
      if (controls.signal?.aborted === true) return Promise.reject(givenUp());
      return new Promise((resolve, reject) => enqueue({ request, controls, resolve, reject }));
    },
    async release() {
      await Promise.all(slots.map((slot) => slot.release()));
    },
    async dispose() {
      isDisposed = true;
      for (const job of waiting.splice(0)) job.reject(ended());
      await Promise.all(slots.map((slot) => slot.end(ended())));
    },
  };
}

const givenUp = (): SearchError => new SearchError('ERR_SEARCH_ABORTED', 'the search was given up');

const ended = (): SearchError =>
  new SearchError('ERR_SEARCH_DISPOSED', 'the search threads have been ended');
