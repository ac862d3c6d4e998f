import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import { shareOfElo } from '../../src-shared/tournament/elo.ts';
import { makeTableCsv } from '../../src-shared/tournament/exportTable.ts';
import { checkPlan, countGames, planSchema } from '../../src-shared/tournament/plan.ts';
import type { PlayedGame } from '../../src-shared/tournament/playedGame.ts';
import { gameMatchId, scheduleOf, sideOfFirst } from '../../src-shared/tournament/schedule.ts';
import { headToHeads, standingsOf } from '../../src-shared/tournament/table.ts';
import {
  gamesLeft,
  startTournament,
  testsOf,
  tournamentSchema,
  withGame,
} from '../../src-shared/tournament/tournament.ts';
import { level, planOf, program, won } from './plans.ts';

const STARTED = '2026-11-29T12:00:00.000Z';

/** All games of a plan, won by chance according to true strengths. */
function playAll(plan: ReturnType<typeof planOf>, elos: readonly number[], seed: number) {
  const random = makeRandom(seed);
  return scheduleOf(plan).map(({ index, players: [first, second] }): PlayedGame => {
    const share = shareOfElo(elos[first]! - elos[second]!);
    const roll = random.unit();
    return won(index, roll < 0.1 ? null : random.unit() < share ? 0 : 1);
  });
}

describe('the schedule', () => {
  it.each(['roundRobin', 'gauntlet'] as const)('of a %s has every opening twice', (format) => {
    const plan = planOf({ format, participants: [1, 2, 3, 4].map((n) => level(n)) });
    const schedule = scheduleOf(plan);
    expect(schedule).toHaveLength(countGames(plan));
    expect(schedule).toHaveLength((format === 'gauntlet' ? 3 : 6) * 4);
    const seen = new Map<string, number>();
    for (const { index, pairing, opening, players } of schedule) {
      const [first, second] = players;
      const key = `${pairing}:${opening}:${Math.min(first, second)}-${Math.max(first, second)}`;
      seen.set(key, (seen.get(key) ?? 0) + 1);
      expect(players[sideOfFirst(index)]).toBeLessThan(players[1 - sideOfFirst(index)]!);
      if (format === 'gauntlet') expect(Math.min(first, second)).toBe(0);
    }
    expect([...seen.values()].every((times) => times === 2)).toBe(true);
    expect(new Set(schedule.map(({ opening }) => opening))).toEqual(new Set([0, 1]));
  });

  it('keeps everybody even while it goes on', () => {
    const schedule = scheduleOf(planOf({ gamesPerPairing: 20 }));
    for (let end = 0; end < schedule.length; end++) {
      const games = [0, 0, 0];
      for (const { players } of schedule.slice(0, end)) for (const each of players) games[each]!++;
      expect(Math.max(...games) - Math.min(...games)).toBeLessThanOrEqual(4);
    }
  });
});

describe('a plan', () => {
  it.each([
    [{ gamesPerPairing: 3 }, /even/],
    [{ participants: [level(1)] }, /length/],
    [{ participants: [level(1), level(1)] }, /same/],
    [
      { gamesPerPairing: 2_000, participants: [1, 2, 3, 4].map((n) => level(n)) },
      /more than 10000/,
    ],
    [{ stopRule: { elo0: 5, elo1: 5, alpha: 0.05, beta: 0.05 } }, /less than elo1/],
    [{ name: ' ' }, /length/],
  ])('may not be %j', (changed, message) => {
    const parsed = v.safeParse(planSchema, planOf(changed));
    expect(parsed.issues?.[0].message).toMatch(message);
  });

  it('is checked against its game', () => {
    expect(checkPlan(planOf())).toMatchObject({ ok: true });
    expect(checkPlan(planOf({ setup: { rows: 99, columns: 4, starter: 0 } }))).toMatchObject({
      error: expect.stringContaining('from 2 to 16'),
    });
  });
});

