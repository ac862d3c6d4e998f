import type { Move } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { defaultSetup, type Setup } from '../../src-shared/core/setup.ts';
import type { Side } from '../../src-shared/core/side.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import {
  currentPosition,
  gameOf,
  type Match,
  type MatchConfig,
  playMove,
  startMatch,
  undoMoves,
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

/** A match of a person, who moves first, against a computer that would think for a minute. */
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

/** A game of two people one move before its end, and the move that ends it. */
export interface NearEnd {
  readonly match: Match;
  readonly lastMove: Move;
}

/** The first random game that ends as asked for. @param winner `undefined` is a draw */
export function gameNearEnd(gameId: GameId, winner: Side | undefined): NearEnd {
  const game = gameById(gameId);
  const config = { gameId, setup: setupOf(gameId), players: [PERSON, PERSON] } as const;
  for (let seed = 1; seed < 100_000; seed++) {
    const random = makeRandom(seed);
    const moves: Move[] = [];
    let position = game.initial(config.setup);
    for (let legal = game.legalMoves(position); legal.length > 0;) {
      const move = pick(random, legal);
      moves.push(move);
      position = game.play(position, move);
      legal = game.legalMoves(position);
    }
    const lastMove = moves.at(-1);
    const outcome = game.outcome(position);
    if (outcome === undefined || outcome.winner !== winner || lastMove === undefined) continue;
    const all = moves.reduce((match, move) => unwrap(playMove(match, move)), startMatch(config, 0));
    return { match: { ...unwrap(undoMoves(all, 1)), undone: [] }, lastMove };
  }
  throw new Error(`no random game of ${game.name} ends so`);
}
