import { Worker } from 'node:worker_threads';
import type { HelperThreads } from '../../src-shared/search/engine.ts';
import type { KernelMemory } from '../../src-shared/kernel/kernel.ts';
import type { HelperSetup, HelperTask, SearchRequest } from './searchRequest.ts';

/**
 * A helper that does not notice within so many waits of so many milliseconds that it is to stop is given up. Of a time
 * asleep only one wait counts.
 */
const STOP_WAITS = 5;
const STOP_WAIT_MS = 100;

/** What a helper is at, in memory that it shares with the thread it helps. */
export const HELPER = { idle: 0, asked: 1, searching: 2, stopping: 3 } as const;

interface Helper {
  readonly worker: Worker;
  readonly state: Int32Array;
}

/**
 * Threads that help the searches of this one. While it searches, this thread hears no messages, so that helpers are
 * told to stop, and tell that they have, through shared memory.
 */
export class HelperPool {
  readonly #workerUrl: URL;
  #helpers: readonly Helper[] = [];
  /** Helpers that were given up and may still use the memory. */
  #leaving: Promise<unknown> = Promise.resolve();

  /** @param workerUrl the search worker, which is a helper when it is told so at its start. */
  constructor(workerUrl: URL) {
    this.#workerUrl = workerUrl;
  }

  /** The helpers for one search; they start when they are first needed and then stay. */
  forSearch(request: SearchRequest, size: number): HelperThreads {
    return {
      size,
      start: (memory) => this.#start(request, memory, size),
      stop: () => this.#stop(),
    };
  }

  /** Resolves when no helper uses the memory any more: at once, unless one had to be given up. */
  async whenFree(): Promise<void> {
    await this.#leaving;
  }

  #start(request: SearchRequest, memory: KernelMemory, size: number): void {
    const missing = Math.max(0, size - this.#helpers.length);
    this.#helpers = [
      ...this.#helpers,
      ...Array.from({ length: missing }, () => this.#startHelper()),
    ];
    for (const [index, { worker, state }] of this.#helpers.slice(0, size).entries()) {
      Atomics.store(state, 0, HELPER.asked);
      const task: HelperTask = { request, memory, thread: index + 1 };
      worker.postMessage(task);
    }
  }

  #startHelper(): Helper {
    const state = new Int32Array(new SharedArrayBuffer(4));
    const workerData: HelperSetup = { helperState: state };
    const worker = new Worker(this.#workerUrl, { workerData });
    worker.unref();
    const lose = (): void => {
      Atomics.store(state, 0, HELPER.idle);
      this.#helpers = this.#helpers.filter((each) => each.worker !== worker);
    };
    // A search goes on without a helper that failed; the next one gets another.
    worker.on('error', lose);
    worker.on('exit', lose);
    return { worker, state };
  }

  #stop(): void {
    for (const helper of this.#helpers) this.#stopHelper(helper);
  }

  #stopHelper({ worker, state }: Helper): void {
    // One that has not begun yet never will.
    Atomics.compareExchange(state, 0, HELPER.asked, HELPER.idle);
    Atomics.compareExchange(state, 0, HELPER.searching, HELPER.stopping);
    for (let wait = 1; wait <= STOP_WAITS; wait++) {
      if (Atomics.wait(state, 0, HELPER.stopping, STOP_WAIT_MS) !== 'timed-out') return;
    }
    this.#helpers = this.#helpers.filter((each) => each.worker !== worker);
    this.#leaving = Promise.all([this.#leaving, worker.terminate()]);
  }
}
