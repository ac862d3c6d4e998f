import { existsSync, readFileSync } from 'node:fs';
import {
  type NumberRange,
  type OptionKinds,
  parseArguments,
  readNumbers,
} from '../../../../src-main/cli/arguments.ts';
import { GAME_HELP, parseGame } from '../../../../src-main/cli/gameArgument.ts';
import { RANGES as PROGRAM_RANGES } from '../../../../src-main/cli/ranges.ts';
import { MAX_LEVEL, MIN_LEVEL } from '../../../../src-shared/core/limits.ts';
import { err, ok, type Result } from '../../../../src-shared/core/result.ts';
import type { Setup } from '../../../../src-shared/core/setup.ts';
import { parseSetupText } from '../../../../src-shared/core/setupText.ts';
import { type GameId, gameById } from '../../../../src-shared/games/index.ts';
import {
  fairOpenings,
  listedOpenings,
  randomOpenings,
  usualPlies,
} from '../../../../src-shared/tournament/openings.ts';
import { nodeBudget, timeBudget } from '../../../../src-shared/tournament/playerText.ts';
import type { SeriesOptions } from './series.ts';

export const OPTIONS_HELP = `
${GAME_HELP}

  --games N           games; each opening is played twice with colours changed
  --seconds S         thinking time for one move
  --nodes N           nodes for one move, instead of a time
  --cpu               thinking time is that of the processor, for a busy machine
  --setup KEY=VALUE   size and variant, e.g. rows=8,columns=8,starter=0
  --openings WHICH    fair (first moves that leave both sides about even; usual where they are known),
                      paired (random ones; usual elsewhere), none, or a file with one opening to a line
  --plies N           length of random openings
  --seed N            1
  --label NAME        continues the series of that name although the programs have changed
`;

export interface ArenaOptions {
  /** Everything but the players. */
  readonly series: Omit<SeriesOptions, 'specs'>;
  readonly positionals: readonly string[];
  readonly from: number;
  readonly to: number;
}

interface Defaults {
  readonly games: number;
  readonly seconds: number;
}

const TEXTS = ['setup', 'openings', 'label'];

const RANGES = {
  games: { min: 1, max: 1e6 },
  seconds: { min: 0.001, max: 86_400, isDecimal: true },
  nodes: { min: 1, max: 1e15 },
  plies: { min: 0, max: 100 },
  seed: PROGRAM_RANGES.seed,
  from: PROGRAM_RANGES.level,
  to: PROGRAM_RANGES.level,
} as const satisfies Record<string, NumberRange>;

const KINDS: OptionKinds = {
  ...Object.fromEntries([...Object.keys(RANGES), ...TEXTS].map((name) => [name, 'value'])),
  ...{ cpu: 'flag', help: 'flag' },
};

/** Reads the arguments; the first is the game. The error is a sentence without its full stop, or the help asked for. */
export function parseArenaOptions(
  args: readonly string[],
  defaults: Defaults,
): Result<ArenaOptions | 'help', string> {
  const given = parseArguments(args, KINDS);
  if (!given.ok) return given;
  const { words, values, flags } = given.value;
  if (flags.has('help')) return ok('help');
  const gameId = parseGame(words.slice(0, 1));
  if (!gameId.ok) return gameId;
  const setup = parseSetupText(gameById(gameId.value).setupFields, values['setup'] ?? '');
  if (!setup.ok) return setup;
  const numbers = readNumbers(given.value, RANGES);
  if (!numbers.ok) return numbers;
  const { games, seconds, nodes, seed = 1, from, to } = numbers.value;
  const { plies = usualPlies(gameId.value) } = numbers.value;
  const openings = chooseOpenings({
    ...{ gameId: gameId.value, setup: setup.value, plies, seed },
    which: values['openings'],
  });
  if (!openings.ok) return openings;
  return ok({
    positionals: words.slice(1),
    from: from ?? MIN_LEVEL + 1,
    to: to ?? MAX_LEVEL,
    series: {
      ...{ gameId: gameId.value, setup: setup.value, seed, label: values['label'] },
      games: games ?? defaults.games,
      budget: nodes === undefined ? timeBudget(seconds ?? defaults.seconds) : nodeBudget(nodes),
      countsCpu: flags.has('cpu'),
      ...openings.value,
    },
  });
}

function chooseOpenings({
  gameId,
  setup,
  plies,
  seed,
  which,
}: {
  readonly gameId: GameId;
  readonly setup: Setup;
  readonly plies: number;
  readonly seed: number;
  /** `undefined` leaves the choice to us. */
  readonly which: string | undefined;
}): Result<Pick<SeriesOptions, 'openings' | 'openingText'>, string> {
  const fair = fairOpenings(gameId, setup, seed);
  const random = () => randomOpenings(gameId, setup, plies, seed);
  const openingText = which ?? (fair === undefined ? 'paired' : 'fair');
  if (openingText === 'paired') {
    return ok({ openings: random(), openingText: `random, ${plies} plies` });
  }
  if (openingText === 'none') return ok({ openings: () => [], openingText });
  if (openingText === 'fair') {
    if (fair === undefined) return err('no fair openings are known of this board');
    return ok({ openings: fair, openingText });
  }
  if (!existsSync(openingText)) return err(`there is no file ${openingText}`);
  const listed = listedOpenings(gameId, setup, readFileSync(openingText, 'utf8'));
  return listed.ok ? ok({ openings: listed.value, openingText }) : listed;
}
