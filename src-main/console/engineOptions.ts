import { parseArgs, type ParseArgsConfig } from 'node:util';
import { quote } from '../../src-shared/core/quote.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { parseSetupText } from '../../src-shared/core/setupText.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import { MAX_LEVEL, MIN_LEVEL } from '../../src-shared/match/playerSpec.ts';
import type { SearchLimits } from '../../src-shared/search/engine.ts';

/** What the programs that let an engine think have in common: the game, its setup, how long, how well. */
export interface EngineOptions {
  readonly gameId: GameId;
  readonly setup: Setup;
  readonly limits: SearchLimits & { readonly threads: number };
}

export const ENGINE_HELP = `  GAME is one of ${GAME_IDS.join(', ')}.

  --seconds S    thinking time for one move; 1
  --nodes N      nodes (or playouts) for one move; with one thread and a seed the same again each time
  --threads N    threads that search together; 1
  --level N      1 (beginner) to 8 (everything it has); 8
  --seed N       chooses among equal moves; 1
  --memory MB    for what it remembers of positions; 256
  --setup TEXT   size and variant, e.g. rows=8,columns=8,starter=horizontal; each also alone, e.g. --size 7
  --help         prints this
`;

const MAX_SECONDS = 86_400;
const MAX_THREADS = 64;
/** Without a time, nodes are the only limit. */
const ENDLESS_MS = 1e9;

/** One option for each setting that any game has. */
const SETTINGS = [
  ...new Set(GAME_IDS.flatMap((id) => gameById(id).setupFields.map(({ key }) => key))),
];

const text = { type: 'string' } as const;
const OPTIONS: NonNullable<ParseArgsConfig['options']> = {
  ...Object.fromEntries(SETTINGS.map((key) => [key, text])),
  ...{ seconds: text, nodes: text, threads: text, level: text, seed: text, memory: text },
  ...{ setup: text, help: { type: 'boolean' } },
};

type Values = Readonly<Record<string, string | boolean | undefined>>;

/** Options and what else a program was given. */
export interface ParsedArguments {
  readonly options: EngineOptions;
  /** Values of the options that only this program has. */
  readonly values: Values;
}

/**
 * Reads arguments: a game and options. @param own the options that only the calling program has.
 * @returns `help` when that was asked for; the error is a sentence.
 */
export function parseEngineArguments(
  args: readonly string[],
  own: ParseArgsConfig['options'] = {},
): Result<ParsedArguments | 'help', string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { ...OPTIONS, ...own },
    });
    if (values['help'] === true) return ok('help');
    return ok({ options: readOptions(positionals, values as Values), values: values as Values });
  } catch (error) {
    // Only the first line tells what is wrong.
    return err(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

/** @throws Error that says what is wrong. */
function readOptions(positionals: readonly string[], values: Values): EngineOptions {
  const [name, ...rest] = positionals;
  if (name === undefined) throw new Error(`a game is missing: one of ${GAME_IDS.join(', ')}`);
  if (rest.length > 0) throw new Error(`${quote(rest.join(' '))} is one thing too many`);
  const gameId = GAME_IDS.find((id) => id.toLowerCase() === name.replaceAll('-', '').toLowerCase());
  if (gameId === undefined) {
    throw new Error(`there is no game ${quote(name)}: there are ${GAME_IDS.join(', ')}`);
  }
  const settings = SETTINGS.filter((key) => values[key] !== undefined);
  const pairs = settings.map((key) => `${key}=${String(values[key])}`);
  const setup = parseSetupText(
    gameById(gameId).setupFields,
    [values['setup'] ?? '', ...pairs].join(' '),
  );
  if (!setup.ok) throw new Error(setup.error);
  return { gameId, setup: setup.value, limits: readLimits(values) };
}

function readLimits(values: Values): EngineOptions['limits'] {
  const number = (key: string, min: number, max: number, isWhole = true): number | undefined => {
    const value = values[key];
    if (value === undefined) return undefined;
    const pattern = isWhole ? /^\d{1,15}$/ : /^\d{1,6}(\.\d{1,6})?$/;
    const read = pattern.test(String(value)) ? Number(value) : NaN;
    if (read >= min && read <= max) return read;
    const kind = isWhole ? 'a whole number' : 'a number';
    throw new Error(`--${key} is ${kind} from ${min} to ${max}, not ${quote(String(value))}`);
  };
  const nodes = number('nodes', 1, 1e15);
  const seconds = number('seconds', 0.001, MAX_SECONDS, false);
  const usualMs = nodes === undefined ? 1_000 : ENDLESS_MS;
  return {
    level: number('level', MIN_LEVEL, MAX_LEVEL) ?? MAX_LEVEL,
    timeMs: seconds === undefined ? usualMs : 1_000 * seconds,
    seed: number('seed', 0, 1e15) ?? 1,
    threads: number('threads', 1, MAX_THREADS) ?? 1,
    tableMegabytes: number('memory', 1, 900) ?? 256,
    ...(nodes === undefined ? {} : { maxNodes: nodes }),
  };
}
