import { Worker } from 'node:worker_threads';
import type { Puzzle } from '../../src-shared/puzzles/puzzle.ts';
import { startLimit } from '../time/awakeLimit.ts';
import type { MakingTask, MakingThreadSetup } from './makingMessages.ts';
import type { MakeSome } from './puzzleMaker.ts';

/** A thread that does not stop in time is ended, milliseconds. */
const GRACE_MS = 1_000;

/** Makes puzzles in a thread of its own, which ends with the task. Rejects when it fails. */
export const makeInThread =
  (workerUrl: URL): MakeSome =>
  (task: MakingTask, signal: AbortSignal, onMade: (puzzle: Puzzle) => void) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) return resolve();
      const stopFlag = new Int32Array(new SharedArrayBuffer(4));
      const workerData: MakingThreadSetup = { isForMaking: true, task, stopFlag };
      const worker = new Worker(workerUrl, { workerData });
      let endLimit = (): void => undefined;
      signal.addEventListener('abort', () => {
        Atomics.store(stopFlag, 0, 1);
        Atomics.notify(stopFlag, 0);
        endLimit = startLimit(GRACE_MS, () => void worker.terminate());
      });
      worker.on('message', onMade);
      worker.on('error', reject);
      worker.on('exit', () => {
        endLimit();
        resolve();
      });
    });
