import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import {
  afterGame,
  matchingLevel,
  matchLevels,
  type Standing,
  standingAfter,
} from '../../src-shared/match/levelMatching.ts';
import type { PlayerSpec } from '../../src-shared/match/playerSpec.ts';
import { computer, person, scoreFourMatch } from './refereeTable.ts';

const FIRST: Standing = { rating: 3, games: 0, lastMatchId: '' };
const game = (level: number, points: number) => ({ level, points, matchId: 'm' });
const termination = { kind: 'rules', winner: 0 } as const;
const won = {
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
      let standing = FIRST;
      for (let i = 0; i < 50; i++) {
        standing = afterGame(standing, game(1 + random.below(8), points));
        expect(standing.rating).toBeGreaterThanOrEqual(1);
        expect(standing.rating).toBeLessThanOrEqual(8);
      }
      expect(Math.round(standing.rating)).toBe(points === 1 ? 8 : 1);
    }
  });

  it('finds how well a person plays within a dozen games, and stays there', () => {
    const random = makeRandom(8);
    for (const strength of [1, 2, 5, 7]) {
      let [standing, sum] = [FIRST, 0];
      for (let i = 0; i < 60; i++) {
        const level = matchingLevel({ hex: standing }, 'hex');
        const chance = 1 / (1 + (0.72 / 0.28) ** (level - strength));
        standing = afterGame(standing, game(level, random.unit() < chance ? 1 : 0));
        if (i >= 12) sum += standing.rating;
      }
      expect(Math.abs(sum / 48 - strength)).toBeLessThan(1);
    }
  });

  it('counts a game of a person against the computer once', () => {
    const standing = standingAfter({}, won);
    expect(standing).toMatchObject({ rating: 4.5, games: 1, lastMatchId: 'm' });
    expect(standingAfter({ scoreFour: standing ?? FIRST }, won)).toBeUndefined();
    const lost = { ...won, termination: { ...termination, winner: 1 as const } };
    expect(standingAfter({}, lost)?.rating).toBe(1.5);
    const asBlack = { ...lost, config: scoreFourMatch(computer, person) };
    expect(standingAfter({}, asBlack)?.rating).toBe(4.5);
    const drawn = { ...won, termination: { kind: 'rules' } as const };
    expect(standingAfter({}, drawn)?.rating).toBe(3);
  });

  it('learns nothing from other games', () => {
    expect(standingAfter({}, { ...won, termination: undefined })).toBeUndefined();
    expect(standingAfter({}, { ...won, moves: [1, 2, 3] })).toBeUndefined();
    const forfeit = { ...termination, kind: 'forfeit' } as const;
    expect(standingAfter({}, { ...won, termination: forfeit })).toBeUndefined();
    for (const player of [person, computer]) {
      const config = scoreFourMatch(player, player);
      expect(standingAfter({}, { ...won, config })).toBeUndefined();
    }
  });

  it('is given to computers that ask for it, and to no others', () => {
    const adapting: PlayerSpec = { kind: 'computer', level: 1, timeMs: 100, adapts: true };
    const standings = { scoreFour: { ...FIRST, rating: 6.2 } };
    const { players } = matchLevels(scoreFourMatch(adapting, computer), standings);
    expect(players).toEqual([{ ...adapting, level: 6 }, computer]);
    expect(matchLevels(scoreFourMatch(person, adapting), {}).players[1]).toMatchObject({
      level: 3,
    });
  });
});
