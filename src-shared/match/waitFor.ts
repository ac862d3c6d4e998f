import type { TimerClock } from '../core/timerClock.ts';

/** Resolves after a time, milliseconds, or as soon as one of the signals is raised. */
export const waitFor = (
  timer: TimerClock,
  timeMs: number,
  ending: readonly AbortSignal[],
): Promise<void> =>
  new Promise<void>((resolve) => {
    const callOff = timer.after(timeMs, resolve);
    const end = (): void => {
      callOff();
      resolve();
    };
    for (const signal of ending) signal.addEventListener('abort', end);
  });
