import { describe, expect, it } from 'vitest';
import { TAP_TOLERANCE_PX, TapGesture } from '../../../src-renderer/stage/tapGesture.ts';

const at = (x: number, y = 0, id = 1) => ({ id, x, y });

describe('telling a tap from a camera drag', () => {
  it('is a tap when the pointer stays, or only trembles', () => {
    const gesture = new TapGesture();
    gesture.press(at(10), true);
    gesture.move(at(10 + TAP_TOLERANCE_PX));
    expect(gesture.release(at(12))).toBe(true);
  });

  it('is no tap after a drag, even when the pointer comes back to where it started', () => {
    const gesture = new TapGesture();
    gesture.press(at(10), true);
    gesture.move(at(60));
    expect(gesture.isDrag).toBe(true);
    expect(gesture.release(at(10))).toBe(false);
  });

  it('is no tap when the only movement comes with the release', () => {
    const gesture = new TapGesture();
    gesture.press(at(10), true);
    expect(gesture.release(at(10, TAP_TOLERANCE_PX + 1))).toBe(false);
  });

  it('is no tap when a second finger joins, whichever is lifted first', () => {
    for (const order of [
      [1, 2],
      [2, 1],
    ]) {
      const gesture = new TapGesture();
      gesture.press(at(10, 0, 1), true);
      gesture.press(at(90, 0, 2), true);
      for (const id of order) expect(gesture.release(at(id === 1 ? 10 : 90, 0, id))).toBe(false);
      expect(gesture.isPressed).toBe(false);
    }
  });

  it('is no tap with another button, and the next press starts afresh', () => {
    const gesture = new TapGesture();
    gesture.press(at(10), false);
    expect(gesture.release(at(10))).toBe(false);
    gesture.press(at(10), true);
    expect(gesture.release(at(10))).toBe(true);
  });

  it('forgets a pointer that the system takes away', () => {
    const gesture = new TapGesture();
    gesture.press(at(10), true);
    gesture.cancel(1);
    expect(gesture.isPressed).toBe(false);
    expect(gesture.release(at(10))).toBe(false);
  });
});
