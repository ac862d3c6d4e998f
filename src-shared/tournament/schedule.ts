import type { Side } from '../core/side.ts';
import { countGames, pairingsOf, type TournamentPlan } from './plan.ts';

/** Games that go on longer are drawn. */
export const MAX_GAME_PLIES = 600;

/** One game of a tournament, as it is planned. */
export interface ScheduledGame {
  /** From 0 on, in the order in which games are begun. */
  readonly index: number;
  /** Which two meet, by its number among all pairings. */
  readonly pairing: number;
  /** The number of the opening. */
  readonly opening: number;
  /** Participants by side. */
  readonly players: readonly [number, number];
}

/**
 * All games in their order: each opening in turn, by every two that meet, first with the one and then with the other as
 * side 0. So those who have played are always nearly even in games, whenever one looks.
 */
export function scheduleOf(plan: TournamentPlan): readonly ScheduledGame[] {
  const pairings = pairingsOf(plan);
  return Array.from({ length: countGames(plan) }, (_, index): ScheduledGame => {
    const pair = Math.floor(index / 2);
    const pairing = pair % pairings.length;
    const opening = Math.floor(pair / pairings.length);
    const [first, second] = pairings[pairing] ?? [0, 1];
    const players = index % 2 === 0 ? ([first, second] as const) : ([second, first] as const);
    return { index, pairing, opening, players };
  });
}

/** The side of the pairing’s first in a game. */
export const sideOfFirst = (index: number): Side => (index % 2 === 0 ? 0 : 1);

/** The id of a game in the library: always the same one, so that a game that was kept is found again. */
export const gameMatchId = (tournamentId: string, index: number): string =>
  `${MATCH_PREFIX}${tournamentId}-${index + 1}`;

const MATCH_PREFIX = 'tournament-';

/** Whether a match of the library was played in a tournament, by its id. */
export const isTournamentMatch = (matchId: string): boolean => matchId.startsWith(MATCH_PREFIX);
