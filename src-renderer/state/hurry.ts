/** What follows sooner is not looked at for itself. */
const HURRIED_MS = 500;

/** @returns tells at each step whether the one before was made just now. */
export function makeHurry(): () => boolean {
  let steppedAtMs = -Infinity;
  return () => {
    const now = performance.now();
    const sinceMs = now - steppedAtMs;
    steppedAtMs = now;
    return sinceMs < HURRIED_MS;
  };
}
