import { describe, expect, it } from 'vitest';
import { intervalOf, shareOf } from '../../src-shared/tournament/tally.ts';

describe('results', () => {
  it('count a draw half, within an interval that narrows with the games', () => {
    expect(shareOf({ wins: 3, draws: 2, losses: 0 })).toBe(0.8);
    // 8 of 10 by Wilson's formula, as in textbooks.
    expect(intervalOf({ wins: 8, draws: 0, losses: 2 }).map((x) => x.toFixed(3))).toEqual([
      ...['0.490', '0.943'],
    ]);
    const [low, high] = intervalOf({ wins: 800, draws: 0, losses: 200 });
    expect(high - low).toBeLessThan(0.06);
  });
});
