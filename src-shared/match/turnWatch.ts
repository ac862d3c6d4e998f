import type { TimerClock } from '../core/timerClock.ts';

/** Something to be done when so much of the turn has passed. */
export interface Alarm {
  readonly atMs: number;
  ring(): void;
}

/** Measures a turn, in the time in which we were awake. */
export interface TurnWatch {
  /** Milliseconds since it was started. */
  elapsedMs(): number;
  stop(): void;
}

/** Time is counted in pieces of this, milliseconds, so that however long a sleep was, only one of them counts. */
const SLICE_MS = 250;
/** A timer that is so much later than it was set for, milliseconds, means that we were asleep. */
const ASLEEP_MS = 1_000;

/**
 * Starts to measure. A machine that sleeps, or a process that is stopped, stops the watch as well; a machine that is
 * merely slow does not.
 * @param alarms each rings once, at its time or a little later, unless the watch is stopped.
 * @param onSlice called some times a second while it runs.
 */
export function startTurnWatch(
  clock: TimerClock,
  alarms: readonly Alarm[],
  onSlice: () => void,
): TurnWatch {
  const waiting = alarms.toSorted((one, other) => one.atMs - other.atMs);
  let countedMs = 0;
  let countedAtMs = clock.nowMs();
  let isStopped = false;
  let callOff: () => void;

  const sinceMs = (): number => {
    const passedMs = clock.nowMs() - countedAtMs;
    return passedMs > SLICE_MS + ASLEEP_MS ? SLICE_MS : passedMs;
  };

  function wait(): void {
    const nextMs = (waiting[0]?.atMs ?? Infinity) - countedMs;
    callOff = clock.after(Math.max(0, Math.min(nextMs, SLICE_MS)), () => {
      countedMs += sinceMs();
      countedAtMs = clock.nowMs();
      while (!isStopped && (waiting[0]?.atMs ?? Infinity) <= countedMs) waiting.shift()?.ring();
      if (isStopped) return;
      onSlice();
      wait();
    });
  }

  wait();
  return {
    elapsedMs: () => countedMs + sinceMs(),
    stop() {
      isStopped = true;
      callOff();
    },
  };
}
