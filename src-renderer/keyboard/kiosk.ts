import { endsKiosk, isKeptFromKiosk } from '../../src-shared/core/kioskKeys.ts';

export interface KioskPage {
  /** The page does not fill the screen by itself: it asks for that at the first touch. */
  readonly wantsFullScreen: boolean;
  /** The chord was pressed that ends the kiosk. */
  onEnd(): void;
}

/**
 * Keeps visitors in the page: nothing is selected, dragged or enlarged, no menu opens, and keys that lead elsewhere do
 * nothing, as far as a page hears of them.
 * @returns the function that ends that.
 */
export function lockPage({ wantsFullScreen, onEnd }: KioskPage): () => void {
  const { documentElement } = document;
  const listening = new AbortController();
  const { signal } = listening;

  function listen<K extends keyof WindowEventMap>(
    type: K,
    listener: (event: WindowEventMap[K]) => void,
  ): void {
    window.addEventListener(type, listener, { capture: true, passive: false, signal });
  }
  const forbid = (event: Event): void => event.preventDefault();

  documentElement.dataset.kiosk = '';
  for (const type of ['contextmenu', 'dragstart', 'selectstart'] as const) listen(type, forbid);
  // Safari's own way to pinch.
  window.addEventListener('gesturestart', forbid, { passive: false, signal });
  listen('touchmove', (event) => {
    if (event.touches.length > 1 && event.cancelable) event.preventDefault();
  });
  listen('wheel', (event) => {
    if (event.ctrlKey) event.preventDefault();
  });
  listen('keydown', (event) => {
    const { key, ctrlKey: control, metaKey: meta, altKey: alt, shiftKey: shift } = event;
    const pressed = { key, control, meta, alt, shift };
    if (endsKiosk(pressed)) onEnd();
    if (!isKeptFromKiosk(pressed)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  });
  listen('pointerup', () => {
    // A browser may refuse; then the page is as large as its window.
    if (wantsFullScreen && document.fullscreenElement === null)
      documentElement.requestFullscreen().catch(() => undefined);
  });
  return () => {
    listening.abort();
    delete documentElement.dataset.kiosk;
  };
}
