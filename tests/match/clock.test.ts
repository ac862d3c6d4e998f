import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Side } from '../../src-shared/core/side.ts';
import {
  afterSpending,
  chargeMs,
  type ClockControl,
  COMPUTER_LAG_MS,
  MAX_CLOCK_MS,
  MAX_INCREMENT_MS,
  MIN_CLOCK_MS,
  moveBudgetMs,
  timeLeft,
} from '../../src-shared/match/clock.ts';

const blitz: ClockControl = { kind: 'increment', mainMs: 60_000, incrementMs: 2_000 };
const suddenDeath: ClockControl = { kind: 'suddenDeath', mainMs: 60_000 };
const perMove: ClockControl = { kind: 'perMove', moveMs: 10_000 };

const sides = fc.array(fc.constantFrom<Side>(0, 1), { minLength: 1, maxLength: 60 });
const spent = fc.array(fc.integer({ min: 0, max: 40_000 }), { maxLength: 60 });
const mainMs = fc.integer({ min: MIN_CLOCK_MS, max: MAX_CLOCK_MS });
const controls: fc.Arbitrary<ClockControl> = fc.oneof(
  mainMs.map((ms) => ({ kind: 'suddenDeath' as const, mainMs: ms })),
  fc.record({
    kind: fc.constant('increment' as const),
    mainMs,
    incrementMs: fc.integer({ min: 0, max: MAX_INCREMENT_MS }),
  }),
  mainMs.map((ms) => ({ kind: 'perMove' as const, moveMs: ms })),
);

describe('the time that is left', () => {
  it('is all of it until the first move is made, however long that takes', () => {
    expect(timeLeft(suddenDeath, [0], [])).toEqual([60_000, 60_000]);
    expect(timeLeft(suddenDeath, [0, 1], [50_000])).toEqual([60_000, 60_000]);
    expect(timeLeft(blitz, [0, 1], [50_000])).toEqual([60_000, 60_000]);
  });

  it('goes down by what each side spends, and never below nothing', () => {
    const times = [0, 20_000, 5_000, 30_000];
    expect(timeLeft(suddenDeath, [0, 1, 0, 1, 0], times)).toEqual([55_000, 10_000]);
    expect(timeLeft(suddenDeath, [0, 1, 0], [0, 70_000])).toEqual([60_000, 0]);
    expect(afterSpending([55_000, 10_000], 1, 4_000)).toEqual([55_000, 6_000]);
    expect(afterSpending([55_000, 10_000], 1, 11_000)).toEqual([55_000, 0]);
  });

  it('grows by the increment when the turn passes, not for each move of a turn', () => {
    expect(timeLeft(blitz, [0, 1, 0], [0, 5_000])).toEqual([60_000, 57_000]);
    expect(timeLeft(blitz, [0, 1, 1, 1, 0], [0, 1_000, 1_000, 1_000])).toEqual([60_000, 59_000]);
  });

  it('is the same for every move where a move has its time', () => {
    expect(timeLeft(perMove, [0, 1, 1, 0], [0, 9_000, 9_999])).toEqual([10_000, 10_000]);
  });

  it('depends on nothing but what was played: taken back, it is as it was', () => {
    fc.assert(
      fc.property(controls, sides, spent, (control, movers, times) => {
        const before = timeLeft(control, movers, times);
        const longer = timeLeft(control, [...movers, 0, 1], [...times]);
        expect(timeLeft(control, movers, [...times])).toEqual(before);
        for (const left of [...before, ...longer]) expect(left).toBeGreaterThanOrEqual(0);
      }),
    );
  });

  it('only ever goes down without an increment', () => {
    fc.assert(
      fc.property(sides, spent, (movers, times) => {
        const [first, second] = timeLeft(suddenDeath, movers, times);
        const [firstLater, secondLater] = timeLeft(suddenDeath, [...movers, 0], times);
        expect(firstLater).toBeLessThanOrEqual(first);
        expect(secondLater).toBeLessThanOrEqual(second);
      }),
    );
  });
});

describe('a computer with a clock', () => {
  it('never plans to use all that it has, except for the last hundredth of a second', () => {
    fc.assert(
      fc.property(controls, fc.integer({ min: 0, max: MAX_CLOCK_MS }), (control, leftMs) => {
        const budgetMs = moveBudgetMs(control, leftMs);
        expect(budgetMs).toBeGreaterThanOrEqual(10);
        if (leftMs > 20) expect(budgetMs).toBeLessThan(leftMs);
      }),
    );
  });

  it('still has time after two hundred moves', () => {
    for (const control of [suddenDeath, blitz]) {
      let leftMs = 60_000;
      for (let move = 0; move < 200; move++) {
        const budgetMs = moveBudgetMs(control, leftMs);
        leftMs -= chargeMs(budgetMs + 40, budgetMs);
        leftMs += control.kind === 'increment' ? control.incrementMs : 0;
        if (leftMs > 20) expect(leftMs).toBeGreaterThan(0);
      }
      expect(leftMs).toBeGreaterThan(-2_000);
    }
  });

  it('is not charged for what the machine takes beyond its plan, unless that is long', () => {
    expect(chargeMs(800, 1_000)).toBe(800);
    expect(chargeMs(1_300, 1_000)).toBe(1_000);
    expect(chargeMs(1_000 + COMPUTER_LAG_MS, 1_000)).toBe(1_000);
    expect(chargeMs(5_000 + COMPUTER_LAG_MS, 1_000)).toBe(5_000);
  });
});
