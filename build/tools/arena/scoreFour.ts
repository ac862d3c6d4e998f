import { parseArgs } from 'node:util';
import { makeRandom } from '../../../src-shared/core/random.ts';
import {
  playGame,
  type Player,
  programPlayer,
  randomPlayer,
  simplePlayer,
} from './scoreFour/players.ts';
import { Program } from './scoreFour/program.ts';

/*
 * How well the Score Four opponent plays, measured through its protocol:
 *
 *     npm run strength -- scoreFour random|simple|ladder|all [--level N] [--games N] [--seconds S] [--from N] [--to N] [--verbose]
 *
 * `random` and `simple` are players (see players.ts); `ladder` plays each level against the one below. `--verbose`
 * shows the games that the first player loses.
 */

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    level: { type: 'string', default: '8' },
    games: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '0.1' },
    from: { type: 'string', default: '2' },
    to: { type: 'string', default: '8' },
    verbose: { type: 'boolean', default: false },
  },
});
const games = Number(values.games);

function startProgram(level: number, seed: number): Program {
  return new Program(['--level', `${level}`, '--seconds', values.seconds, '--seed', `${seed}`]);
}

interface Tally {
  wins: number;
  draws: number;
  losses: number;
}

/** Plays games with alternating colours and counts from the first player's view. */
async function playMatch(first: Player, second: Player): Promise<Tally> {
  const tally = { wins: 0, draws: 0, losses: 0 };
  for (let game = 0; game < games; game++) {
    const isWhite = game % 2 === 0;
    const { winner, moves } = await (isWhite ? playGame(first, second) : playGame(second, first));
    if (winner === undefined) tally.draws++;
    else if ((winner === 0) === isWhite) tally.wins++;
    else {
      tally.losses++;
      if (values.verbose) console.log(`lost as ${isWhite ? 'White' : 'Black'}: ${moves.join(' ')}`);
    }
  }
  return tally;
}

/** E.g. `140–10–50 (72.5 % ± 3.2)`: wins, draws and losses, points and their standard error. */
function describeTally({ wins, draws, losses }: Tally): string {
  const share = (wins + draws / 2) / games;
  const variance = (wins + draws / 4) / games - share ** 2;
  const error = Math.sqrt(variance / games);
  const percent = (value: number): string => (100 * value).toFixed(1);
  return `${wins}–${draws}–${losses} (${percent(share)} % ± ${percent(error)})`;
}

const describeProgram = (program: Program): string =>
  `slowest move ${program.slowestMs.toFixed(0)} ms, peak memory ${program.peakMegabytes() ?? '?'} MB`;

async function meet(kind: 'random' | 'simple'): Promise<void> {
  const program = startProgram(Number(values.level), 1);
  const random = makeRandom(1);
  const other = kind === 'random' ? randomPlayer(random) : simplePlayer(random);
  const tally = await playMatch(programPlayer(program), other);
  const name = `level ${values.level} – ${kind} player`;
  console.log(`${name}: ${describeTally(tally)}, ${describeProgram(program)}`);
  await program.quit();
}

async function climb(): Promise<void> {
  for (let level = Number(values.from); level <= Number(values.to); level++) {
    const [upper, lower] = [startProgram(level, 1), startProgram(level - 1, 2)];
    const tally = await playMatch(programPlayer(upper), programPlayer(lower));
    console.log(`level ${level} – level ${level - 1}: ${describeTally(tally)}`);
    await Promise.all([upper.quit(), lower.quit()]);
  }
}

const kinds: Readonly<Record<string, () => Promise<void>>> = {
  random: () => meet('random'),
  simple: () => meet('simple'),
  ladder: climb,
};
const [wanted = 'all'] = positionals;
for (const [kind, run] of Object.entries(kinds)) {
  if (wanted === kind || wanted === 'all') await run();
}
