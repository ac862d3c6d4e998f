/*
 * How long a search may be deaf to being stopped, by game and board: ten seconds a board
 *
 * The longest processor time between two looks at the stop signal, in positions of a random game.
 */
import type { Position } from '../../../src-shared/core/game.ts';
import { makeRandom, pick } from '../../../src-shared/core/random.ts';
import type { Setup } from '../../../src-shared/core/setup.ts';
import { makeSetupText } from '../../../src-shared/core/setupText.ts';
import { engineById } from '../../../src-shared/games/engines.ts';
import { type GameId, gameById } from '../../../src-shared/games/index.ts';
import { largestSetup, measuredSetup } from '../setups.ts';
import { namedGames, readToolArguments } from '../toolOptions.ts';
import { UNTIMED } from '../search/untimed.ts';

const SEARCH_MS = 1_500;
/** Shares of a random game, played before the search. */
const STAGES = [0, 0.25, 0.5, 0.75];
const MAX_PLIES = 100;

const processorMs = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};

function positionAt(gameId: GameId, setup: Setup, stage: number): Position {
  const game = gameById(gameId);
  const random = makeRandom(1);
  const line = [game.initial(setup)];
  for (let now = line[0]!; line.length <= MAX_PLIES; line.push(now)) {
    now = game.play(now, pick(random, game.legalMoves(now)));
    if (game.outcome(now) !== undefined) break;
  }
  return line[Math.floor(stage * (line.length - 1))]!;
}

/** The longest time in milliseconds without a look at the signal, in a search that is stopped after a while. */
function longestDeafness(gameId: GameId, position: Position): number {
  const startMs = processorMs();
  let lookedMs = startMs;
  let longestMs = 0;
  const look = (): number => {
    const nowMs = processorMs();
    longestMs = Math.max(longestMs, nowMs - lookedMs);
    lookedMs = nowMs;
    return nowMs;
  };
  const limits = { level: 8, timeMs: Infinity, seed: 1, tableMegabytes: 128 };
  engineById(gameId).search(position, limits, {
    ...UNTIMED,
    shouldStop: () => look() - startMs > SEARCH_MS,
  });
  look();
  return longestMs;
}

function bench(gameId: GameId, setup: Setup): void {
  const game = gameById(gameId);
  // The first search of a kind also compiles.
  longestDeafness(gameId, game.initial(setup));
  const times = STAGES.map((stage) =>
    longestDeafness(gameId, positionAt(gameId, setup, stage)).toFixed(1),
  );
  console.log(`${`${game.name} ${makeSetupText(setup)}`.padEnd(44)}${times.join(' ms, ')} ms`);
}

const options = { usage: 'npm run bench -- stopping [GAME…]', numbers: {}, words: 99 };
for (const id of namedGames(readToolArguments(options).given.words)) {
  const [usual, largest] = [measuredSetup(id), largestSetup(id)];
  bench(id, usual);
  if (makeSetupText(usual) !== makeSetupText(largest)) bench(id, largest);
}
