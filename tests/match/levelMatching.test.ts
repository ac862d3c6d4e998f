import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import {
  afterGame,
  matchingLevel,
  matchLevels,
  type Rating,
  ratingAfter,
} from '../../src-shared/match/levelMatching.ts';
import type { PlayerSpec } from '../../src-shared/match/playerSpec.ts';
import { computer, person, scoreFourMatch } from './testReferee.ts';

const FIRST: Rating = { rating: 3, games: 0, lastMatchId: '' };
const game = (level: number, points: number) => ({ level, points, matchId: 'm' });
const termination = { kind: 'rules', winner: 0 } as const;
const won = {
  lineId: 0,
  matchId: 'm',
  config: scoreFourMatch(person, computer),
  moves: [1, 2, 3, 4, 5, 6, 7],
  termination,
};

describe('the level that matches the person', () => {
  it('begins at 3, rises when the person wins and falls when the person loses', () => {
    expect(matchingLevel({}, 'hex')).toBe(3);
    expect(afterGame(FIRST, game(3, 1)).rating).toBe(4.5);
    expect(afterGame(FIRST, game(3, 0.5)).rating).toBe(3);
    expect(afterGame(FIRST, game(3, 0)).rating).toBe(1.5);
    expect(afterGame(FIRST, game(6, 1)).rating).toBeGreaterThan(4.5);
  });

  it('stays within the levels, whatever the results', () => {
    const random = makeRandom(3);
    for (const points of [0, 1]) {
      let rating = FIRST;
      for (let i = 0; i < 50; i++) {
        rating = afterGame(rating, game(1 + random.below(8), points));
        expect(rating.rating).toBeGreaterThanOrEqual(1);
        expect(rating.rating).toBeLessThanOrEqual(8);
      }
      expect(Math.round(rating.rating)).toBe(points === 1 ? 8 : 1);
    }
  });

  it('finds how well a person plays within a dozen games, and stays there', () => {
    const random = makeRandom(8);
    for (const strength of [1, 2, 5, 7]) {
      let [rating, sum] = [FIRST, 0];
      for (let i = 0; i < 60; i++) {
        const level = matchingLevel({ hex: rating }, 'hex');
        const chance = 1 / (1 + (0.72 / 0.28) ** (level - strength));
        rating = afterGame(rating, game(level, random.unit() < chance ? 1 : 0));
        if (i >= 12) sum += rating.rating;
      }
      expect(Math.abs(sum / 48 - strength)).toBeLessThan(1);
    }
  });

  it('counts a game of a person against the computer once', () => {
    const rating = ratingAfter({}, won);
    expect(rating).toMatchObject({ rating: 4.5, games: 1, lastMatchId: 'm' });
    expect(ratingAfter({ scoreFour: rating ?? FIRST }, won)).toBeUndefined();
    const lost = { ...won, termination: { ...termination, winner: 1 as const } };
    expect(ratingAfter({}, lost)?.rating).toBe(1.5);
    const asBlack = { ...lost, config: scoreFourMatch(computer, person) };
    expect(ratingAfter({}, asBlack)?.rating).toBe(4.5);
    const drawn = { ...won, termination: { kind: 'rules' } as const };
    expect(ratingAfter({}, drawn)?.rating).toBe(3);
  });

  it('learns nothing from other games', () => {
    expect(ratingAfter({}, { ...won, termination: undefined })).toBeUndefined();
    expect(ratingAfter({}, { ...won, moves: [1, 2, 3] })).toBeUndefined();
    expect(ratingAfter({}, { ...won, lineId: 1 })).toBeUndefined();
    const forfeit = { ...termination, kind: 'forfeit' } as const;
    expect(ratingAfter({}, { ...won, termination: forfeit })).toBeUndefined();
    for (const player of [person, computer]) {
      const config = scoreFourMatch(player, player);
      expect(ratingAfter({}, { ...won, config })).toBeUndefined();
    }
  });

  it('is given to computers that ask for it, and to no others', () => {
    const adapting: PlayerSpec = { kind: 'computer', level: 1, timeMs: 100, adapts: true };
    const ratings = { scoreFour: { ...FIRST, rating: 6.2 } };
    const { players } = matchLevels(scoreFourMatch(adapting, computer), ratings);
    expect(players).toEqual([{ ...adapting, level: 6 }, computer]);
    expect(matchLevels(scoreFourMatch(person, adapting), {}).players[1]).toMatchObject({
      level: 3,
    });
  });
});
