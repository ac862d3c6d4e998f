import { Worker } from 'node:worker_threads';
import type { TimerClock } from '../../src-shared/core/timerClock.ts';
import { startLimit } from '../time/awakeLimit.ts';
import type { QuestionThreadSetup } from './searchRequest.ts';

/** Answers questions in a thread of its own, one after the other; it starts when it is needed and ends when it is not. */
export interface QuestionThread<Q, A> {
  /** A thread that fails or takes too long has no answer: `undefined`. */
  ask(question: Q): Promise<A | undefined>;
  close(): Promise<void>;
}

/** What the thread is told, and what it answers. */
export interface NumberedQuestion<Q> {
  readonly id: number;
  readonly question: Q;
}

export interface NumberedAnswer<A> {
  readonly id: number;
  readonly answer: A;
}

/** Nobody waits for longer. */
const LIMIT_MS = 20_000;
/** Who has not asked anything for so long does something else. */
const IDLE_MS = 120_000;

interface Waiting<A> {
  resolve(answer: A | undefined): void;
  endLimit(): void;
}

export interface QuestionThreadOptions {
  readonly workerUrl: URL;
  readonly kind: QuestionThreadSetup['questions'];
  readonly clock: TimerClock;
  /** Told why a thread failed. */
  onBug(error: unknown): void;
}

export function makeQuestionThread<Q, A>({
  workerUrl,
  kind,
  clock,
  onBug,
}: QuestionThreadOptions): QuestionThread<Q, A> {
  const waiting = new Map<number, Waiting<A>>();
  let worker: Worker | undefined;
  let callOffEnd: (() => void) | undefined;
  let lastId = 0;

  function start(): Worker {
    const workerData: QuestionThreadSetup = { questions: kind };
    const started = new Worker(workerUrl, { workerData });
    started.on('message', ({ id, answer }: NumberedAnswer<A>) => settle(id, answer));
    started.on('error', onBug);
    started.on('exit', () => {
      if (worker === started) void end();
    });
    return started;
  }

  function settle(id: number, answer: A | undefined): void {
    const found = waiting.get(id);
    if (found === undefined) return;
    waiting.delete(id);
    found.endLimit();
    found.resolve(answer);
    if (waiting.size === 0) callOffEnd = clock.after(IDLE_MS, () => void end());
  }

  /** The next question starts another thread. */
  async function end(): Promise<void> {
    const ended = worker;
    worker = undefined;
    for (const id of waiting.keys()) settle(id, undefined);
    callOffEnd?.();
    callOffEnd = undefined;
    await ended?.terminate();
  }

  return {
    ask: (question) =>
      new Promise((resolve) => {
        callOffEnd?.();
        callOffEnd = undefined;
        worker ??= start();
        const id = ++lastId;
        const endLimit = startLimit(LIMIT_MS, () => void end(), clock);
        waiting.set(id, { resolve, endLimit });
        const asked: NumberedQuestion<Q> = { id, question };
        worker.postMessage(asked);
      }),
    close: end,
  };
}
