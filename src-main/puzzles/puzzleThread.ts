import { Worker } from 'node:worker_threads';
import type { Move } from '../../src-shared/core/move.ts';
import type { TimerClock } from '../../src-shared/core/timerClock.ts';
import type { Verdict } from '../../src-shared/puzzles/judge.ts';
import type { Puzzle } from '../../src-shared/puzzles/puzzle.ts';
import { startLimit } from '../time/awakeLimit.ts';
import type { PuzzleAnswer, PuzzleQuestion, PuzzleThreadSetup } from './puzzleMessages.ts';

/** Judges tries at puzzles in a thread of its own, which starts when it is needed and ends when it is not. */
export interface PuzzleThread {
  /**
   * What a try comes to; `undefined` when the moves are none of the person's, or not legal. A thread that fails or
   * takes too long has no answer, which is `unsure`.
   */
  judge(puzzle: Puzzle, moves: readonly Move[]): Promise<Verdict | undefined>;
  close(): Promise<void>;
}

/** Nobody waits for longer. */
const LIMIT_MS = 20_000;
/** Who has not tried anything for so long does something else. */
const IDLE_MS = 120_000;
const UNSURE: Verdict = { kind: 'unsure', reply: [] };

interface Waiting {
  resolve(verdict: Verdict | undefined): void;
  endLimit(): void;
}

/** @param onBug told why a thread failed. */
export function makePuzzleThread(
  workerUrl: URL,
  clock: TimerClock,
  onBug: (error: unknown) => void,
): PuzzleThread {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let callOffEnd: (() => void) | undefined;
  let lastId = 0;

  function start(): Worker {
    const workerData: PuzzleThreadSetup = { isForPuzzles: true };
    const started = new Worker(workerUrl, { workerData });
    started.on('message', ({ id, verdict }: PuzzleAnswer) => settle(id, verdict));
    started.on('error', onBug);
    started.on('exit', () => {
      if (worker === started) void end();
    });
    return started;
  }

  function settle(id: number, verdict: Verdict | undefined): void {
    const found = waiting.get(id);
    if (found === undefined) return;
    waiting.delete(id);
    found.endLimit();
    found.resolve(verdict);
    if (waiting.size === 0) callOffEnd = clock.after(IDLE_MS, () => void end());
  }

  /** The next question starts another thread. */
  async function end(): Promise<void> {
    const ended = worker;
    worker = undefined;
    for (const id of waiting.keys()) settle(id, UNSURE);
    callOffEnd?.();
    callOffEnd = undefined;
    await ended?.terminate();
  }

  return {
    judge: (puzzle, moves) =>
      new Promise((resolve) => {
        callOffEnd?.();
        callOffEnd = undefined;
        worker ??= start();
        const id = ++lastId;
        const endLimit = startLimit(LIMIT_MS, () => void end(), clock);
        waiting.set(id, { resolve, endLimit });
        const question: PuzzleQuestion = { id, puzzle, moves };
        worker.postMessage(question);
      }),
    close: end,
  };
}
