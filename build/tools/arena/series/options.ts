import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { err, ok, type Result } from '../../../../src-shared/core/result.ts';
import { parseSetupText } from '../../../../src-shared/core/setupText.ts';
import { GAME_IDS, gameById, type GameId, isGameId } from '../../../../src-shared/games/index.ts';
import { fairOpenings } from './fairOpenings.ts';
import { listedOpenings, type Openings, randomOpenings } from './openings.ts';
import { nodeBudget, timeBudget } from './playerSpec.ts';
import type { SeriesOptions } from './series.ts';

export const OPTIONS_HELP = `
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

/** Plies of random openings: enough for variety, too few to decide the game. */
const OPENING_PLIES: Readonly<Record<GameId, number>> = {
  scoreFour: 4,
  linesOfAction: 4,
  hex: 2,
  domineering: 2,
  dotsAndTriangles: 2,
};

export interface ArenaOptions {
  /** Everything but the players. */
  readonly series: Omit<SeriesOptions, 'specs'>;
  readonly positionals: readonly string[];
  readonly from: number;
  readonly to: number;
}

interface Defaults {
  readonly games: string;
  readonly seconds: string;
}

/** Reads the arguments; the first is the game. The error is a sentence without its full stop. */
export function parseArenaOptions(
  args: readonly string[],
  defaults: Defaults,
): Result<ArenaOptions, string> {
  try {
    return readOptions(args, defaults);
  } catch (error) {
    return err(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  }
}

function readOptions(args: readonly string[], defaults: Defaults): Result<ArenaOptions, string> {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      games: { type: 'string', default: defaults.games },
      seconds: { type: 'string', default: defaults.seconds },
      nodes: { type: 'string' },
      cpu: { type: 'boolean', default: false },
      setup: { type: 'string', default: '' },
      openings: { type: 'string' },
      plies: { type: 'string' },
      seed: { type: 'string', default: '1' },
      label: { type: 'string' },
      from: { type: 'string', default: '2' },
      to: { type: 'string', default: '8' },
    },
  });
  const [gameId = '', ...rest] = positionals;
  if (!isGameId(gameId)) return err(`there is no game ${gameId}; there is: ${GAME_IDS.join(', ')}`);
  const setup = parseSetupText(gameById(gameId).setupFields, values.setup);
  if (!setup.ok) return setup;
  const number = (text: string, what: string): number => {
    if (/^\d+(\.\d+)?$/.test(text)) return Number(text);
    throw new Error(`${what} is a number, not ${text}`);
  };
  const seed = number(values.seed, '--seed');
  const plies = number(values.plies ?? String(OPENING_PLIES[gameId]), '--plies');
  const fair = fairOpenings(gameId, setup.value, seed);
  const openingsOf = (which: string): Result<Openings, string> => {
    if (which === 'paired') return ok(randomOpenings(gameId, setup.value, plies, seed));
    if (which === 'none') return ok(() => []);
    if (which !== 'fair') return listedOpenings(gameId, setup.value, readFileSync(which, 'utf8'));
    return fair === undefined ? err('no fair openings are known of this board') : ok(fair);
  };
  const which = values.openings ?? (fair === undefined ? 'paired' : 'fair');
  const openings = openingsOf(which);
  if (!openings.ok) return openings;
  return ok({
    positionals: rest,
    from: number(values.from, '--from'),
    to: number(values.to, '--to'),
    series: {
      ...{ gameId, setup: setup.value, seed, label: values.label },
      games: number(values.games, '--games'),
      budget:
        values.nodes === undefined
          ? timeBudget(number(values.seconds, '--seconds'))
          : nodeBudget(number(values.nodes, '--nodes')),
      countsCpu: values.cpu,
      openings: openings.value,
      openingText: which === 'paired' ? `random, ${plies} plies` : which,
    },
  });
}
