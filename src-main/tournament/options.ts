import { existsSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import * as v from 'valibot';
import {
  DEFAULT_TIME_MS,
  MAX_LEVEL,
  MAX_TIME_MS,
  MIN_LEVEL,
  MIN_TIME_MS,
} from '../../src-shared/core/limits.ts';
import { quote } from '../../src-shared/core/quote.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { parseSetupText } from '../../src-shared/core/setupText.ts';
import { gameById } from '../../src-shared/games/index.ts';
import {
  MAX_CONCURRENCY,
  MAX_OPENING_PLIES,
  MAX_PAIRING_GAMES,
  type OpeningChoice,
  type Participant,
  planSchema,
  type TournamentPlan,
} from '../../src-shared/tournament/plan.ts';
import { parsePlayerSpec } from '../../src-shared/tournament/playerText.ts';
import type { StopRule } from '../../src-shared/tournament/sprt.ts';
import {
  type Arguments,
  type NumberRange,
  type OptionKinds,
  readNumbers,
} from '../cli/arguments.ts';
import { GAME_HELP, parseGame } from '../cli/gameArgument.ts';
import { commonHelp, readRequest, type Request, tooMany } from '../cli/request.ts';
import type { ProgramStore } from '../programs/programStore.ts';

const CORES = availableParallelism();
const USUAL_GAMES = 10;
const USUAL_RISK = 0.05;

export const HELP = `quintet-tournament GAME PLAYER PLAYER … [options]
quintet-tournament --resume [ID]
quintet-tournament --list | --show [ID]

Lets levels and programs play a tournament and prints the table (docs/TOURNAMENTS.md). Every game goes into the
library of the data folder. Whatever ends it, --resume goes on with what is left.

${GAME_HELP}
  PLAYER is a level:N (${MIN_LEVEL} to ${MAX_LEVEL}), nodes:N (level ${MAX_LEVEL} with N nodes for a move), or program:NAME, one of
  the programs in programs.json of the data folder; with limits of its own as in level:5@0.5s, level:5@2000n.

  --gauntlet        the first meets all others; otherwise everybody meets everybody
  --games N         games of each two, an even number up to ${MAX_PAIRING_GAMES}; ${USUAL_GAMES}
  --seconds S       thinking time for one move; ${DEFAULT_TIME_MS / 1_000}
  --nodes N         nodes for one move of a level instead
  --setup TEXT      size and variant, e.g. rows=8,columns=8,starter=horizontal
  --openings WHICH  usual (fair first moves where they are known, else random), random, none, or a file with one
                    opening to a line; each is played twice with sides changed
  --plies N         length of random openings, up to ${MAX_OPENING_PLIES}
  --seed N          for openings and levels; 1
  --sprt E0,E1      stops two once a sequential test decides between Elo differences E0 and E1; with A,B behind them
                    instead of risks of ${USUAL_RISK}
  --concurrency N   games at the same time, at most one a core; ${CORES}
  --name TEXT       what it is called, also as the tag of its games
  --data DIR        the data folder instead of the usual one
  --resume [ID]     goes on with the last one that is not over, or the one with this id
  --list            lists the tournaments of the data folder
  --show [ID]       prints the table of the last one, or the one with this id
  --csv             prints the table as comma-separated values
  --quiet           tells nothing on the way
${commonHelp(18)}
Status: 0 played to its end, 1 not possible, 2 wrong arguments, 130 interrupted.
`;

/** A player as it was typed; programs are looked up in the data folder. */
export interface TypedPlayer {
  readonly text: string;
  readonly name: string;
  readonly argument: string | undefined;
  readonly timeMs: number;
  readonly nodes: number | undefined;
}

export type Task =
  | {
      readonly kind: 'start';
      readonly players: readonly TypedPlayer[];
      readonly plan: Omit<TournamentPlan, 'participants'>;
    }
  | { readonly kind: 'resume' | 'show'; readonly id: string | undefined }
  | { readonly kind: 'list' };

export interface TournamentOptions {
  readonly task: Task;
  readonly data: string | undefined;
  readonly isCsv: boolean;
  readonly isQuiet: boolean;
}

const RANGES = {
  games: { min: 2, max: MAX_PAIRING_GAMES },
  seconds: { min: MIN_TIME_MS / 1_000, max: MAX_TIME_MS / 1_000, isDecimal: true },
  nodes: { min: 1, max: 1e12 },
  plies: { min: 1, max: MAX_OPENING_PLIES },
  seed: { min: 0, max: 2 ** 32 - 1 },
  concurrency: { min: 1, max: MAX_CONCURRENCY },
} as const satisfies Record<string, NumberRange>;

const KINDS: OptionKinds = {
  ...Object.fromEntries(Object.keys(RANGES).map((name) => [name, 'value'])),
  ...{ setup: 'value', openings: 'value', sprt: 'value', name: 'value', data: 'value' },
  ...{ resume: 'optional', show: 'optional', list: 'flag' },
  ...{ gauntlet: 'flag', csv: 'flag', quiet: 'flag' },
};

export const parseTournamentOptions = (args: readonly string[]): Request<TournamentOptions> =>
  readRequest(args, KINDS, (given) => {
    const task = readTask(given);
    if (!task.ok) return task;
    const { values, flags } = given;
    const [isCsv, isQuiet] = [flags.has('csv'), flags.has('quiet')];
    return ok({ task: task.value, data: values['data'], isCsv, isQuiet });
  });

function readTask(given: Arguments): Result<Task, string> {
  const { words, values, flags } = given;
  const [kind, ...more] = (['resume', 'show', 'list'] as const).filter((name) => flags.has(name));
  if (kind === undefined) return readStart(given);
  if (more.length > 0) return err(`--${kind} and --${more[0]} exclude each other`);
  if (words.length > 0) return tooMany(words);
  return ok(kind === 'list' ? { kind } : { kind, id: values[kind] });
}

function readStart(given: Arguments): Result<Task, string> {
  const { words, values, flags } = given;
  const gameId = parseGame(words.slice(0, 1));
  if (!gameId.ok) return gameId;
  const numbers = readNumbers(given, RANGES);
  if (!numbers.ok) return numbers;
  const setup = parseSetupText(gameById(gameId.value).setupFields, values['setup'] ?? '');
  if (!setup.ok) return setup;
  const openings = readOpenings(values['openings'] ?? 'usual', numbers.value.plies);
  if (!openings.ok) return openings;
  const stopRule = readStopRule(values['sprt']);
  if (!stopRule.ok) return stopRule;
  const players: TypedPlayer[] = [];
  for (const word of words.slice(1)) {
    const player = readPlayer(word, numbers.value);
    if (!player.ok) return player;
    players.push(player.value);
  }
  if (players.length < 2) return err('two players are needed at least');
  const {
    games = USUAL_GAMES,
    seed = 1,
    concurrency = Math.min(CORES, MAX_CONCURRENCY),
  } = numbers.value;
  const plan = {
    ...{ name: values['name'] ?? gameById(gameId.value).name, gameId: gameId.value },
    ...{ setup: setup.value, gamesPerPairing: games, openings: openings.value, seed, concurrency },
    format: flags.has('gauntlet') ? ('gauntlet' as const) : ('roundRobin' as const),
    ...(stopRule.value === undefined ? {} : { stopRule: stopRule.value }),
  };
  return ok({ kind: 'start', players, plan });
}

function readPlayer(
  text: string,
  { seconds, nodes }: { readonly seconds?: number; readonly nodes?: number },
): Result<TypedPlayer, string> {
  const spec = parsePlayerSpec(text);
  if (!spec.ok) return spec;
  const { name, argument, budget } = spec.value;
  if (name !== 'level' && name !== 'program') {
    return err(`${quote(text)} is neither level:N, nodes:N nor program:NAME`);
  }
  const isLevel = name === 'level';
  if (isLevel && !/^[1-8]$/.test(argument ?? '')) {
    return err(`${quote(text)}: a level is ${MIN_LEVEL} to ${MAX_LEVEL}`);
  }
  if (!isLevel && argument === undefined) return err(`${quote(text)} names no program`);
  if (!isLevel && budget?.maxNodes !== undefined) {
    return err(`${quote(text)}: a program is given a time, not nodes`);
  }
  const usualMs = seconds === undefined ? DEFAULT_TIME_MS : Math.round(1_000 * seconds);
  const isTimed = budget !== undefined && budget.maxNodes === undefined;
  const timeMs = isTimed ? Math.round(budget.timeMs) : usualMs;
  return ok({
    ...{ text, name, argument, timeMs },
    nodes: isLevel ? (budget === undefined ? nodes : budget.maxNodes) : undefined,
  });
}

function readOpenings(which: string, plies: number | undefined): Result<OpeningChoice, string> {
  if (which === 'usual' && plies !== undefined) return ok({ kind: 'random', plies });
  if (which === 'random') return ok({ kind: 'random', plies: plies ?? 2 });
  if (plies !== undefined) return err('--plies is for random openings');
  if (which === 'usual' || which === 'none') return ok({ kind: which });
  if (!existsSync(which)) return err(`there is no file ${quote(which)} of openings`);
  const lines = readFileSync(which, 'utf8').split('\n');
  return ok({ kind: 'listed', lines: lines.filter((line) => line.trim() !== '') });
}

function readStopRule(text: string | undefined): Result<StopRule | undefined, string> {
  if (text === undefined) return ok(undefined);
  const numbers = text.split(',').map(Number);
  const [elo0, elo1, alpha = USUAL_RISK, beta = USUAL_RISK] = numbers;
  const isWhole = numbers.length === 2 || numbers.length === 4;
  if (!isWhole || elo0 === undefined || elo1 === undefined || numbers.some(Number.isNaN)) {
    return err(`--sprt is two Elo differences, or two and two risks, not ${quote(text)}`);
  }
  return ok({ elo0, elo1, alpha, beta });
}

/** The whole plan. @param programs those of the data folder. @returns a sentence that says what is wrong. */
export function completePlan(
  { players, plan }: Extract<Task, { kind: 'start' }>,
  programs: ProgramStore['programs'],
): Result<TournamentPlan, string> {
  const participants: Participant[] = [];
  for (const { name, argument = '', timeMs, nodes, text } of players) {
    if (name === 'level') {
      const more = nodes === undefined ? {} : { nodes };
      participants.push({ kind: 'computer', level: Number(argument), timeMs, ...more });
      continue;
    }
    const program = programs.find(
      (each) => each.programId === argument || each.name.toLowerCase() === argument.toLowerCase(),
    );
    if (program?.gameIds.includes(plan.gameId) !== true) {
      const known = programs.filter(({ gameIds }) => gameIds.includes(plan.gameId));
      const names = known.map((each) => each.name).join(', ') || 'none';
      return err(`there is no ${quote(text)} that plays ${plan.gameId}; there is: ${names}`);
    }
    participants.push({
      ...{ kind: 'program', programId: program.programId, name: program.name, timeMs },
    });
  }
  const parsed = v.safeParse(planSchema, { ...plan, participants });
  if (parsed.success) return ok(parsed.output);
  const [issue] = parsed.issues;
  const place = v.getDotPath(issue);
  return err(place === null ? issue.message : `${place}: ${issue.message}`);
}
