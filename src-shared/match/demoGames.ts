import { type Random, pick } from '../core/random.ts';
import type { Setup } from '../core/setup.ts';
import { GAME_IDS, type GameId, gameById } from '../games/index.ts';
import type { MatchConfig } from './match.ts';
import type { PlayerSpec } from './playerSpec.ts';

/**
 * The levels that play each other in a demo: near enough that it is not over before it has begun, and weak enough that
 * there is something to see. They see every win in one move, or nearly; none of them looks so far that it could not be
 * followed.
 */
const LEVEL_PAIRS = [
  [3, 4],
  [4, 3],
  [2, 3],
  [4, 5],
  [3, 2],
  [5, 4],
  [3, 5],
  [5, 3],
] as const;

/** Most of these levels need less, milliseconds. */
const TIME_MS = 1_000;

/**
 * A game for the computer to play against itself.
 * @param choice which games are shown, in their order when it is all of them.
 * @param last what was shown before: the next one has other levels, and another size where there are some.
 */
export function nextDemoGame(
  choice: GameId | 'all',
  last: MatchConfig | undefined,
  random: Random,
): MatchConfig {
  const gameId = choice === 'all' ? gameAfter(last?.gameId) : choice;
  const lastLevels = last?.players.map(levelOf).join();
  const pairs = LEVEL_PAIRS.filter((pair) => pair.join() !== lastLevels);
  const [first, second] = pick(random, pairs);
  const setups = setupsOf(gameId);
  const others = setups.filter((setup) => !isSame(setup, last?.setup));
  const setup = pick(random, others.length > 0 ? others : setups);
  return { gameId, setup, players: [computer(first), computer(second)] };
}

const setupsOf = (gameId: GameId): readonly Setup[] => {
  const { demoSetups, setups } = gameById(gameId);
  return demoSetups ?? [setups[0]];
};

function gameAfter(gameId: GameId | undefined): GameId {
  const index = gameId === undefined ? -1 : GAME_IDS.indexOf(gameId);
  const next = GAME_IDS[(index + 1) % GAME_IDS.length];
  if (next === undefined) throw new Error('there is no game');
  return next;
}

const computer = (level: number): PlayerSpec => ({ kind: 'computer', level, timeMs: TIME_MS });

const levelOf = (player: PlayerSpec): number => (player.kind === 'computer' ? player.level : 0);

const isSame = (setup: Setup, other: Setup | undefined): boolean =>
  other !== undefined &&
  Object.keys({ ...setup, ...other }).every((key) => setup[key] === other[key]);
