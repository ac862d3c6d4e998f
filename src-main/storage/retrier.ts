import type { TimerClock } from '../../src-shared/core/timerClock.ts';

/** How long to wait before what could not be written is tried again, milliseconds. */
const RETRY_MS = 3_000;

/** Tries again, after a while, what could not be written. */
export interface Retrier {
  /** Asks for one more try; asking again before it comes changes nothing. */
  arm(): void;
  stop(): void;
}

export function makeRetrier(clock: TimerClock, tryAgain: () => void): Retrier {
  let callOff: (() => void) | undefined;
  return {
    arm() {
      callOff ??= clock.after(RETRY_MS, () => {
        callOff = undefined;
        tryAgain();
      });
    },
    stop() {
      callOff?.();
      callOff = undefined;
    },
  };
}
