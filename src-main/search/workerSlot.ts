import { Worker } from 'node:worker_threads';
import { DEFAULT_MEGABYTES } from '../../src-shared/search/engine.ts';
import { startLimit } from '../time/awakeLimit.ts';
import { SearchError, type SearchJob } from './searchJob.ts';
import type { WorkerMessage, WorkerSetup, WorkerTask } from './searchRequest.ts';

/** Searching makes few objects, so that little room for new ones keeps the program small. */
const YOUNG_MEGABYTES = 4;
/** A thread that has not loaded by then never will. */
const START_LIMIT_MS = 20_000;

/** How long a thread that is to end may still load, milliseconds. */
const LOADING_MS = 10_000;

interface SearchThread {
  readonly worker: Worker;
  readonly whenReady: Promise<void>;
}

interface WorkerSlotOptions {
  readonly workerUrl: URL;
  readonly graceMs: number;
  readonly givesWay: boolean;
  /** Called when the slot can take the next search. */
  onFree(): void;
}

interface RunningJob {
  readonly job: SearchJob;
  readonly taskId: number;
  /** Resolves when the thread has nothing to do with it any more. */
  readonly done: Promise<void>;
  readonly finish: () => void;
  /** Ends the waiting for its answer. */
  endLimit?: () => void;
}

/** The place of one thread: starts the worker when needed, gives it one search at a time and replaces it. */
export class WorkerSlot {
  readonly #options: WorkerSlotOptions;
  /** The id of the task to stop, in memory shared with the worker. */
  readonly #stopFlag = new Int32Array(new SharedArrayBuffer(4));
  #thread: SearchThread | undefined;
  #running: RunningJob | undefined;
  #lastTaskId = 0;
  /** The most that a search was allowed since the thread began; its memory never shrinks. */
  #allowedMegabytes = 0;
  #isToRelease = false;
  /** Resolves when the threads that were released are gone. */
  #released: Promise<unknown> = Promise.resolve();

  constructor(options: WorkerSlotOptions) {
    this.#options = options;
  }

  get isBusy(): boolean {
    return this.#running !== undefined;
  }

  /** Starts the worker if need be. @throws SearchError as a rejection, when it dies before it is ready. */
  ready(): Promise<void> {
    this.#thread ??= this.#startThread();
    return this.#thread.whenReady;
  }

  run(job: SearchJob): void {
    this.#allow(job.request.limits.tableMegabytes ?? DEFAULT_MEGABYTES);
    let finish = (): void => undefined;
    const done = new Promise<void>((resolve) => (finish = resolve));
    const running: RunningJob = { job, taskId: ++this.#lastTaskId, done, finish };
    this.#running = running;
    this.#expectWithin(running, START_LIMIT_MS);
    // A thread that dies before it is ready rejects the job through #lose.
    this.ready().then(
      () => this.#send(running),
      () => undefined,
    );
  }

  /** Ends a thread that may be larger than what is allowed now. */
  #allow(megabytes: number): void {
    if (megabytes < this.#allowedMegabytes) void this.release();
    this.#allowedMegabytes = Math.max(megabytes, this.#allowedMegabytes);
  }

  /**
   * Gives the memory of the thread back to the system, as soon as it has nothing to do; the next search starts another.
   * Resolves when it is given back.
   */
  async release(): Promise<void> {
    const running = this.#running;
    this.#isToRelease = running !== undefined;
    if (running === undefined) {
      this.#allowedMegabytes = 0;
      this.#released = Promise.all([this.#released, endThread(this.#thread)]);
      this.#thread = undefined;
    }
    await running?.done;
    await this.#released;
  }

  #send(running: RunningJob): void {
    if (this.#running !== running) return;
    const { request, controls } = running.job;
    this.#expectWithin(running, request.limits.timeMs + this.#options.graceMs);
    for (const signal of [controls.signal, controls.moveNow]) {
      if (signal?.aborted === true) this.#stop(running);
      else signal?.addEventListener('abort', () => this.#stop(running));
    }
    const task: WorkerTask = { taskId: running.taskId, request };
    this.#thread?.worker.postMessage(task);
  }

  #stop(running: RunningJob): void {
    if (this.#running !== running) return;
    Atomics.store(this.#stopFlag, 0, running.taskId);
    this.#expectWithin(running, this.#options.graceMs);
  }

  #expectWithin(running: RunningJob, timeMs: number): void {
    running.endLimit?.();
    running.endLimit = startLimit(timeMs, () => {
      const late = new SearchError('ERR_SEARCH_LATE', 'the search did not answer in time');
      void this.end(late).then(this.#options.onFree);
    });
  }

  #startThread(): SearchThread {
    const { workerUrl, givesWay } = this.#options;
    const workerData: WorkerSetup = { stopFlag: this.#stopFlag, givesWay };
    const resourceLimits = { maxYoungGenerationSizeMb: YOUNG_MEGABYTES };
    const worker = new Worker(workerUrl, { workerData, resourceLimits });
    const whenReady = new Promise<void>((resolve, reject) => {
      let problem = 'it ended';
      worker.on('message', (message: WorkerMessage) => {
        if (message.kind === 'ready') resolve();
        else this.#hear(message);
      });
      worker.on('error', (error) => (problem = error.message));
      worker.on('exit', () => {
        const crash = new SearchError('ERR_SEARCH_CRASHED', `the search thread failed: ${problem}`);
        reject(crash);
        if (this.#thread?.worker === worker) void this.end(crash).then(this.#options.onFree);
      });
    });
    // Whoever waits for the thread hears of its end; when nobody does, that is no error.
    whenReady.catch(() => undefined);
    return { worker, whenReady };
  }

  #hear(message: Exclude<WorkerMessage, { kind: 'ready' }>): void {
    const running = this.#running;
    if (running?.taskId !== message.taskId) return;
    const { job } = running;
    if (message.kind === 'progressed') {
      if (job.controls.signal?.aborted !== true) job.controls.onProgress?.(message.progress);
      return;
    }
    running.endLimit?.();
    this.#running = undefined;
    if (this.#isToRelease) void this.release();
    running.finish();
    if (message.kind === 'finished') job.resolve(message.result);
    else job.reject(new SearchError('ERR_SEARCH_FAILED', message.message));
    this.#options.onFree();
  }

  /** Ends the thread, rejecting what it works on with `reason`. Resolves when it is gone. */
  async end(reason: SearchError): Promise<void> {
    const [running, thread] = [this.#running, this.#thread];
    this.#running = undefined;
    this.#thread = undefined;
    this.#allowedMegabytes = 0;
    running?.endLimit?.();
    running?.job.reject(reason);
    this.#released = Promise.all([this.#released, endThread(thread)]);
    running?.finish();
    await this.#released;
  }
}

/**
 * Ends a thread once it has loaded: one that is ended while it reads its modules leaves their files open in the process
 * (Node 20).
 */
async function endThread(thread: SearchThread | undefined): Promise<void> {
  if (thread === undefined) return;
  let stopWaiting = (): void => undefined;
  const late = new Promise<void>((resolve) => (stopWaiting = startLimit(LOADING_MS, resolve)));
  await Promise.race([thread.whenReady.catch(() => undefined), late]);
  stopWaiting();
  await thread.worker.terminate();
}
