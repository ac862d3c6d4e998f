import { DEFAULT_TIME_MS, MAX_LEVEL, MIN_LEVEL } from '../../src-shared/core/limits.ts';
import { quote } from '../../src-shared/core/quote.ts';
import { err, ok, type Result } from '../../src-shared/core/result.ts';
import { defaultSetup, parseSetup, type Setup } from '../../src-shared/core/setup.ts';
import { otherSide, type Side, SIDES } from '../../src-shared/core/side.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { gameTexts } from '../../src-shared/games/texts.ts';
import { type Arguments, type OptionKinds, readNumbers } from '../cli/arguments.ts';
import { GAME_HELP, parseGame } from '../cli/gameArgument.ts';
import { RANGES } from '../cli/ranges.ts';
import { commonHelp, readRequest, type Request } from '../cli/request.ts';

export interface ConsoleOptions {
  readonly gameId: GameId;
  readonly setup: Setup;
  /** Who plays against the person; `undefined` when two people play. */
  readonly computer:
    | { readonly side: Side; readonly level: number; readonly timeMs: number }
    | undefined;
  readonly seed: number | undefined;
}

const DEFAULT_LEVEL = 5;

/** The sentences are shown to people as they are. */
export const HELP = `Plays a game on the console.

  console GAME [options]

${GAME_HELP}

  --vs-computer LEVEL   the computer plays the other side, ${MIN_LEVEL} (beginner) to ${MAX_LEVEL} (everything it has)
  --two-players         nobody but people plays, also in Score Four
  --side SIDE           the side of the person: 1 or 2, or its name; 1
  --seconds S           thinking time of the computer for one move; ${DEFAULT_TIME_MS / 1_000}
  --size SIZE           the size of the board, in games that have sizes
  --seed N              makes the computer's choice among equal moves reproducible
${commonHelp(22)}
Score Four is played against level ${DEFAULT_LEVEL} unless told otherwise; type quit or restart at any time.
`;

/** Reads the arguments of the console program; `help` or `version` when that was asked for. */
export function parseOptions(args: readonly string[]): Request<ConsoleOptions> {
  const kinds: OptionKinds = {
    ...{ 'vs-computer': 'value', 'two-players': 'flag', side: 'value', seconds: 'value' },
    ...{ size: 'value', seed: 'value' },
  };
  return readRequest(args, kinds, readOptions);
}

function readOptions(given: Arguments): Result<ConsoleOptions, string> {
  const { words, values } = given;
  const gameId = parseGame(words);
  if (!gameId.ok) return gameId;
  const setup = parseSize(gameId.value, values['size']);
  if (!setup.ok) return setup;
  const computer = parseComputer(gameId.value, given);
  if (!computer.ok) return computer;
  const seed = readNumbers(given, { seed: RANGES.seed });
  if (!seed.ok) return seed;
  return ok({
    ...{ gameId: gameId.value, setup: setup.value },
    ...{ computer: computer.value, seed: seed.value.seed },
  });
}

function parseSize(gameId: GameId, size: string | undefined): Result<Setup, string> {
  const { name, setupFields } = gameById(gameId);
  const usual = defaultSetup(setupFields);
  if (size === undefined) return ok(usual);
  const format = gameTexts(gameId).console.size;
  if (format === undefined) return err(`${name} has no other sizes`);
  const fields = format.read(size);
  const setup = parseSetup(setupFields, { ...usual, ...fields });
  if (fields !== undefined && setup.ok) return setup;
  return err(`--size of ${name} is ${format.hint}, not ${quote(size)}`);
}

function parseComputer(
  gameId: GameId,
  given: Arguments,
): Result<ConsoleOptions['computer'], string> {
  const person = parseSide(gameId, given.values['side'] ?? '1');
  if (!person.ok) return person;
  const read = readNumbers(given, { seconds: RANGES.seconds, 'vs-computer': RANGES.level });
  if (!read.ok) return read;
  const { seconds = DEFAULT_TIME_MS / 1_000, 'vs-computer': chosen } = read.value;
  const isForTwo = given.flags.has('two-players');
  if (isForTwo && chosen !== undefined) {
    return err('--vs-computer and --two-players exclude each other');
  }
  const usualLevel = gameId === 'scoreFour' && !isForTwo ? DEFAULT_LEVEL : undefined;
  const level = chosen ?? usualLevel;
  if (level === undefined) return ok(undefined);
  return ok({ side: otherSide(person.value), level, timeMs: 1_000 * seconds });
}

function parseSide(gameId: GameId, text: string): Result<Side, string> {
  const { sideNames } = gameById(gameId);
  const side = SIDES.find(
    (each) => text === String(each + 1) || text.toLowerCase() === sideNames[each].toLowerCase(),
  );
  if (side !== undefined) return ok(side);
  return err(`--side is 1 (${sideNames[0]}) or 2 (${sideNames[1]}), not ${quote(text)}`);
}
