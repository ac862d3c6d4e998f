/** What a pointer event says that matters for telling a tap from a camera drag. */
export interface PointerSample {
  readonly id: number;
  /** CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** A pointer may tremble this far, in CSS pixels, and still be tapping. */
export const TAP_TOLERANCE_PX = 5;

/**
 * Tells taps from camera gestures: one pointer, pressed with the main button, that never strays
 * and is never joined by a second one.
 */
export class TapGesture {
  readonly #pressed = new Set<number>();
  #start: PointerSample | undefined;

  /** True while any pointer is down, so hovering means nothing. */
  get isPressed(): boolean {
    return this.#pressed.size > 0;
  }

  /** True when the pressed pointers are moving the camera rather than tapping. */
  get isDrag(): boolean {
    return this.isPressed && this.#start === undefined;
  }

  /** No pointer is down any more. */
  reset(): void {
    this.#pressed.clear();
    this.#start = undefined;
  }

  /** A pointer went down; only the main button, a pen's tip or a finger can tap. */
  press(sample: PointerSample, isMainButton: boolean): void {
    this.#pressed.add(sample.id);
    this.#start = isMainButton && this.#pressed.size === 1 ? sample : undefined;
  }

  /** A pointer moved; once it has strayed it can no longer become a tap, even if it comes back. */
  move(sample: PointerSample): void {
    const start = this.#start;
    if (start?.id !== sample.id) return;
    const strayed = Math.hypot(sample.x - start.x, sample.y - start.y) > TAP_TOLERANCE_PX;
    if (strayed) this.#start = undefined;
  }

  /** A pointer went up: true when that was a tap. */
  release(sample: PointerSample): boolean {
    this.move(sample);
    const isTap = this.#start?.id === sample.id;
    this.cancel(sample.id);
    return isTap;
  }

  /** The system took the pointer away. */
  cancel(id: number): void {
    this.#pressed.delete(id);
    if (this.#start?.id === id) this.#start = undefined;
  }
}