describe('the table', () => {
  const plan = planOf({ participants: [level(1), level(3), program('fake')] });

  it('counts wins for who played the side, and pairs by opening', () => {
    // 1–3, both sides: 3 wins both; 1–fake: a win and a draw.
    const [[result]] = [headToHeads(plan, [won(0, 1), won(1, 0), won(2, 0), won(3, null)])];
    expect(result).toEqual({ wins: 0, draws: 0, losses: 2, pairs: [1, 0, 0, 0, 0] });
    const second = headToHeads(plan, [won(0, 1), won(2, 0), won(3, null)])[1];
    expect(second).toEqual({ wins: 1, draws: 1, losses: 0, pairs: [0, 0, 0, 1, 0] });
  });

  it('has the standings by rating, each with its results against all others', () => {
    const games = playAll(planOf({ gamesPerPairing: 200 }), [-150, 0, 150], 3);
    const standings = standingsOf(planOf({ gamesPerPairing: 200 }), games);
    expect(standings.map(({ player }) => player)).toEqual([2, 1, 0]);
    for (const { games: played, wins, draws, losses, points } of standings) {
      expect(played).toBe(400);
      expect(wins + draws + losses).toBe(400);
      expect(points).toBe(wins + draws / 2);
    }
    const [best, , last] = standings;
    // A tenth of all games is drawn whoever plays, which brings them nearer together.
    expect(best!.elo).toBeGreaterThan(90);
    expect(best!.elo + last!.elo).toBeLessThan(60);
    expect(best!.superiority).toBeGreaterThan(0.99);
    expect(last!.superiority).toBeUndefined();
    expect(best!.against[2]).toBeUndefined();
    expect(best!.against[0]!.wins).toBe(last!.against[2]!.losses);
  });

  it('counts what was lost by a crash', () => {
    const forfeit = { fault: 'ERR_OPPONENT_GONE', reason: 'Vertical forfeits: it ended' } as const;
    // Game 2 has the program as side 1.
    const standings = standingsOf(plan, [{ ...won(2, 0), forfeit }]);
    expect(standings.find(({ player }) => player === 2)!.forfeits).toBe(1);
    expect(standings.filter(({ forfeits }) => forfeits > 0)).toHaveLength(1);
  });

  it('is written as comma-separated values', () => {
    const tournament = {
      ...startTournament('abc', plan, STARTED),
      games: [won(0, 1), won(1, 0), won(2, 0), won(3, null)],
    };
    expect(makeTableCsv(tournament).split('\r\n')).toEqual([
      'place,player,elo,error,superiority,games,wins,draws,losses,points,forfeits,"Level 3, 200 nodes","Level 1, 200 nodes",fake',
      '1,"Level 3, 200 nodes",207.1,368.4,0.8378,2,2,0,0,2,0,,2,0',
      '2,"Level 1, 200 nodes",-59.9,238.2,0.6552,4,1,1,2,1.5,0,0,,1.5',
      '3,fake,-147.2,320.7,,2,0,1,1,0.5,0,0,0.5,',
      '',
    ]);
  });

  it('keeps names with commas and quotation marks in one cell', () => {
    const named = planOf({ participants: [level(1), program('A "fast", small one')] });
    expect(makeTableCsv(startTournament('a', named, STARTED))).toContain('"A ""fast"", small one"');
  });
});

describe('a tournament', () => {
  const start = startTournament('abc', planOf(), STARTED);

  it('has left what was not played, and counts no game twice', () => {
    expect(gamesLeft(start)).toHaveLength(12);
    const one = withGame(start, won(4, 0), STARTED);
    expect(gamesLeft(one).map(({ index }) => index)).not.toContain(4);
    expect(withGame(one, won(4, 1), STARTED)).toBe(one);
    expect(gamesLeft({ ...one, isStopped: true })).toEqual([]);
  });

  it('ends for two once the stop rule has decided between them, and stays so', () => {
    const stopRule = { elo0: 0, elo1: 300, alpha: 0.1, beta: 0.1 };
    const plan = planOf({ stopRule, gamesPerPairing: 200, participants: [level(1), level(5)] });
    let tournament = startTournament('abc', plan, STARTED);
    for (const { index } of scheduleOf(plan)) {
      if (testsOf(tournament)[0]!.accepted !== undefined) break;
      tournament = withGame(tournament, won(index, sideOfFirst(index)), STARTED);
    }
    expect(testsOf(tournament)[0]!.accepted).toBe('elo1');
    expect(tournament.games.length).toBeLessThan(60);
    expect(gamesLeft(tournament)).toEqual([]);
    // Games that were still running changed nothing.
    for (const { index } of scheduleOf(plan).slice(tournament.games.length)) {
      tournament = withGame(tournament, won(index, sideOfFirst(index) === 0 ? 1 : 0), STARTED);
    }
    expect(testsOf(tournament)[0]!.accepted).toBe('elo1');
  });

  it('is read as it was written; games of another plan are refused', () => {
    const played = withGame(start, won(4, 0), STARTED);
    expect(v.parse(tournamentSchema, JSON.parse(JSON.stringify(played)))).toEqual(played);
    const foreign = { ...played, games: [won(12, 0)] };
    expect(v.safeParse(tournamentSchema, foreign).issues?.[0].message).toMatch(/those of its plan/);
    const twice = { ...played, games: [won(1, 0), won(1, 1)] };
    expect(v.safeParse(tournamentSchema, twice).success).toBe(false);
  });

  it('gives its games ids of the library that are always the same', () => {
    expect(gameMatchId('x1', 0)).toBe('tournament-x1-1');
  });
});
