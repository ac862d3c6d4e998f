const SIGNS_OF_LIFE = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'] as const;

/**
 * Waits until nobody has touched anything for some time.
 * @returns the function that ends waiting.
 */
export function whenIdle(timeMs: number, callback: () => void): () => void {
  let timer = setTimeout(callback, timeMs);
  const again = (): void => {
    clearTimeout(timer);
    timer = setTimeout(callback, timeMs);
  };
  const options = { capture: true, passive: true };
  for (const sign of SIGNS_OF_LIFE) window.addEventListener(sign, again, options);
  return () => {
    clearTimeout(timer);
    for (const sign of SIGNS_OF_LIFE) window.removeEventListener(sign, again, options);
  };
}
