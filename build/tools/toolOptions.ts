import {
  type Arguments,
  type NumberRange,
  type OptionKinds,
  parseArguments,
  readNumbers,
} from '../../src-main/cli/arguments.ts';
import { parseGame } from '../../src-main/cli/gameArgument.ts';
import { tooMany } from '../../src-main/cli/request.ts';
import { ok, type Result } from '../../src-shared/core/result.ts';
import { GAME_IDS, type GameId } from '../../src-shared/games/index.ts';

/** A number that a tool may be told. */
export interface NumberOption extends NumberRange {
  readonly usual: number;
  /** For the help. */
  readonly is: string;
}

export interface ToolOptions<K extends string> {
  /** What a tool does and what its words are, for the help. */
  readonly usage: string;
  readonly numbers: Readonly<Record<K, NumberOption>>;
  /** Options that are no numbers. */
  readonly others?: OptionKinds;
  /** How many words there may be at most; none unless told. */
  readonly words?: number;
}

export interface ToolArguments<K extends string> {
  readonly numbers: Readonly<Record<K, number>>;
  readonly given: Arguments;
}

/** Status of a tool that does not understand its arguments, as of the programs. */
const WRONG_ARGUMENTS = 2;

/** A whole number, as most options are. @param is for the help. */
export const count = (usual: number, is: string): NumberOption => ({
  usual,
  is,
  min: 0,
  max: 1e15,
});

/** Reads a tool's arguments; the error is a sentence without its full stop, or the help that was asked for. */
export function parseToolArguments<K extends string>(
  args: readonly string[],
  { numbers, others = {}, words = 0 }: ToolOptions<K>,
): Result<ToolArguments<K> | 'help', string> {
  const kinds = Object.fromEntries(Object.keys(numbers).map((name) => [name, 'value'] as const));
  const given = parseArguments(args, { ...kinds, ...others, help: 'flag' });
  if (!given.ok) return given;
  if (given.value.flags.has('help')) return ok('help');
  if (given.value.words.length > words) return tooMany(given.value.words.slice(words));
  const read = readNumbers(given.value, numbers);
  if (!read.ok) return read;
  const usual = Object.entries<NumberOption>(numbers).map(([name, option]) => [name, option.usual]);
  const all = { ...Object.fromEntries(usual), ...read.value } as Record<K, number>;
  return ok({ numbers: all, given: given.value });
}

/** The arguments of this process. It ends with the help, or with what is wrong with them. */
export function readToolArguments<K extends string>(options: ToolOptions<K>): ToolArguments<K> {
  const parsed = parseToolArguments(process.argv.slice(2), options);
  if (parsed.ok && parsed.value !== 'help') return parsed.value;
  if (parsed.ok) process.stdout.write(helpOf(options));
  else process.stderr.write(`${parsed.error}\n\n${helpOf(options)}`);
  process.exit(parsed.ok ? 0 : WRONG_ARGUMENTS);
}

function helpOf({ usage, numbers }: ToolOptions<string>): string {
  const lines = Object.entries(numbers).map(([name, { is, usual }]) => {
    return `  ${`--${name} N`.padEnd(14)}${is}; ${usual}\n`;
  });
  return `${usage}\n${lines.length > 0 ? '\n' : ''}${lines.join('')}`;
}

/** The games that words name; all of them unless there is a word. */
export function namedGames(words: readonly string[]): readonly GameId[] {
  if (words.length === 0) return GAME_IDS;
  return words.map((word) => {
    const game = parseGame([word]);
    if (game.ok) return game.value;
    process.stderr.write(`${game.error}\n`);
    return process.exit(WRONG_ARGUMENTS);
  });
}
