import { describe, expect, it } from 'vitest';
import { startTurnWatch } from '../../src-shared/match/turnWatch.ts';
import { makeFakeTimer } from './fakeTimer.ts';

function watchOf(...atMs: number[]) {
  const timer = makeFakeTimer();
  const rung: number[] = [];
  const startMs = timer.nowMs();
  let slices = 0;
  const alarms = atMs.map((each) => ({
    atMs: each,
    ring: () => rung.push(timer.nowMs() - startMs),
  }));
  const watch = startTurnWatch(timer, alarms, () => slices++);
  return { timer, rung, watch, slices: () => slices };
}

describe('the watch of a turn', () => {
  it('tells the time to the millisecond and rings when it is time', () => {
    const { timer, rung, watch } = watchOf(2_400, 700);
    timer.pass(333);
    expect(watch.elapsedMs()).toBe(333);
    timer.pass(3_000);
    expect(watch.elapsedMs()).toBe(3_333);
    expect(rung).toEqual([700, 2_400]);
  });

  it('counts what a slow machine takes, and no more than a moment of a sleep', () => {
    const slow = watchOf(60_000);
    for (let i = 0; i < 10; i++) slow.timer.sleep(900);
    expect(slow.watch.elapsedMs()).toBe(9_000);
    const asleep = watchOf(60_000);
    asleep.timer.pass(10_000);
    asleep.timer.sleep(8 * 3_600_000);
    expect(asleep.watch.elapsedMs()).toBeLessThan(10_600);
    expect(asleep.rung).toEqual([]);
    asleep.timer.pass(50_000);
    expect(asleep.rung).toHaveLength(1);
  });

  it('does nothing any more once it is stopped, also by its own alarm', () => {
    const { timer, watch, rung, slices } = watchOf(1_000, 2_000);
    timer.pass(1_100);
    expect(slices()).toBeGreaterThan(2);
    watch.stop();
    const told = slices();
    timer.pass(10_000);
    expect(rung).toEqual([1_000]);
    expect(slices()).toBe(told);
    expect(timer.isIdle).toBe(true);

    const own = makeFakeTimer();
    const stopped = startTurnWatch(
      own,
      [{ atMs: 500, ring: () => stopped.stop() }],
      () => undefined,
    );
    own.pass(5_000);
    expect(own.isIdle).toBe(true);
  });
});
