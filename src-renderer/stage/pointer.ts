import { TapGesture, type PointerSample } from './tapGesture.ts';

/** A place on the canvas in CSS pixels from its top left corner. */
export interface CanvasSpot {
  readonly x: number;
  readonly y: number;
}

/** What the pointer means to the board. */
export interface PointerIntent {
  /** It hovers here, or a finger is held here that may still tap; `undefined` when it points at nothing. */
  onPoint(spot: CanvasSpot | undefined): void;
  onTap(spot: CanvasSpot): void;
}

/**
 * Watches the canvas's pointers and reports hovers and taps; camera drags and pinches are neither. What may still become
 * a tap is kept from the camera, which listens on the document: a hand that trembles turns nothing.
 *
 * @returns a function that stops watching
 */
export function watchPointer(canvas: HTMLCanvasElement, intent: PointerIntent): () => void {
  const gesture = new TapGesture();
  const watching = new AbortController();
  const on = (type: 'pointerdown' | 'pointermove' | 'pointerup', act: (e: PointerEvent) => void) =>
    canvas.addEventListener(type, act, { signal: watching.signal });

  on('pointerdown', (event) => {
    // The first finger, or a mouse: whatever was pressed before has been let go unheard.
    if (event.isPrimary) gesture.reset();
    gesture.press(sampleOf(event), event.button === 0);
    if (gesture.isDrag) intent.onPoint(undefined);
    else if (event.pointerType === 'touch') intent.onPoint(spotOf(event, canvas));
  });
  on('pointermove', (event) => {
    if (event.buttons === 0) gesture.cancel(event.pointerId);
    else gesture.move(sampleOf(event));
    if (gesture.isPressed && !gesture.isDrag) event.stopPropagation();
    intent.onPoint(gesture.isDrag ? undefined : spotOf(event, canvas));
  });
  on('pointerup', (event) => {
    const isTap = gesture.release(sampleOf(event));
    if (event.pointerType === 'touch') intent.onPoint(undefined);
    if (isTap) intent.onTap(spotOf(event, canvas));
  });
  for (const type of ['pointercancel', 'pointerleave', 'lostpointercapture'] as const) {
    canvas.addEventListener(
      type,
      (event) => {
        gesture.cancel(event.pointerId);
        if (type !== 'lostpointercapture') intent.onPoint(undefined);
      },
      { signal: watching.signal },
    );
  }
  return () => watching.abort();
}

function sampleOf(event: PointerEvent): PointerSample {
  return { id: event.pointerId, x: event.clientX, y: event.clientY };
}

function spotOf(event: PointerEvent, canvas: HTMLCanvasElement): CanvasSpot {
  const { left, top } = canvas.getBoundingClientRect();
  return { x: event.clientX - left, y: event.clientY - top };
}
