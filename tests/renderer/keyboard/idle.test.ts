// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenIdle } from '../../../src-renderer/keyboard/idle.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('is told when nobody has touched anything for so long, and only then', () => {
  const callback = vi.fn();
  const stop = whenIdle(10_000, callback);
  for (const type of ['keydown', 'pointerdown', 'pointermove', 'wheel']) {
    vi.advanceTimersByTime(9_000);
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
  }
  vi.advanceTimersByTime(9_000);
  expect(callback).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(callback).toHaveBeenCalledOnce();
  stop();
});

it('is not told any more once waiting has ended', () => {
  const callback = vi.fn();
  const stop = whenIdle(10_000, callback);
  stop();
  document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
  vi.advanceTimersByTime(60_000);
  expect(callback).not.toHaveBeenCalled();
});
