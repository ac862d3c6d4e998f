import {
  DEFAULT_TABLE_MEGABYTES,
  DEFAULT_SEARCH_THREADS,
  DEFAULT_TIME_MS,
  MAX_LEVEL,
  MAX_SEARCH_THREADS,
  MAX_TABLE_MEGABYTES,
  MIN_LEVEL,
} from '../../src-shared/core/limits.ts';
import { ok, type Result } from '../../src-shared/core/result.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { parseSetupText } from '../../src-shared/core/setupText.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import type { SearchLimits } from '../../src-shared/search/engine.ts';
import { type Arguments, type OptionKinds, readNumbers } from './arguments.ts';
import { GAME_HELP, parseGame } from './gameArgument.ts';
import { RANGES } from './ranges.ts';
import { commonHelp, readRequest, type Request } from './request.ts';

/** What the programs that let an engine think have in common: the game, its setup, how long, how well. */
export interface EngineOptions {
  readonly gameId: GameId;
  readonly setup: Setup;
  readonly limits: SearchLimits & { readonly threads: number };
}

export const ENGINE_HELP = `${GAME_HELP}

  --seconds S    thinking time for one move; ${DEFAULT_TIME_MS / 1_000}
  --nodes N      nodes (or playouts) for one move; with one thread and a seed the same again each time
  --threads N    threads that search together, up to ${MAX_SEARCH_THREADS}; ${DEFAULT_SEARCH_THREADS}
  --level N      ${MIN_LEVEL} (beginner) to ${MAX_LEVEL} (everything it has); ${MAX_LEVEL}
  --seed N       chooses among equal moves; 1
  --memory MB    for what it remembers of positions, up to ${MAX_TABLE_MEGABYTES}; ${DEFAULT_TABLE_MEGABYTES}
  --setup TEXT   size and variant, e.g. rows=8,columns=8,starter=horizontal; each also alone, e.g. --size 7
${commonHelp(15)}`;

const MAX_SECONDS = 86_400;
/** Without a time, nodes are the only limit. */
const ENDLESS_MS = 1e9;

/** One option for each setting that any game has. */
const SETTINGS = [
  ...new Set(GAME_IDS.flatMap((id) => gameById(id).setupFields.map(({ key }) => key))),
];

const OPTIONS: OptionKinds = {
  ...Object.fromEntries(SETTINGS.map((key) => [key, 'value'])),
  ...{ seconds: 'value', nodes: 'value', threads: 'value', level: 'value', seed: 'value' },
  ...{ memory: 'value', setup: 'value' },
};

/** Options and what else a program was given. */
export interface EngineArguments {
  readonly options: EngineOptions;
  readonly given: Arguments;
}

/**
 * Reads arguments: a game and options. @param own the options that only the calling program has.
 * @returns `help` or `version` when that was asked for; the error is a sentence.
 */
export function parseEngineArguments(
  args: readonly string[],
  own: OptionKinds = {},
): Request<EngineArguments> {
  return readRequest(args, { ...OPTIONS, ...own }, readEngineOptions);
}

function readEngineOptions(given: Arguments): Result<EngineArguments, string> {
  const { words, values } = given;
  const gameId = parseGame(words);
  if (!gameId.ok) return gameId;
  const settings = SETTINGS.filter((key) => values[key] !== undefined);
  const pairs = settings.map((key) => `${key}=${values[key]}`);
  const { setupFields } = gameById(gameId.value);
  const setup = parseSetupText(setupFields, [values['setup'] ?? '', ...pairs].join(' '));
  if (!setup.ok) return setup;
  const limits = readLimits(given);
  if (!limits.ok) return limits;
  const options = { gameId: gameId.value, setup: setup.value, limits: limits.value };
  return ok({ options, given });
}

function readLimits(given: Arguments): Result<EngineOptions['limits'], string> {
  const read = readNumbers(given, {
    ...RANGES,
    seconds: { min: 0.001, max: MAX_SECONDS, isDecimal: true },
    nodes: { min: 1, max: 1e15 },
  });
  if (!read.ok) return read;
  const { nodes, seconds, level, seed, threads, memory } = read.value;
  const usualMs = nodes === undefined ? DEFAULT_TIME_MS : ENDLESS_MS;
  return ok({
    ...{ level: level ?? MAX_LEVEL, seed: seed ?? 1, threads: threads ?? DEFAULT_SEARCH_THREADS },
    timeMs: seconds === undefined ? usualMs : 1_000 * seconds,
    tableMegabytes: memory ?? DEFAULT_TABLE_MEGABYTES,
    ...(nodes === undefined ? {} : { maxNodes: nodes }),
  });
}
