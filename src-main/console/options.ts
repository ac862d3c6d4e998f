import { parseArgs } from 'node:util';
import { quote } from '../../src-shared/core/quote.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { defaultSetup, parseSetup, type Setup } from '../../src-shared/core/setup.ts';
import { otherSide, type Side, SIDES } from '../../src-shared/core/side.ts';
import { dialectById } from '../../src-shared/games/consoles.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import { MAX_LEVEL, MIN_LEVEL } from '../../src-shared/match/playerSpec.ts';

export interface ConsoleOptions {
  readonly gameId: GameId;
  readonly setup: Setup;
  /** Who plays against the person; `undefined` when two people play. */
  readonly computer:
    { readonly side: Side; readonly level: number; readonly timeMs: number } | undefined;
  readonly seed: number | undefined;
}

const DEFAULT_LEVEL = 5;
const MAX_SECONDS = 600;

/** The sentences are shown to people as they are. */
const text = (gameIds: readonly GameId[]): string => `Plays a game on the console.

  console GAME [options]

  GAME is one of ${gameIds.join(', ')}.

  --vs-computer LEVEL   the computer plays the other side, 1 (beginner) to 8 (everything it has)
  --two-players         nobody but people plays, also in Score Four
  --side SIDE           the side of the person: 1 or 2, or its name; 1
  --seconds S           thinking time of the computer for one move; 1
  --size SIZE           the size of the board, in games that have sizes
  --seed N              makes the computer's choice among equal moves reproducible
  --help                prints this

Score Four is played against level ${DEFAULT_LEVEL} unless told otherwise; type quit or restart at any time.
`;

export const HELP = text(GAME_IDS);

/** Reads the arguments of the console program; `help` when that was asked for. */
export function parseOptions(args: readonly string[]): Result<ConsoleOptions | 'help', string> {
  const parsed = parseArguments(args);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  if (values.help) return ok('help');
  const [name, ...rest] = positionals;
  if (name === undefined) return err(`a game is missing: one of ${GAME_IDS.join(', ')}`);
  if (rest.length > 0) return err(`${quote(rest.join(' '))} is one thing too many`);
  const gameId = GAME_IDS.find((id) => id.toLowerCase() === name.replaceAll('-', '').toLowerCase());
  if (gameId === undefined) {
    return err(`there is no game ${quote(name)}: there are ${GAME_IDS.join(', ')}`);
  }
  const setup = parseSize(gameId, values.size);
  if (!setup.ok) return setup;
  const computer = parseComputer(gameId, values);
  if (!computer.ok) return computer;
  if (values.seed !== undefined && !/^\d{1,15}$/.test(values.seed)) {
    return err(`--seed is a whole number, not ${quote(values.seed)}`);
  }
  const seed = values.seed === undefined ? undefined : Number(values.seed);
  return ok({ gameId, setup: setup.value, computer: computer.value, seed });
}

interface Arguments {
  readonly 'vs-computer'?: string | undefined;
  readonly 'two-players'?: boolean | undefined;
  readonly side?: string | undefined;
  readonly seconds?: string | undefined;
  readonly size?: string | undefined;
  readonly seed?: string | undefined;
  readonly help?: boolean | undefined;
}

function parseArguments(
  args: readonly string[],
): Result<{ readonly values: Arguments; readonly positionals: readonly string[] }, string> {
  try {
    return ok(
      parseArgs({
        args: [...args],
        allowPositionals: true,
        options: {
          'vs-computer': { type: 'string' },
          'two-players': { type: 'boolean' },
          side: { type: 'string' },
          seconds: { type: 'string' },
          size: { type: 'string' },
          seed: { type: 'string' },
          help: { type: 'boolean' },
        },
      }),
    );
  } catch (error) {
    // Only the first line tells what is wrong.
    return err(String((error as Error).message).split('\n')[0] ?? '');
  }
}

function parseSize(gameId: GameId, size: string | undefined): Result<Setup, string> {
  const { name, setupFields } = gameById(gameId);
  const usual = defaultSetup(setupFields);
  if (size === undefined) return ok(usual);
  const format = dialectById(gameId).size;
  if (format === undefined) return err(`${name} has no other sizes`);
  const fields = format.parse(size);
  const setup = parseSetup(setupFields, { ...usual, ...fields });
  if (fields !== undefined && setup.ok) return setup;
  return err(`--size of ${name} is ${format.hint}, not ${quote(size)}`);
}

function parseComputer(
  gameId: GameId,
  values: Arguments,
): Result<ConsoleOptions['computer'], string> {
  const usualLevel = gameId === 'scoreFour' ? String(DEFAULT_LEVEL) : undefined;
  const level = values['vs-computer'] ?? (values['two-players'] ? undefined : usualLevel);
  const person = parseSide(gameId, values.side ?? '1');
  if (!person.ok) return person;
  const seconds = values.seconds ?? '1';
  const timeMs = /^\d{1,3}(\.\d{1,3})?$/.test(seconds) ? 1_000 * Number(seconds) : 0;
  if (timeMs <= 0 || timeMs > 1_000 * MAX_SECONDS) {
    return err(`--seconds is a number above 0, at most ${MAX_SECONDS}, not ${quote(seconds)}`);
  }
  if (level === undefined) return ok(undefined);
  if (values['two-players']) return err('--vs-computer and --two-players exclude each other');
  if (!/^\d$/.test(level) || Number(level) < MIN_LEVEL || Number(level) > MAX_LEVEL) {
    return err(`--vs-computer is a level from ${MIN_LEVEL} to ${MAX_LEVEL}, not ${quote(level)}`);
  }
  return ok({ side: otherSide(person.value), level: Number(level), timeMs });
}

function parseSide(gameId: GameId, text: string): Result<Side, string> {
  const { sideNames } = gameById(gameId);
  const side = SIDES.find(
    (each) => text === String(each + 1) || text.toLowerCase() === sideNames[each].toLowerCase(),
  );
  if (side !== undefined) return ok(side);
  return err(`--side is 1 (${sideNames[0]}) or 2 (${sideNames[1]}), not ${quote(text)}`);
}
