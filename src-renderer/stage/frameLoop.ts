/** The browser's drawing clock, or a stand-in. */
export interface FrameClock {
  requestFrame(callback: (timeMs: number) => void): number;
  cancelFrame(handle: number): void;
}

/**
 * Draws only when asked: {@link request} leads to one frame, and a frame that returns true to
 * another one. Nothing is scheduled while nothing changes.
 */
export class FrameLoop {
  readonly #clock: FrameClock;
  readonly #draw: (timeMs: number) => boolean;
  #handle: number | undefined;
  #frames = 0;
  #isStopped = false;

  /** @param draw draws the picture; returns whether it is still moving */
  constructor(clock: FrameClock, draw: (timeMs: number) => boolean) {
    this.#clock = clock;
    this.#draw = draw;
  }

  /** How many frames were drawn so far. */
  get frames(): number {
    return this.#frames;
  }

  /** A frame is to come. */
  get isDue(): boolean {
    return this.#handle !== undefined;
  }

  /** Something changed: draw once, however often this is called before the frame. */
  request(): void {
    if (this.#isStopped) return;
    this.#handle ??= this.#clock.requestFrame((timeMs) => {
      this.#handle = undefined;
      this.#frames++;
      if (this.#draw(timeMs)) this.request();
    });
  }

  /** Draws nothing any more. */
  stop(): void {
    this.#isStopped = true;
    if (this.#handle !== undefined) this.#clock.cancelFrame(this.#handle);
    this.#handle = undefined;
  }
}
