import { describe, expect, it } from 'vitest';
import { GtpClock } from '../../src-shared/gtp/clock.ts';

describe('the time for a move', () => {
  it('is the usual one until somebody sets times, or sets none', () => {
    const clock = new GtpClock(1_234);
    expect(clock.moveMs(0)).toBe(1_234);
    clock.set(['0', '1', '0']);
    expect(clock.moveMs(0)).toBe(1_234);
  });

  it('is a share of what is left', () => {
    const clock = new GtpClock(1_000);
    clock.set(['100', '0', '0']);
    expect(clock.moveMs(0)).toBeCloseTo(3_800);
    clock.spend(0, 50_000);
    expect(clock.moveMs(0)).toBeCloseTo(1_900);
    expect(clock.moveMs(1)).toBeCloseTo(3_800);
    clock.reset();
    expect(clock.moveMs(0)).toBeCloseTo(3_800);
  });

  it('is an equal part of a period, which begins again when its stones are played', () => {
    const clock = new GtpClock(1_000);
    clock.set(['0', '10', '2']);
    expect(clock.moveMs(0)).toBeCloseTo(4_750);
    clock.spend(0, 4_000);
    expect(clock.moveMs(0)).toBeCloseTo(5_700);
    clock.spend(0, 6_000);
    expect(clock.moveMs(0)).toBeCloseTo(4_750);
  });

  it('follows what the controller tells', () => {
    const clock = new GtpClock(1_000);
    clock.set(['60', '10', '1']);
    clock.tell(1, ['3', '1']);
    expect(clock.moveMs(1)).toBeCloseTo(2_850);
    expect(clock.tell(1, ['soon', '1']).ok).toBe(false);
    expect(clock.set(['1', '2']).ok).toBe(false);
  });

  it('never is nothing', () => {
    const clock = new GtpClock(1_000);
    clock.set(['1', '0', '0']);
    clock.spend(0, 9_000);
    expect(clock.moveMs(0)).toBeGreaterThan(0);
  });
});
