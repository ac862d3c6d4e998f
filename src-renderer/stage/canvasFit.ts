/** The size of a canvas in CSS pixels, and how many pixels of the drawing go into each, in a row. */
export interface CanvasSize {
  readonly width: number;
  readonly height: number;
  readonly pixelRatio: number;
}

/** Sharper than this looks no better and costs four times as much for every doubling. */
export const MAX_PIXEL_RATIO = 2;

/** Follows the size of a canvas, and the pixel ratio of whichever monitor it is on. */
export class CanvasFit {
  readonly #canvas: HTMLCanvasElement;
  readonly #onChange: () => void;
  readonly #resize: ResizeObserver;
  #stopWatchingRatio: () => void;
  #isChanged = true;

  /** @param onChange asked for {@link take}: a resized canvas is blank until it is drawn anew */
  constructor(canvas: HTMLCanvasElement, onChange: () => void) {
    this.#canvas = canvas;
    this.#onChange = onChange;
    this.#resize = new ResizeObserver(() => this.#change());
    this.#resize.observe(canvas);
    this.#stopWatchingRatio = this.#watchRatio();
  }

  /** False while the canvas has no size, so that nothing can be drawn. */
  get isVisible(): boolean {
    return this.#canvas.clientWidth > 0 && this.#canvas.clientHeight > 0;
  }

  /** The size to draw in, if it may be another one than when it was taken last. */
  take(): CanvasSize | undefined {
    if (!this.#isChanged) return undefined;
    this.#isChanged = false;
    const { clientWidth: width, clientHeight: height } = this.#canvas;
    return { width, height, pixelRatio: Math.min(MAX_PIXEL_RATIO, window.devicePixelRatio) };
  }

  dispose(): void {
    this.#resize.disconnect();
    this.#stopWatchingRatio();
  }

  #change(): void {
    this.#isChanged = true;
    this.#onChange();
  }

  /** There is no event for the ratio: only a query that stops, or begins, to hold. */
  #watchRatio(): () => void {
    const query = window.matchMedia(`(resolution: ${window.devicePixelRatio}dppx)`);
    const onChange = (): void => {
      this.#stopWatchingRatio();
      this.#stopWatchingRatio = this.#watchRatio();
      this.#change();
    };
    query.addEventListener('change', onChange);
    return () => query.removeEventListener('change', onChange);
  }
}
