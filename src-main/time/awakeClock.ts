/**
 * Whoever asks for the time while it works does so every few milliseconds. What passes beyond this between two
 * questions, milliseconds, passed while the machine was asleep or the process was stopped.
 */
const MAX_STEP_MS = 500;

/**
 * A clock of the time in which this thread was awake, for work that asks for it again and again. What it tells at
 * first means nothing; differences count.
 * @param nowMs a clock that never goes back, milliseconds.
 */
export function makeAwakeClock(nowMs: () => number = () => performance.now()): () => number {
  let lastMs = nowMs();
  let awakeMs = 0;
  return () => {
    const now = nowMs();
    awakeMs += Math.min(now - lastMs, MAX_STEP_MS);
    lastMs = now;
    return awakeMs;
  };
}
