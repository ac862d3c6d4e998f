/**
 * Cancels the press of a mouse whose button was let go where the page heard nothing of it, such as over a menu of the
 * system: a pointer that moves without a button can't be pressed. The canvas gets the event that the system owed it.
 *
 * @returns a function that stops watching
 */
export function cancelLostPresses(canvas: HTMLCanvasElement): () => void {
  const page = canvas.ownerDocument;
  const watching = new AbortController();
  const options = { signal: watching.signal, capture: true };
  const pressed = new Set<number>();
  canvas.addEventListener('pointerdown', ({ pointerId }) => pressed.add(pointerId), options);
  for (const type of ['pointerup', 'pointercancel'] as const) {
    page.addEventListener(type, ({ pointerId }) => pressed.delete(pointerId), options);
  }
  // On its way down, and so before anybody who would take the move for a drag.
  page.addEventListener(
    'pointermove',
    ({ pointerId, pointerType, buttons }) => {
      if (buttons !== 0 || !pressed.delete(pointerId)) return;
      canvas.dispatchEvent(new PointerEvent('pointercancel', { pointerId, pointerType }));
    },
    options,
  );
  return () => watching.abort();
}
