// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CanvasFit, MAX_PIXEL_RATIO } from '../../../src-renderer/stage/canvasFit.ts';

/** A window that can be carried from one monitor to another. */
class Monitors {
  readonly #queries = new Map<string, Set<() => void>>();
  readonly onResize: (() => void)[] = [];

  constructor() {
    vi.stubGlobal('matchMedia', (query: string) => {
      const listeners = this.#queries.get(query) ?? new Set();
      this.#queries.set(query, listeners);
      return {
        addEventListener: (_: string, listener: () => void) => listeners.add(listener),
        removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
      };
    });
    const { onResize } = this;
    vi.stubGlobal(
      'ResizeObserver',
      class {
        constructor(callback: () => void) {
          onResize.push(callback);
        }
        observe = (): void => undefined;
        disconnect = (): void => void onResize.splice(0);
      },
    );
  }

  move(ratio: number): void {
    const left = `(resolution: ${window.devicePixelRatio}dppx)`;
    vi.stubGlobal('devicePixelRatio', ratio);
    for (const listener of [...(this.#queries.get(left) ?? [])]) listener();
  }

  get listenerCount(): number {
    return [...this.#queries.values()].reduce((sum, { size }) => sum + size, 0);
  }
}

const canvas = document.createElement('canvas');
let size = { width: 300, height: 200 };
Object.defineProperties(canvas, {
  clientWidth: { get: () => size.width },
  clientHeight: { get: () => size.height },
});
let monitors: Monitors;

beforeEach(() => {
  size = { width: 300, height: 200 };
  vi.stubGlobal('devicePixelRatio', 1);
  monitors = new Monitors();
});
afterEach(() => vi.unstubAllGlobals());

describe('the size in which the 3D board is drawn', () => {
  it('is asked for once at first, and again when the canvas is resized', () => {
    const onChange = vi.fn();
    const fit = new CanvasFit(canvas, onChange);
    expect(fit.take()).toEqual({ width: 300, height: 200, pixelRatio: 1 });
    expect(fit.take()).toBeUndefined();
    size = { width: 500, height: 200 };
    monitors.onResize.forEach((resize) => resize());
    expect(onChange).toHaveBeenCalledOnce();
    expect(fit.take()).toEqual({ width: 500, height: 200, pixelRatio: 1 });
  });

  it('is sharp again on every further monitor', () => {
    const onChange = vi.fn();
    const fit = new CanvasFit(canvas, onChange);
    fit.take();
    for (const [index, ratio] of [1.5, 1, 2].entries()) {
      monitors.move(ratio);
      expect(onChange).toHaveBeenCalledTimes(index + 1);
      expect(fit.take()?.pixelRatio).toBe(ratio);
    }
  });

  it('has a limit on dense monitors', () => {
    const fit = new CanvasFit(canvas, () => undefined);
    monitors.move(3.5);
    expect(fit.take()?.pixelRatio).toBe(MAX_PIXEL_RATIO);
    expect(MAX_PIXEL_RATIO).toBe(2);
  });

  it('is nothing while the canvas is hidden', () => {
    const fit = new CanvasFit(canvas, () => undefined);
    expect(fit.isVisible).toBe(true);
    size = { width: 0, height: 0 };
    expect(fit.isVisible).toBe(false);
  });

  it('is followed no more afterwards', () => {
    const onChange = vi.fn();
    const fit = new CanvasFit(canvas, onChange);
    fit.dispose();
    monitors.move(2);
    monitors.onResize.forEach((resize) => resize());
    expect(onChange).not.toHaveBeenCalled();
    expect(monitors.listenerCount).toBe(0);
  });
});
