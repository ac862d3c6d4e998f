import { describe, expect, it } from 'vitest';
import { FrameLoop } from '../../../src-renderer/stage/frameLoop.ts';

/** A drawing clock that ticks only when told. */
function manualClock() {
  const waiting = new Map<number, (timeMs: number) => void>();
  let last = 0;
  return {
    waiting,
    requestFrame: (callback: (timeMs: number) => void) => {
      waiting.set(++last, callback);
      return last;
    },
    cancelFrame: (handle: number) => void waiting.delete(handle),
    tick: (timeMs: number) => {
      const due = [...waiting.values()];
      waiting.clear();
      for (const callback of due) callback(timeMs);
    },
  };
}

describe('drawing on demand', () => {
  it('draws nothing while nothing changes', () => {
    const clock = manualClock();
    const loop = new FrameLoop(clock, () => false);
    clock.tick(0);
    expect(loop.frames).toBe(0);
    expect(clock.waiting.size).toBe(0);
  });

  it('draws one frame for many changes and then stops', () => {
    const clock = manualClock();
    const loop = new FrameLoop(clock, () => false);
    for (let change = 0; change < 100; change++) loop.request();
    for (let time = 0; time < 10; time++) clock.tick(time);
    expect(loop.frames).toBe(1);
    expect(clock.waiting.size).toBe(0);
  });

  it('goes on as long as something moves', () => {
    const clock = manualClock();
    const loop = new FrameLoop(clock, (timeMs) => timeMs < 3);
    loop.request();
    for (let time = 0; time < 10; time++) clock.tick(time);
    expect(loop.frames).toBe(4);
  });

  it('draws a change that is made while drawing, once', () => {
    const clock = manualClock();
    const loop: FrameLoop = new FrameLoop(clock, () => {
      if (loop.frames === 1) loop.request();
      return false;
    });
    loop.request();
    for (let time = 0; time < 10; time++) clock.tick(time);
    expect(loop.frames).toBe(2);
  });

  it('draws nothing any more once it is stopped', () => {
    const clock = manualClock();
    const loop = new FrameLoop(clock, () => true);
    loop.request();
    loop.stop();
    loop.request();
    clock.tick(0);
    expect(loop.frames).toBe(0);
    expect(clock.waiting.size).toBe(0);
  });
});
