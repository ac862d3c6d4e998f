import type { TimerClock } from '../../src-shared/core/timerClock.ts';

export const SYSTEM_CLOCK: TimerClock = {
  nowMs: () => performance.now(),
  after(timeMs, callback) {
    const timer = setTimeout(callback, timeMs);
    return () => clearTimeout(timer);
  },
};

/** A limit is waited for in pieces of this, milliseconds, so that however long a sleep was, only one of them counts. */
const SLICE_MS = 250;
/** A timer that is so much later than it was set for, milliseconds, means that we were asleep. */
const ASLEEP_MS = 1_000;
/** A machine that wakes up is slow at first: whoever is waited for has at least this left then, milliseconds. */
const WAKING_MS = 2_000;

/**
 * Waits for others no longer than a limit, of which only the time counts in which we were awake ourselves: a machine
 * that sleeps, or a process that is stopped, stops those that are waited for as well.
 * @param limitMs milliseconds; Infinity is never reached.
 * @param onReached called once, when the limit is reached.
 * @returns what ends the waiting; it may be called at any time.
 */
export function startLimit(
  limitMs: number,
  onReached: () => void,
  clock: TimerClock = SYSTEM_CLOCK,
): () => void {
  let leftMs = limitMs;
  let callOff: () => void;
  const wait = (): void => {
    const sliceMs = Math.min(leftMs, SLICE_MS);
    const dueMs = clock.nowMs() + sliceMs;
    callOff = clock.after(sliceMs, () => {
      leftMs -= sliceMs;
      const wasAsleep = clock.nowMs() - dueMs > ASLEEP_MS;
      if (wasAsleep) leftMs = Math.max(leftMs, Math.min(limitMs, WAKING_MS));
      if (leftMs > 0) wait();
      else onReached();
    });
  };
  wait();
  return () => callOff();
}
