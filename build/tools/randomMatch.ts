import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { defaultSetup } from '../../src-shared/core/setup.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { currentPosition, playMove, startMatch } from '../../src-shared/match/match.ts';
import { makeMatchRecord } from '../../src-shared/record/matchRecord.ts';

const PERSON = { kind: 'person' } as const;

interface RandomMatch {
  readonly matchId: string;
  readonly gameId: GameId;
  readonly plies: number;
  readonly seed: number;
}

/** The file of a match of two people at random, which is not over; shorter when every move would end it. */
export function randomMatch({ matchId, gameId, plies, seed }: RandomMatch): string {
  const game = gameById(gameId);
  const random = makeRandom(seed);
  const setup = defaultSetup(game.setupFields);
  let match = startMatch({ gameId, setup, players: [PERSON, PERSON] }, 0);
  for (let ply = 0; ply < plies; ply++) {
    const position = currentPosition(match);
    const goesOn = game
      .legalMoves(position)
      .filter((move) => game.outcome(game.play(position, move)) === undefined);
    if (goesOn.length === 0) break;
    match = unwrap(playMove(match, pick(random, goesOn)));
  }
  const startedAt = new Date(seed * 60_000).toISOString();
  return makeMatchRecord({ matchId, match, startedAt, updatedAt: startedAt });
}
