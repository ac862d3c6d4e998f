import { describe, expect, it } from 'vitest';
import {
  pinchFactor,
  PointerGesture,
} from '../../../../src-renderer/boards/shared/pointerGesture.ts';

describe('telling a click from a drag', () => {
  it('takes a trembling finger for a click', () => {
    const gesture = new PointerGesture();
    gesture.press(1, { x: 10, y: 10 }, true);
    expect(gesture.move(1, { x: 13, y: 12 })).toBeUndefined();
    gesture.release(1);
    expect(gesture.isDrag).toBe(false);
  });

  it('takes a longer way for a drag, also when it comes back', () => {
    const gesture = new PointerGesture();
    gesture.press(1, { x: 10, y: 10 }, true);
    expect(gesture.move(1, { x: 30, y: 10 })).toEqual({
      from: { x: 10, y: 10 },
      to: { x: 30, y: 10 },
      other: undefined,
    });
    gesture.move(1, { x: 10, y: 10 });
    gesture.release(1);
    expect(gesture.isDrag).toBe(true);
  });

  it('forgets a drag when the next pointer comes down', () => {
    const gesture = new PointerGesture();
    gesture.press(1, { x: 0, y: 0 }, true);
    gesture.move(1, { x: 50, y: 0 });
    gesture.release(1);
    gesture.press(1, { x: 0, y: 0 }, true);
    expect(gesture.isDrag).toBe(false);
  });

  it('forgets a pointer that was let go unheard', () => {
    const gesture = new PointerGesture();
    gesture.press(1, { x: 0, y: 0 }, true);
    gesture.press(2, { x: 300, y: 0 }, true);
    expect(gesture.move(2, { x: 302, y: 0 })).toBeUndefined();
    expect(gesture.isDrag).toBe(false);
  });

  it('takes two fingers for a pinch', () => {
    const gesture = new PointerGesture();
    gesture.press(1, { x: 0, y: 0 }, true);
    gesture.press(2, { x: 100, y: 0 }, false);
    const step = gesture.move(2, { x: 200, y: 0 });
    expect(step?.other).toEqual({ x: 0, y: 0 });
    expect(step && pinchFactor(step, { x: 0, y: 0 })).toBe(2);
    expect(gesture.isDrag).toBe(true);
  });

  it('ignores a pointer that only hovers', () => {
    expect(new PointerGesture().move(1, { x: 90, y: 90 })).toBeUndefined();
  });
});
