import type { SearchProgress, SearchResult } from '../../src-shared/search/engine.ts';
import { SearchError } from '../search/searchJob.ts';
import type { SearchPool } from '../search/searchPool.ts';
import type { SearchRequest } from '../search/searchRequest.ts';

/** What is searched first: what a person looks at, then what is judged for later, then what nobody waits for. */
export const RANKS = { watched: 2, review: 1, idle: 0 } as const;

export interface DeskJob {
  readonly request: SearchRequest;
  readonly rank: (typeof RANKS)[keyof typeof RANKS];
  /** Gives the search up: its promise rejects with `ERR_SEARCH_ABORTED`. */
  readonly signal: AbortSignal;
  onProgress?(progress: SearchProgress): void;
  /** Told whenever it begins, or must wait for others. A search that goes on after a wait begins anew. */
  onTurn?(isSearching: boolean): void;
}

export interface DeskOptions {
  /** One thread. */
  readonly pool: Pick<SearchPool, 'search'>;
  /** Before each search: makes room for it, if there is none yet. */
  prepare(): Promise<void>;
  /** Told when there is nothing to do for now. */
  onIdle(): void;
  /** Told whether something is searched for a person, here or by the computer that plays. */
  onBusy?(isBusy: boolean): void;
}

/**
 * Where positions are analysed: one at a time, in a thread apart from those that play. A computer that thinks about its
 * move in a game goes first, then the highest rank, then what was asked for last.
 */
export interface Desk {
  /** @throws SearchError as a rejection. A thread that fails is replaced, and the search begun again, a few times. */
  search(job: DeskJob): Promise<SearchResult>;
  /** Something is analysed, or waits for it. */
  readonly isBusy: boolean;
  /** Whether a computer thinks in a game, until when nothing is analysed. */
  hold(isHeld: boolean): void;
  /** Rejects what waits or runs. */
  dispose(): void;
}

const MAX_TRIES = 3;

interface QueuedJob extends DeskJob {
  tries: number;
  isTold: boolean | undefined;
  /** Its end is nobody's business any more. */
  forget(): void;
  resolve(result: SearchResult): void;
  reject(error: Error): void;
}

// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeDesk({ pool, prepare, onIdle, onBusy }: DeskOptions): Desk {
  /** The one that was asked for last goes last. */
  const jobs: QueuedJob[] = [];
  let running: { readonly job: QueuedJob; readonly interrupt: AbortController } | undefined;
  let isHeld = false;

  function choose(): QueuedJob | undefined {
    if (isHeld) return undefined;
    return jobs.reduce<QueuedJob | undefined>(
      (best, job) => (best === undefined || job.rank >= best.rank ? job : best),
      undefined,
    );
  }

  function update(): void {
    const chosen = choose();
    if (running !== undefined && running.job !== chosen) {
      running.interrupt.abort();
      running = undefined;
    }
    if (chosen !== undefined && running === undefined) start(chosen);
    for (const job of jobs) tellTurn(job, job === running?.job);
    if (jobs.length === 0) onIdle();
    onBusy?.(isHeld || jobs.length > 0);
  }

  function tellTurn(job: QueuedJob, isSearching: boolean): void {
    if (job.isTold === isSearching) return;
    job.isTold = isSearching;
    job.onTurn?.(isSearching);
  }

  function start(job: QueuedJob): void {
    const interrupt = new AbortController();
    running = { job, interrupt };
    const { signal } = interrupt;
    const onProgress = (progress: SearchProgress): void => job.onProgress?.(progress);
    const searching = async (): Promise<SearchResult> => {
      await prepare();
      if (signal.aborted) throw givenUp();
      return pool.search(job.request, { signal, onProgress });
    };
    searching().then(
      (result) => {
        if (!signal.aborted) finish(job, () => job.resolve(result));
      },
      (error: Error) => {
        if (signal.aborted) return;
        if (isThreadLost(error) && ++job.tries < MAX_TRIES) start(job);
        else finish(job, () => job.reject(error));
      },
    );
  }

  function finish(job: QueuedJob, settle: () => void): void {
    const index = jobs.indexOf(job);
    if (index < 0) return;
    jobs.splice(index, 1);
    job.forget();
    if (running?.job === job) {
      running.interrupt.abort();
      running = undefined;
    }
    settle();
    // Whoever asks again at once goes before others of the rank.
    queueMicrotask(update);
  }

  return {
    search: (asked) =>
      new Promise((resolve, reject) => {
        const { signal } = asked;
        if (signal.aborted) return reject(givenUp());
        const giveUp = (): void => finish(job, () => reject(givenUp()));
        const forget = (): void => signal.removeEventListener('abort', giveUp);
        const job = { ...asked, tries: 0, isTold: undefined, forget, resolve, reject };
        signal.addEventListener('abort', giveUp);
        jobs.push(job);
        update();
      }),
    get isBusy() {
      return jobs.length > 0;
    },
    hold(held) {
      isHeld = held;
      update();
    },
    dispose() {
      const ended = new SearchError('ERR_SEARCH_DISPOSED', 'nothing is analysed any more');
      for (const job of [...jobs]) finish(job, () => job.reject(ended));
    },
  };
}

const givenUp = (): SearchError =>
  new SearchError('ERR_SEARCH_ABORTED', 'the analysis was given up');

const isThreadLost = (error: unknown): boolean =>
  error instanceof SearchError &&
  (error.code === 'ERR_SEARCH_LATE' || error.code === 'ERR_SEARCH_CRASHED');
