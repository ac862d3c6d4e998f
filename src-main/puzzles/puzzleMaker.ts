import type { TimerClock } from '../../src-shared/core/timerClock.ts';
import type { Puzzle } from '../../src-shared/puzzles/puzzle.ts';
import type { MakingTask } from './makingMessages.ts';

/** Makes puzzles until a task is done or given up; resolves when nothing goes on any more. */
export type MakeSome = (
  task: MakingTask,
  signal: AbortSignal,
  onMade: (puzzle: Puzzle) => void,
) => Promise<void>;

export interface PuzzleMakerOptions {
  readonly clock: TimerClock;
  /** Whether puzzles may be made now: nothing is thought about, and the person allows it. */
  isFree(): boolean;
  /** What is to be made next; `undefined` when there is enough. */
  nextTask(): MakingTask | undefined;
  readonly make: MakeSome;
  keep(puzzle: Puzzle): Promise<void>;
  onBug(error: unknown): void;
}

/** Makes puzzles while the program has nothing else to do. */
export interface PuzzleMaker {
  /** Somebody has done something, or something is thought about: it stops at once, and waits anew. */
  touch(): void;
  close(): Promise<void>;
}

/** How long nobody may have done anything before puzzles are made, milliseconds. */
export const QUIET_MS = 60_000;

export function makePuzzleMaker(options: PuzzleMakerOptions): PuzzleMaker {
  const { clock, isFree, nextTask, make, keep, onBug } = options;
  let callOff: (() => void) | undefined;
  let stopping: AbortController | undefined;
  let ended = Promise.resolve();
  let isClosed = false;

  function wait(): void {
    callOff = clock.after(QUIET_MS, () => {
      if (!isFree()) return wait();
      const mine = new AbortController();
      stopping = mine;
      ended = ended.then(() => work(mine.signal)).catch(onBug);
    });
  }

  function stop(): void {
    callOff?.();
    callOff = undefined;
    stopping?.abort();
    stopping = undefined;
  }

  async function work(signal: AbortSignal): Promise<void> {
    while (!signal.aborted) {
      const task = nextTask();
      if (task === undefined) return;
      await make(task, signal, (puzzle) => {
        if (!signal.aborted) void keep(puzzle).catch(onBug);
      });
      if (!signal.aborted && !isFree()) return wait();
    }
  }

  wait();
  return {
    touch() {
      stop();
      if (!isClosed) wait();
    },
    async close() {
      isClosed = true;
      stop();
      await ended;
    },
  };
}
