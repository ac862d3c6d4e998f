import { describe, expect, it } from 'vitest';
import { startLimit } from '../../../src-main/time/awakeLimit.ts';
import type { TimerClock } from '../../../src-shared/core/timerClock.ts';

/** A clock that the test moves on; timers come when they are due, or after a sleep, late. */
function fakeClock() {
  let now = 5_000;
  let pending: { readonly dueMs: number; readonly callback: () => void } | undefined;
  const clock: TimerClock = {
    nowMs: () => now,
    after(timeMs, callback) {
      const timer = { dueMs: now + timeMs, callback };
      pending = timer;
      return () => {
        if (pending === timer) pending = undefined;
      };
    },
  };
  const fireIfDue = (): boolean => {
    if (pending === undefined || pending.dueMs > now) return false;
    const { callback } = pending;
    pending = undefined;
    callback();
    return true;
  };
  return {
    clock,
    isWaiting: () => pending !== undefined,
    run(timeMs: number): void {
      const endMs = now + timeMs;
      while (pending !== undefined && pending.dueMs <= endMs) {
        now = Math.max(now, pending.dueMs);
        fireIfDue();
      }
      now = endMs;
    },
    /** Time passes in which nothing runs; what became due meanwhile runs at once afterwards. */
    sleep(timeMs: number): void {
      now += timeMs;
      fireIfDue();
    },
  };
}

function limitOf(limitMs: number) {
  const fake = fakeClock();
  const reached: number[] = [];
  const end = startLimit(limitMs, () => reached.push(fake.clock.nowMs()), fake.clock);
  return { ...fake, reached, end };
}

describe('a limit of the time we are awake', () => {
  it.each([0, 1, 100, 250, 999, 6_000])('of %i ms is reached to the millisecond', (limitMs) => {
    const { run, reached, isWaiting } = limitOf(limitMs);
    run(limitMs - 1);
    expect(reached).toEqual([]);
    run(1);
    expect(reached).toEqual([5_000 + limitMs]);
    expect(isWaiting()).toBe(false);
  });

  it.each([
    { whenMs: 100, sleepMs: 8_000 },
    { whenMs: 3_000, sleepMs: 8_000 },
    { whenMs: 5_990, sleepMs: 8_000 },
    { whenMs: 5_990, sleepMs: 12 * 3_600_000 },
    // Shorter than the limit, and over before the limit would be.
    { whenMs: 100, sleepMs: 5_000 },
  ])('does not count a sleep of $sleepMs ms after $whenMs ms', ({ whenMs, sleepMs }) => {
    const { run, sleep, reached, clock } = limitOf(6_000);
    run(whenMs);
    sleep(sleepMs);
    const wokenMs = clock.nowMs();
    run(Math.max(6_000 - whenMs - 250, 2_000) - 1);
    expect(reached).toEqual([]);
    run(300);
    expect(reached).toHaveLength(1);
    expect(reached[0]).toBeGreaterThanOrEqual(wokenMs + 2_000);
  });

  it('gives whoever is waited for a moment after the sleep, but no more than the whole limit', () => {
    const { run, sleep, reached, clock } = limitOf(500);
    run(490);
    sleep(60_000);
    const wokenMs = clock.nowMs();
    run(5_000);
    expect(reached).toEqual([wokenMs + 500]);
  });

  it('outlasts several sleeps', () => {
    const { run, sleep, reached } = limitOf(6_000);
    for (let nap = 0; nap < 20; nap++) {
      run(1_000);
      sleep(20_000);
    }
    expect(reached).toEqual([]);
    run(6_000);
    expect(reached).toHaveLength(1);
  });

  it('is reached on a machine that is always a little late', () => {
    const { sleep, reached } = limitOf(6_000);
    for (let step = 0; step < 30; step++) sleep(900);
    expect(reached).toHaveLength(1);
  });

  it('can be ended at any time', () => {
    const ended = limitOf(6_000);
    ended.run(1_000);
    ended.end();
    ended.run(60_000);
    expect(ended.reached).toEqual([]);
    expect(ended.isWaiting()).toBe(false);

    const over = limitOf(100);
    over.run(100);
    over.end();
    expect(over.reached).toHaveLength(1);
  });

  it('is never reached when there is none', () => {
    const { run, reached } = limitOf(Infinity);
    run(100_000);
    expect(reached).toEqual([]);
  });
});
