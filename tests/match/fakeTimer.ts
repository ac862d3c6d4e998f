import type { TimerClock } from '../../src-shared/core/timerClock.ts';

/** A clock that goes on when the test says so; its alarms come when they are due, or after a sleep, late. */
export interface FakeTimer extends TimerClock {
  /** Time passes, and everything happens in its time. */
  pass(timeMs: number): void;
  /** Time passes in which nothing runs; what became due meanwhile comes at once afterwards. */
  sleep(timeMs: number): void;
  /** Nobody waits for anything. */
  readonly isIdle: boolean;
}

export function makeFakeTimer(): FakeTimer {
  let now = 5_000;
  const waiting = new Set<{ readonly dueMs: number; readonly callback: () => void }>();
  function fireNext(untilMs: number): boolean {
    const [next] = [...waiting].sort((one, other) => one.dueMs - other.dueMs);
    if (next === undefined || next.dueMs > untilMs) return false;
    waiting.delete(next);
    now = Math.max(now, next.dueMs);
    next.callback();
    return true;
  }
  return {
    nowMs: () => now,
    after(timeMs, callback) {
      const timer = { dueMs: now + timeMs, callback };
      waiting.add(timer);
      return () => waiting.delete(timer);
    },
    pass(timeMs) {
      const endMs = now + timeMs;
      while (fireNext(endMs));
      now = endMs;
    },
    sleep(timeMs) {
      now += timeMs;
      while (fireNext(now));
    },
    get isIdle() {
      return waiting.size === 0;
    },
  };
}
