import { describe, expect, it } from 'vitest';
import { makeAwakeClock } from '../../../src-main/time/awakeClock.ts';

describe('the clock of the time awake', () => {
  it('goes with the time, and hardly while nobody is awake to ask it', () => {
    let now = 1_000;
    const clock = makeAwakeClock(() => now);
    const startMs = clock();
    for (let step = 0; step < 100; step++) {
      now += 7;
      clock();
    }
    expect(clock() - startMs).toBe(700);
    now += 8 * 3_600_000;
    expect(clock() - startMs).toBe(1_200);
    now += 10;
    expect(clock() - startMs).toBe(1_210);
  });
});
