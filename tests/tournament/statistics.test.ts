import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import { ELO_PER_LOGIT, eloOfShare, shareOfElo } from '../../src-shared/tournament/elo.ts';
import {
  eloOf,
  likelihoodOfSuperiority,
  type PairCounts,
} from '../../src-shared/tournament/headToHead.ts';
import { normalBelow } from '../../src-shared/tournament/normal.ts';
import { type Encounter, ratingsOf } from '../../src-shared/tournament/ratings.ts';
import { sprtOf } from '../../src-shared/tournament/sprt.ts';

describe('Elo', () => {
  it.each([
    // Elo's own table, and the usual round numbers.
    [0.5, 0],
    [0.6, 70.4],
    [0.64, 100],
    [0.76, 200.2],
    [0.909, 400],
  ])('of a share of %d is %d', (share, elo) => {
    expect(Math.abs(eloOfShare(share) - elo)).toBeLessThan(0.3);
    expect(shareOfElo(eloOfShare(share))).toBeCloseTo(share, 12);
  });

  it('of a result is what other programs print, with its error', () => {
    // cutechess-cli: 364 - 346 - 218 of 928, Elo difference 6.7 +/- 19.5, LOS 75.0 %.
    const tally = { wins: 364, losses: 346, draws: 218 };
    const { elo, error } = eloOf(tally)!;
    expect(elo.toFixed(1)).toBe('6.7');
    expect(Math.abs(error - 19.5)).toBeLessThan(0.1);
    expect((100 * likelihoodOfSuperiority(tally)).toFixed(1)).toBe('75.0');
  });

  it('is unknown while one has all points', () => {
    expect(eloOf({ wins: 3, draws: 0, losses: 0 })).toBeUndefined();
    expect(eloOf({ wins: 0, draws: 0, losses: 0 })).toBeUndefined();
  });
});

describe('the likelihood of superiority', () => {
  it.each([
    [0, 0, 0.5],
    [1, 0, 0.75],
    [0, 2, 0.125],
    [3, 1, 0.8125],
  ])('after %d wins and %d losses is %d', (wins, losses, expected) => {
    expect(likelihoodOfSuperiority({ wins, losses })).toBeCloseTo(expected, 12);
  });

  it('is the part of all strengths, weighed by how likely they make the result', () => {
    for (const [wins, losses] of [
      [7, 4],
      [2, 9],
      [60, 55],
    ] as const) {
      let [better, all] = [0, 0];
      for (let p = 0.0005; p < 1; p += 0.001) {
        const weight = Math.exp(wins * Math.log(2 * p) + losses * Math.log(2 * (1 - p)));
        all += weight;
        if (p > 0.5) better += weight;
      }
      expect(likelihoodOfSuperiority({ wins, losses })).toBeCloseTo(better / all, 4);
    }
  });

  it('does not get lost in thousands of games', () => {
    expect(likelihoodOfSuperiority({ wins: 5_000, losses: 5_000 })).toBeCloseTo(0.5, 6);
    expect(likelihoodOfSuperiority({ wins: 5_200, losses: 5_000 })).toBeCloseTo(
      normalBelow(200 / Math.sqrt(10_200)),
      3,
    );
  });
});

it('the normal distribution is that of tables', () => {
  expect(normalBelow(0)).toBeCloseTo(0.5, 7);
  expect(normalBelow(1)).toBeCloseTo(0.8413447, 6);
  expect(normalBelow(-1.96)).toBeCloseTo(0.0249979, 6);
  expect(normalBelow(3)).toBeCloseTo(0.9986501, 6);
});

