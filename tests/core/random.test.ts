import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';

describe('random numbers', () => {
  it('are the same again for the same seed, and others for another', () => {
    const draw = (seed: number) => {
      const random = makeRandom(seed);
      return Array.from({ length: 20 }, () => random.below(1_000_000));
    };
    expect(draw(7)).toEqual(draw(7));
    expect(draw(7)).not.toEqual(draw(8));
  });

  it('stay below their bound and reach every value about equally often', () => {
    const random = makeRandom(1);
    const counts = Array.from({ length: 10 }, () => 0);
    for (let i = 0; i < 100_000; i++) {
      const value = random.below(10);
      counts[value] = (counts[value] ?? 0) + 1;
    }
    expect(counts).toHaveLength(10);
    for (const count of counts) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  it('pick from a list, and refuse an empty one', () => {
    const random = makeRandom(3);
    expect(new Set(Array.from({ length: 50 }, () => pick(random, ['a', 'b'])))).toEqual(
      new Set(['a', 'b']),
    );
    expect(() => pick(random, [])).toThrow('empty');
  });
});
