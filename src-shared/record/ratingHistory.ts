import type { GameId } from '../games/index.ts';
import { NEW_RATING, rated, type Rating } from '../core/glicko2.ts';
import { levelGamesOf } from './levelGames.ts';
import type { Labelled } from './librarySearch.ts';

/*
 * How well a person has played a game over time, by Glicko-2 as puzzles are rated, a game at a time. Levels have fixed
 * ratings: neighbouring ones are 164 points apart, so that the higher one is expected to make 72 % of the points, as
 * the levels that match a person take it (`match/levelMatching.ts`).
 */

/** The rating of each level, 1–8. */
export const levelRating = (level: number): number => 700 + 164 * (level - 1);
/** How well a level's rating is known. */
const LEVEL_DEVIATION = 50;
/** Nobody is ever known so well that results count for nothing. */
const LEAST_DEVIATION = 60;
/** Points that are told of a game, the last ones. */
export const MOST_POINTS = 300;

/** What was known after a game. */
export interface RatingPoint {
  /** ISO 8601, UTC. */
  readonly at: string;
  /** In whole points, both. */
  readonly rating: number;
  readonly deviation: number;
}

export interface RatingHistory {
  readonly gameId: GameId;
  /** All games it rests on. */
  readonly games: number;
  /** Oldest first. */
  readonly points: readonly RatingPoint[];
}

/** By game, what a person's finished matches against levels of the computer say. */
export function ratingHistories(all: readonly Pick<Labelled, 'entry'>[]): readonly RatingHistory[] {
  const byGame = new Map<GameId, { now: Rating; games: number; points: RatingPoint[] }>();
  for (const { gameId, level, result, at } of levelGamesOf(all)) {
    const history = byGame.get(gameId) ?? { now: NEW_RATING, games: 0, points: [] };
    byGame.set(gameId, history);
    const opponent = { rating: levelRating(level), deviation: LEVEL_DEVIATION };
    const score = result === 'won' ? 1 : result === 'draw' ? 0.5 : 0;
    const next = rated(history.now, [{ opponent, score }]);
    history.now = { ...next, deviation: Math.max(LEAST_DEVIATION, next.deviation) };
    history.games++;
    history.points.push({
      at,
      rating: Math.round(history.now.rating),
      deviation: Math.round(history.now.deviation),
    });
  }
  return [...byGame]
    .map(([gameId, { games, points }]) => ({ gameId, games, points: points.slice(-MOST_POINTS) }))
    .sort((a, b) => a.gameId.localeCompare(b.gameId));
}
