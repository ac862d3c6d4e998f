import type { TimerClock } from '../../src-shared/core/timerClock.ts';

/** Windows are told at most so often, milliseconds. */
const INTERVAL_MS = 100;

/** Tells how something stands, never more often than anybody can read. */
export interface Courier {
  /** Tells it as soon as it may. */
  post(): void;
  postNow(): void;
  /** Tells nothing more. */
  stop(): void;
}

export function makeCourier(clock: TimerClock, tell: () => void): Courier {
  let lastMs = -Infinity;
  let callOff: (() => void) | undefined;
  let isStopped = false;
  function postNow(): void {
    callOff?.();
    callOff = undefined;
    if (isStopped) return;
    lastMs = clock.nowMs();
    tell();
  }
  return {
    post() {
      if (callOff !== undefined || isStopped) return;
      const leftMs = lastMs + INTERVAL_MS - clock.nowMs();
      if (leftMs <= 0) postNow();
      else callOff = clock.after(leftMs, postNow);
    },
    postNow,
    stop() {
      isStopped = true;
      callOff?.();
      callOff = undefined;
    },
  };
}
