import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { defaultSetup, type Setup } from '../../src-shared/core/setup.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { currentPosition, type Match, playMove, startMatch } from '../../src-shared/match/match.ts';
import { makeMatchRecord } from '../../src-shared/record/matchRecord.ts';

const PERSON = { kind: 'person' } as const;

interface RandomMatch {
  readonly gameId: GameId;
  /** The usual one unless told. */
  readonly setup?: Setup;
  readonly plies: number;
  readonly seed: number;
}

/**
 * A match of two people at random, which is not over: as it stood after each of its moves, from the start on. Shorter
 * when every move would end it.
 */
export function randomCourse({ gameId, setup, plies, seed }: RandomMatch): readonly Match[] {
  const game = gameById(gameId);
  const random = makeRandom(seed);
  const config = { gameId, setup: setup ?? defaultSetup(game.setupFields) };
  let match = startMatch({ ...config, players: [PERSON, PERSON] }, 0);
  const course = [match];
  while (course.length <= plies) {
    const from = match;
    const goesOn = game
      .legalMoves(currentPosition(from))
      .map((move) => unwrap(playMove(from, move)))
      .filter(({ termination }) => termination === undefined);
    if (goesOn.length === 0) break;
    match = pick(random, goesOn);
    course.push(match);
  }
  return course;
}

/** The file of a match. @param startedMs since 1970 */
export function matchFile(matchId: string, match: Match, startedMs = 0): string {
  const startedAt = new Date(startedMs).toISOString();
  return makeMatchRecord({ matchId, match, startedAt, updatedAt: startedAt });
}
