import type { GameId } from '../games/index.ts';
import { otherSide, type Side } from '../core/side.ts';
import type { MatchConfig, Termination } from './match.ts';
import { MAX_LEVEL, MIN_LEVEL } from '../core/limits.ts';
import { onlyPerson } from './onlyPerson.ts';

/** How well a person plays a game, by the results against the computer. */
export interface Rating {
  /** On the scale of the levels: against a level of the same number half the points are expected. */
  readonly rating: number;
  /** Games it rests on. */
  readonly games: number;
  /** The last of them, so that none counts twice. */
  readonly lastMatchId: string;
}

/** By game; a game that was never played has none. */
export type Ratings = Readonly<Partial<Record<GameId, Rating>>>;

/** A first guess that a beginner and an expert soon leave. */
const FIRST: Rating = { rating: 3, games: 0, lastMatchId: '' };

/** Points expected against the level below one's own; neighbouring levels do so against each other. */
const SHARE_PER_LEVEL = 0.72;
/** The first results count most: a level and a half, falling to a quarter. */
const FIRST_STEP = 1.5;
const LAST_STEP = 0.25;
/** A game given up sooner says nothing. */
const MIN_PLIES = 4;

const within = (rating: number): number => Math.min(MAX_LEVEL, Math.max(MIN_LEVEL, rating));

/** The level that matches a person in a game, 1–8. */
export const matchingLevel = (ratings: Ratings, gameId: GameId): number =>
  Math.round((ratings[gameId] ?? FIRST).rating);

/**
 * A rating after one more game, by the rule of Elo (The Rating of Chessplayers, 1978) with steps that grow smaller.
 * @param points 1 won, 0.5 drawn, 0 lost
 */
export function afterGame(
  { rating, games }: Rating,
  { level, points, matchId }: { level: number; points: number; matchId: string },
): Rating {
  const odds = SHARE_PER_LEVEL / (1 - SHARE_PER_LEVEL);
  const expected = 1 / (1 + odds ** (level - rating));
  const step = Math.max(LAST_STEP, FIRST_STEP / (1 + games / 3));
  return {
    rating: within(rating + 2 * step * (points - expected)),
    games: games + 1,
    lastMatchId: matchId,
  };
}

/** What a match says of its person; `undefined` when it says nothing, or was counted before. A branch says nothing. */
export function ratingAfter(
  ratings: Ratings,
  match: {
    readonly matchId: string;
    readonly config: MatchConfig;
    readonly lineId: number;
    readonly moves: readonly unknown[];
    readonly termination?:
      | { readonly kind: Termination['kind']; readonly winner?: Side | undefined }
      | undefined;
  },
): Rating | undefined {
  const { matchId, config, lineId, moves, termination } = match;
  const before = ratings[config.gameId] ?? FIRST;
  if (termination === undefined || termination.kind === 'forfeit') return undefined;
  if (lineId !== 0 || moves.length < MIN_PLIES || before.lastMatchId === matchId) return undefined;
  const person = onlyPerson(config);
  if (person === undefined) return undefined;
  const computer = config.players[otherSide(person)];
  if (computer.kind !== 'computer') return undefined;
  const { winner } = termination;
  const points = winner === undefined ? 0.5 : winner === person ? 1 : 0;
  return afterGame(before, { level: computer.level, points, matchId });
}

/** The match with the level of computers that match the person set to what that is now. */
export function matchLevels(config: MatchConfig, ratings: Ratings): MatchConfig {
  const level = matchingLevel(ratings, config.gameId);
  const [first, second] = config.players;
  const matched = (player: typeof first): typeof first =>
    player.kind === 'computer' && player.adapts === true ? { ...player, level } : player;
  return { ...config, players: [matched(first), matched(second)] };
}
