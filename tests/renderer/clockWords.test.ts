import { describe, expect, it } from 'vitest';
import { clockConfigOf, clockDraftOf } from '../../src-renderer/state/clockDraft.ts';
import { lowTimeMs, timeOnClock, untilNextTick } from '../../src-renderer/state/clockWords.ts';

describe('a clock', () => {
  it.each([
    [5_400_000, '1:30:00'],
    [3_600_000, '1:00:00'],
    [3_599_999, '1:00:00'],
    [600_000, '10:00'],
    [599_001, '10:00'],
    [599_000, '9:59'],
    [10_000, '0:10'],
    [9_999, '9.9'],
    [1_250, '1.2'],
    [40, '0.0'],
    [0, '0.0'],
  ])('that has %i ms left says %s', (leftMs, text) => {
    expect(timeOnClock(leftMs)).toBe(text);
  });

  it('is drawn again exactly when it says something else', () => {
    for (const leftMs of [600_000, 599_500, 61_001, 10_000, 9_950, 1_234, 101]) {
      const nextMs = untilNextTick(leftMs);
      expect(timeOnClock(leftMs - nextMs)).not.toBe(timeOnClock(leftMs));
      if (leftMs % 100 > 1) expect(timeOnClock(leftMs - nextMs + 2)).toBe(timeOnClock(leftMs));
    }
  });

  it('is low in its last third of a minute, or its last quarter when it is short', () => {
    expect(lowTimeMs(600_000)).toBe(20_000);
    expect(lowTimeMs(20_000)).toBe(5_000);
  });
});

describe('the choice of a clock', () => {
  it('is remembered as it was made, whatever else was looked at', () => {
    for (const last of [
      {},
      { isStrict: true },
      { clock: { kind: 'suddenDeath', mainMs: 123_000 } },
      { clock: { kind: 'increment', mainMs: 60_000, incrementMs: 7_000 }, isStrict: true },
      { clock: { kind: 'perMove', moveMs: 45_000 } },
    ] as const) {
      expect(clockConfigOf(clockDraftOf(last))).toEqual(last);
    }
  });
});