describe('the sequential test', () => {
  const RULE = { elo0: 0, elo1: 10, alpha: 0.05, beta: 0.05 };

  it('ends at Wald’s bounds', () => {
    const { lower, upper, accepted, llr } = sprtOf([0, 0, 0, 0, 0], RULE);
    expect([lower, upper].map((bound) => bound.toFixed(2))).toEqual(['-2.94', '2.94']);
    expect(llr).toBe(0);
    expect(accepted).toBeUndefined();
  });

  it.each([
    // Pairs of fishtest runs with the ratio it told; its bounds are in normalised Elo.
    [[440, 2910, 5170, 2888, 455], 0, 5, -2.27],
    [[142, 620, 1122, 699, 188], 0, 5, 2.99],
    [[349, 1561, 3340, 1604, 359], -5, 0, 2.9],
    [[98, 382, 674, 369, 71], -5, 0, -1.11],
  ] as const)('finds the ratio of %j', (pairs, normalised0, normalised1, expected) => {
    const total = pairs.reduce((sum, count) => sum + count, 0);
    const moment = (power: number) =>
      pairs.reduce((sum, count, index) => sum + count * (index / 4) ** power, 0) / total;
    const deviation = Math.sqrt(2 * (moment(2) - moment(1) ** 2));
    const logistic = (normalised: number) =>
      eloOfShare(0.5 + (normalised / (2 * ELO_PER_LOGIT)) * deviation);
    const rule = { ...RULE, elo0: logistic(normalised0), elo1: logistic(normalised1) };
    expect(Math.abs(sprtOf(pairs, rule).llr - expected)).toBeLessThan(0.02);
  });

  it('is wrong no more often than it may be', () => {
    const random = makeRandom(2);
    const rule = { elo0: 0, elo1: 60, alpha: 0.1, beta: 0.1 };
    /** How often “better” is accepted when the difference is really this. */
    function accepts(elo: number): number {
      const share = shareOfElo(elo);
      let better = 0;
      const tests = 200;
      for (let test = 0; test < tests; test++) {
        const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
        for (;;) {
          const points = Number(random.unit() < share) + Number(random.unit() < share);
          counts[2 * points]!++;
          const { accepted } = sprtOf(counts satisfies PairCounts, rule);
          if (accepted === undefined) continue;
          if (accepted === 'elo1') better++;
          break;
        }
      }
      return better / tests;
    }
    expect(accepts(0)).toBeLessThan(0.14);
    expect(accepts(60)).toBeGreaterThan(0.86);
  });
});

describe('ratings', () => {
  it('of two differ by what their result says, but for the drawn game that is added', () => {
    const met = { first: 0, second: 1, games: 1_000, points: 640 };
    const { players, superiority } = ratingsOf(2, [met]);
    expect(players[0]!.elo - players[1]!.elo).toBeCloseTo(eloOfShare(640.5 / 1_001), 6);
    // The difference has twice the error of each, since they mirror each other.
    const { error } = eloOf({ wins: 640, draws: 0, losses: 360 })!;
    expect(2 * players[0]!.error).toBeCloseTo(error, 1);
    expect(superiority(0, 1)).toBeGreaterThan(0.999);
    expect(superiority(0, 1) + superiority(1, 0)).toBeCloseTo(1, 6);
  });

  it('are the likeliest: no other explains the games better', () => {
    const encounters: Encounter[] = [
      { first: 0, second: 1, games: 20, points: 13 },
      { first: 0, second: 2, games: 20, points: 17.5 },
      { first: 1, second: 2, games: 20, points: 12 },
    ];
    // With the drawn game of each, half of it against each of two.
    const logLikelihood = (elos: readonly number[]): number =>
      encounters.reduce((sum, { first, second, games, points }) => {
        const share = shareOfElo(elos[first]! - elos[second]!);
        const [won, lost] = [points + 0.25, games - points + 0.25];
        return sum + won * Math.log(share) + lost * Math.log(1 - share);
      }, 0);
    const found = ratingsOf(3, encounters).players.map(({ elo }) => elo);
    const best = logLikelihood(found);
    for (let one = -20; one <= 20; one += 2) {
      for (let two = -20; two <= 20; two += 2) {
        if (one === 0 && two === 0) continue;
        expect(logLikelihood([found[0]! + one, found[1]! + two, found[2]!])).toBeLessThan(best);
      }
    }
  });

  it('have errors that hold the truth 95 times in 100', () => {
    const random = makeRandom(5);
    const truth = [80, 0, -80];
    let held = 0;
    const rounds = 300;
    for (let round = 0; round < rounds; round++) {
      const pairings = [[0, 1] as const, [0, 2] as const, [1, 2] as const];
      const encounters = pairings.map(([first, second]) => {
        const share = shareOfElo(truth[first]! - truth[second]!);
        let points = 0;
        for (let game = 0; game < 60; game++) points += Number(random.unit() < share);
        return { first, second, games: 60, points };
      });
      const { players } = ratingsOf(3, encounters);
      if (Math.abs(players[0]!.elo - 80) <= players[0]!.error) held++;
    }
    expect(held / rounds).toBeGreaterThan(0.92);
    expect(held / rounds).toBeLessThan(0.98);
  });

  it('are there for who has won everything, or has not played', () => {
    const { players } = ratingsOf(3, [
      { first: 0, second: 1, games: 10, points: 10 },
      { first: 0, second: 2, games: 0, points: 0 },
      { first: 1, second: 2, games: 0, points: 0 },
    ]);
    for (const { elo, error } of players) {
      expect(Number.isFinite(elo)).toBe(true);
      expect(error).toBeGreaterThan(100);
    }
    expect(players[0]!.elo).toBeGreaterThan(players[2]!.elo);
  });
});
