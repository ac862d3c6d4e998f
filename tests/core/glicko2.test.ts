import fc from 'fast-check';
import { expect, test } from 'vitest';
import { NEW_RATING, rated } from '../../src-shared/core/glicko2.ts';

const player = { rating: 1_500, deviation: 200, volatility: 0.06 };

test('a rating changes as in the example of Glickman’s paper', () => {
  const after = rated(player, [
    { opponent: { rating: 1_400, deviation: 30 }, score: 1 },
    { opponent: { rating: 1_550, deviation: 100 }, score: 0 },
    { opponent: { rating: 1_700, deviation: 300 }, score: 0 },
  ]);
  expect(after.rating).toBeCloseTo(1_464.06, 1);
  expect(after.deviation).toBeCloseTo(151.52, 1);
  expect(after.volatility).toBeCloseTo(0.059_99, 4);
});

test('who has not played is known less well', () => {
  const later = rated(player, []);
  expect(later.rating).toBe(1_500);
  expect(later.deviation).toBeCloseTo(200.27, 1);
  expect(rated(NEW_RATING, []).deviation).toBe(NEW_RATING.deviation);
});

const rating = fc.record({
  rating: fc.double({ min: 100, max: 3_500, noNaN: true }),
  deviation: fc.double({ min: 30, max: 350, noNaN: true }),
  volatility: fc.double({ min: 0.03, max: 0.12, noNaN: true }),
});

test('a win raises and a loss lowers a rating, by amounts that are numbers', () => {
  fc.assert(
    fc.property(rating, rating, (own, opponent) => {
      const won = rated(own, [{ opponent, score: 1 }]);
      const lost = rated(own, [{ opponent, score: 0 }]);
      expect(won.rating).toBeGreaterThanOrEqual(own.rating);
      expect(lost.rating).toBeLessThanOrEqual(own.rating);
      for (const after of [won, lost]) {
        expect(Object.values(after).every(Number.isFinite)).toBe(true);
        expect(after.deviation).toBeLessThanOrEqual(350);
      }
    }),
  );
});
