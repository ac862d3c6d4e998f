import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ProgressBar } from '../../../../src-main/cli/progressBar.ts';
import type { Setup } from '../../../../src-shared/core/setup.ts';
import { makeSetupText } from '../../../../src-shared/core/setupText.ts';
import { type GameId } from '../../../../src-shared/games/index.ts';
import type { Openings } from '../../../../src-shared/tournament/openings.ts';
import { describeTally, type Tally } from '../../../../src-shared/tournament/tally.ts';
import { startGtpPlayer } from './gtpPlayer.ts';
import { type KeptGame, KeptGames } from './keptGames.ts';
import { startOpponentPlayer } from './opponentPlayer.ts';
import type { Player, PlayerOptions } from './player.ts';
import { startPlayerProcess } from './playerProcess.ts';
import type { Budget, PlayerSpec } from '../../../../src-shared/tournament/playerText.ts';
import { playGame } from './playGame.ts';

export interface SeriesOptions {
  readonly gameId: GameId;
  readonly setup: Setup;
  readonly specs: readonly [PlayerSpec, PlayerSpec];
  readonly games: number;
  readonly budget: Budget;
  readonly countsCpu: boolean;
  readonly openings: Openings;
  /** What the openings are, for telling series apart. */
  readonly openingText: string;
  readonly seed: number;
  /** Continues the series of this name whatever the programs were when it began. */
  readonly label: string | undefined;
}

type StartPlayer = (options: PlayerOptions) => Promise<Player> | Player;

/** Players that are programs of their own, by name. */
const PROGRAMS: Readonly<Record<string, StartPlayer>> = {
  gtp: startGtpPlayer,
  opponent: startOpponentPlayer,
};

/** The folder of all results, in the folder of the project. */
const RESULTS = 'strength';

export interface SeriesResult extends Tally {
  /** Where the games are. */
  readonly folder: string;
  /** Longest move of each player, milliseconds. */
  readonly slowestMs: readonly [number, number];
}

/**
 * Plays each opening twice with colours changed and counts from the first player's view. Games that a former run of
 * the same series kept are not played again; a changed program begins a new series.
 */
export async function playSeries(options: SeriesOptions): Promise<SeriesResult> {
  const { gameId, setup, specs, games, budget, countsCpu, openingText, seed, label } = options;
  const [first, second] = specs.map((spec) => spec.text);
  const description = {
    ...{ gameId, setup: makeSetupText(setup), first, second },
    ...{ budget, countsCpu, openings: openingText, seed },
    program: label ?? hash(readFileSync(process.argv[1]!)),
  };
  const name = `${first}-${second}`.replaceAll(/[^\w.-]+/g, '_').slice(0, 60);
  const folder = join(RESULTS, gameId, `${name}-${hash(JSON.stringify(description))}`);
  const kept = new KeptGames(folder, description);
  const bar = new ProgressBar(games);
  const tally = { wins: 0, draws: 0, losses: 0 };
  const slowestMs: [number, number] = [0, 0];
  const players: Player[] = [];
  try {
    for (let index = 0; index < games; index++) {
      let game = kept.read(index);
      if (game === undefined) {
        for (const spec of players.length === 0 ? specs : []) {
          const start = PROGRAMS[spec.name] ?? startPlayerProcess;
          players.push(await start({ gameId, setup, spec, budget, countsCpu }));
        }
        game = await play(options, players, index);
        kept.write(game);
      }
      count(game, index % 2, tally, slowestMs);
      bar.show(index + 1, `${first} – ${second} ${describeTally(tally)}`);
    }
  } finally {
    bar.end();
    for (const player of players) await player.end();
  }
  return { ...tally, folder, slowestMs };
}

/** Game 0 of a pair has the first player as side 0, game 1 as side 1. */
async function play(
  options: SeriesOptions,
  players: readonly Player[],
  index: number,
): Promise<KeptGame> {
  const pair = Math.floor(index / 2);
  const opening = options.openings(pair);
  const seed = options.seed + 1_000 * (index + 1);
  const order = index % 2 === 0 ? ([0, 1] as const) : ([1, 0] as const);
  const { winner, ...game } = await playGame({
    ...options,
    ...{ opening, seed, players: [players[order[0]]!, players[order[1]]!] },
  });
  const texts = [options.specs[order[0]].text, options.specs[order[1]].text] as const;
  const openingPlies = opening.length;
  return { index, players: texts, openingPlies, seed, winner: winner ?? null, ...game };
}

/** @param firstSide the side of the first player. */
function count(
  { winner, thoughts }: KeptGame,
  firstSide: number,
  tally: { -readonly [Key in keyof Tally]: number },
  slowestMs: [number, number],
): void {
  if (winner === null) tally.draws++;
  else if (winner === firstSide) tally.wins++;
  else tally.losses++;
  for (const { side, timeMs } of thoughts) {
    const player = side === firstSide ? 0 : 1;
    slowestMs[player] = Math.max(slowestMs[player], timeMs);
  }
}

const hash = (data: string | Buffer): string =>
  createHash('sha256').update(data).digest('hex').slice(0, 10);
