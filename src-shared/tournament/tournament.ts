import * as v from 'valibot';
import { countGames, MAX_GAMES, planSchema, type TournamentPlan } from './plan.ts';
import { type PlayedGame, playedGameSchema } from './playedGame.ts';
import { type ScheduledGame, scheduleOf } from './schedule.ts';
import { type SprtState, sprtOf } from './sprt.ts';
import { followGames } from './table.ts';
import { tournamentIdSchema } from './tournamentId.ts';

/** A tournament as far as it has come, as it is kept in a file. */
export const tournamentSchema = v.pipe(
  v.strictObject({
    format: v.literal('quintet-tournament'),
    version: v.literal(1),
    id: tournamentIdSchema,
    /** ISO 8601, UTC. */
    startedAt: v.pipe(v.string(), v.isoTimestamp()),
    updatedAt: v.pipe(v.string(), v.isoTimestamp()),
    plan: planSchema,
    /** Somebody has ended it before all games were played. */
    isStopped: v.boolean(),
    /** In the order in which they ended. */
    games: v.pipe(v.array(playedGameSchema), v.maxLength(MAX_GAMES), v.readonly()),
  }),
  v.check(
    ({ plan, games }) =>
      new Set(games.map(({ index }) => index)).size === games.length &&
      games.every(({ index }) => index < countGames(plan)),
    'its games are not those of its plan',
  ),
);

export type Tournament = v.InferOutput<typeof tournamentSchema>;

export function startTournament(id: string, plan: TournamentPlan, startedAt: string): Tournament {
  const head = { format: 'quintet-tournament', version: 1 } as const;
  return { ...head, id, startedAt, updatedAt: startedAt, plan, isStopped: false, games: [] };
}

/**
 * By pairing: how its test stands, or stood when it was decided; what two have played after that changes nothing.
 * Empty where there is no stop rule.
 */
export function testsOf({ plan, games }: Pick<Tournament, 'plan' | 'games'>): readonly SprtState[] {
  const { stopRule } = plan;
  if (stopRule === undefined) return [];
  const tests: SprtState[] = [];
  const results = followGames(plan, games, (pairing, { pairs }) => {
    if (tests[pairing]?.accepted === undefined) tests[pairing] = sprtOf(pairs, stopRule);
  });
  return results.map(({ pairs }, pairing) => tests[pairing] ?? sprtOf(pairs, stopRule));
}

/** The games that are still to be played, in their order. */
export function gamesLeft(tournament: Tournament): readonly ScheduledGame[] {
  if (tournament.isStopped) return [];
  const played = new Set(tournament.games.map(({ index }) => index));
  const tests = testsOf(tournament);
  return scheduleOf(tournament.plan).filter(
    ({ index, pairing }) => !played.has(index) && tests[pairing]?.accepted === undefined,
  );
}

/** With one more game; one that is there already is not counted twice. */
export function withGame(tournament: Tournament, game: PlayedGame, updatedAt: string): Tournament {
  if (tournament.games.some(({ index }) => index === game.index)) return tournament;
  return { ...tournament, updatedAt, games: [...tournament.games, game] };
}
