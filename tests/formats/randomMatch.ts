import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { playOnFrom } from '../../src-shared/match/branches.ts';
import {
  currentPosition,
  gameOf,
  type Match,
  playMove,
  resignMatch,
  startMatch,
} from '../../src-shared/match/match.ts';

const PERSON = { kind: 'person' } as const;

/** A random game between people, with branches, names and comments, perhaps resigned. */
export function randomMatch(gameId: GameId, seed: number): Match {
  const random = makeRandom(seed);
  const { setups } = gameById(gameId);
  const setup = setups[seed % setups.length]!;
  let match = startMatch({ gameId, setup, players: [PERSON, PERSON] }, 0);
  const play = (plies: number): void => {
    for (let ply = plies; ply > 0 && match.termination === undefined; ply--) {
      const moves = gameOf(match).legalMoves(currentPosition(match));
      match = unwrap(playMove(match, pick(random, moves)));
    }
  };
  play(random.below(random.below(3) === 0 ? 1_000 : 40));
  if (match.termination === undefined && random.below(3) === 0) {
    match = unwrap(resignMatch(match, random.below(2) === 0 ? 0 : 1));
  }
  for (let branch = random.below(4); branch > 0 && match.moves.length > 1; branch--) {
    const ply = random.below(match.moves.length);
    const before = match;
    match = unwrap(playOnFrom(match, { lineId: match.lineId, ply }));
    play(1 + random.below(10));
    if (match.moves[ply] === before.moves[ply]) match = before;
  }
  const text = 'Ein Zug – 好棋! [a] \\ ] and\na line :)';
  const comments =
    match.moves.length > 0 ? [{ lineId: match.lineId, ply: match.moves.length, text }] : [];
  return { ...match, remarks: { names: ['Ann ] Lee', '王'], comments } };
}
