import { unwrap } from '../../src-shared/core/result.ts';
import { defaultSetup, type Setup } from '../../src-shared/core/setup.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import {
  currentPosition,
  gameOf,
  type Match,
  type MatchConfig,
  playMove,
  startMatch,
} from '../../src-shared/match/match.ts';

const PERSON = { kind: 'person' } as const;

/** A match of two people with moves already made, in the game's notation. */
export function matchOfPeople(
  gameId: GameId,
  moves: readonly string[],
  setup: Setup = setupOf(gameId),
): Match {
  return withMoves({ gameId, setup, players: [PERSON, PERSON] }, moves);
}

/** A match of a person, who moves first, against a computer that thinks for a minute about what is not in its book. */
export function matchAgainstThinker(gameId: GameId, moves: readonly string[]): Match {
  const computer = { kind: 'computer', level: 8, timeMs: 60_000 } as const;
  return withMoves({ gameId, setup: setupOf(gameId), players: [PERSON, computer] }, moves);
}

const setupOf = (gameId: GameId) => defaultSetup(gameById(gameId).setupFields);

function withMoves(config: MatchConfig, moves: readonly string[]): Match {
  let match = startMatch(config, 0);
  for (const text of moves) {
    const move = unwrap(gameOf(match).notation.parse(currentPosition(match), text));
    match = unwrap(playMove(match, move));
  }
  return match;
}
