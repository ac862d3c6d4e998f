import * as v from 'valibot';
import { MAX_LEVEL, MAX_TIME_MS, MIN_LEVEL, MIN_TIME_MS } from '../core/limits.ts';
import { err, ok, type Result } from '../core/result.ts';
import { parseSetup } from '../core/setup.ts';
import { gameById } from '../games/index.ts';
import { gameIdSchema, programIdSchema, programNameSchema } from '../match/configSchema.ts';
import type { EngineSpec } from '../match/playerSpec.ts';

/** What a tournament is to be. */

export const MIN_PARTICIPANTS = 2;
export const MAX_PARTICIPANTS = 16;
/** Games of each two. */
export const MAX_PAIRING_GAMES = 2_000;
/** All games; the file of a tournament stays small enough to be written after each of them. */
export const MAX_GAMES = 10_000;
/** It is also a tag of every game in the library. */
export const MAX_NAME = 30;
export const MAX_CONCURRENCY = 64;
export const MAX_OPENING_PLIES = 20;
const MAX_LINES = 1_000;
const MAX_NODES = 1e12;
const MAX_ELO = 1_000;

export const FORMATS = ['roundRobin', 'gauntlet'] as const;

export type TournamentFormat = (typeof FORMATS)[number];

const timeMs = v.pipe(v.number(), v.integer(), v.minValue(MIN_TIME_MS), v.maxValue(MAX_TIME_MS));

export const participantSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('computer'),
    level: v.pipe(v.number(), v.integer(), v.minValue(MIN_LEVEL), v.maxValue(MAX_LEVEL)),
    timeMs,
    /** For one move, instead of the time. */
    nodes: v.exactOptional(
      v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(MAX_NODES)),
    ),
  }),
  v.strictObject({
    kind: v.literal('program'),
    programId: programIdSchema,
    name: programNameSchema,
    timeMs,
  }),
]);

export type Participant = v.InferOutput<typeof participantSchema>;

const openingsSchema = v.variant('kind', [
  /** Fair first moves where they are known, otherwise short random lines. */
  v.strictObject({ kind: v.literal('usual') }),
  v.strictObject({
    kind: v.literal('random'),
    plies: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_OPENING_PLIES)),
  }),
  /** Every game begins at the start. */
  v.strictObject({ kind: v.literal('none') }),
  /** One opening each, in the notation of the game. */
  v.strictObject({
    kind: v.literal('listed'),
    lines: v.pipe(
      v.array(v.pipe(v.string(), v.maxLength(400))),
      v.minLength(1),
      v.maxLength(MAX_LINES),
      v.readonly(),
    ),
  }),
]);

const elo = v.pipe(v.number(), v.finite(), v.minValue(-MAX_ELO), v.maxValue(MAX_ELO));
const risk = v.pipe(v.number(), v.minValue(0.001), v.maxValue(0.4));

const stopRuleSchema = v.pipe(
  v.strictObject({ elo0: elo, elo1: elo, alpha: risk, beta: risk }),
  v.check(({ elo0, elo1 }) => elo0 < elo1, 'elo0 must be less than elo1'),
);

const wholeGames = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(2),
  v.maxValue(MAX_PAIRING_GAMES),
  v.check((games) => games % 2 === 0, 'every opening is played twice: the number must be even'),
);

export const planSchema = v.pipe(
  v.strictObject({
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(MAX_NAME)),
    gameId: gameIdSchema,
    setup: v.record(v.pipe(v.string(), v.maxLength(40)), v.pipe(v.number(), v.integer())),
    format: v.picklist(FORMATS),
    /** In a gauntlet the first meets all others. */
    participants: v.pipe(
      v.array(participantSchema),
      v.minLength(MIN_PARTICIPANTS),
      v.maxLength(MAX_PARTICIPANTS),
      v.readonly(),
    ),
    /** Of each two. */
    gamesPerPairing: wholeGames,
    openings: openingsSchema,
    seed: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(2 ** 32 - 1)),
    /** Two play no more once it has decided between them. */
    stopRule: v.exactOptional(stopRuleSchema),
    /** Games at the same time, where there are so many cores. */
    concurrency: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(MAX_CONCURRENCY)),
  }),
  v.check(
    ({ participants }) => new Set(participants.map(participantName)).size === participants.length,
    'two participants are the same',
  ),
  v.check((plan) => countGames(plan) <= MAX_GAMES, `there are more than ${MAX_GAMES} games`),
);

export type TournamentPlan = v.InferOutput<typeof planSchema>;
export type OpeningChoice = TournamentPlan['openings'];

/** Who meets. */
interface Field {
  readonly format: TournamentFormat;
  readonly participants: readonly Participant[];
}

/** Which participants meet, by their numbers. */
export function pairingsOf({
  format,
  participants,
}: Field): readonly (readonly [number, number])[] {
  const numbers = [...participants.keys()];
  const firsts = format === 'gauntlet' ? [0] : numbers;
  return firsts.flatMap((first) =>
    numbers.filter((second) => second > first).map((second) => [first, second] as const),
  );
}

/** Games there are when nothing stops two of them earlier. */
export const countGames = (plan: Field & { readonly gamesPerPairing: number }): number =>
  pairingsOf(plan).length * plan.gamesPerPairing;

/** What a participant is called in files, on the command line and in the library. */
export function participantName(participant: Participant): string {
  if (participant.kind === 'program') return participant.name;
  const { level, nodes } = participant;
  return nodes === undefined ? `Level ${level}` : `Level ${level}, ${nodes} nodes`;
}

/** Checks a plan from outside against its game too. The error is a sentence without its full stop. */
export function checkPlan(plan: TournamentPlan): Result<TournamentPlan, string> {
  const setup = parseSetup(gameById(plan.gameId).setupFields, plan.setup);
  return setup.ok ? ok({ ...plan, setup: setup.value }) : err(setup.error.message);
}

/** A participant as a match knows players; what it may use for a move is told apart from that. */
export function engineSpec(participant: Participant): EngineSpec {
  if (participant.kind === 'program') return participant;
  const { kind, level, timeMs: limitMs } = participant;
  return { kind, level, timeMs: limitMs };
}
