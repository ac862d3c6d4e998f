import { asMove, type Move } from '../../src-shared/core/move.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import type { MatchSnapshot } from '../../src-shared/ipc/contract.ts';
import type { MatchConfig } from '../../src-shared/match/match.ts';
import type { PlayerSpec } from '../../src-shared/match/playerSpec.ts';
import { makeReferee } from '../../src-shared/match/referee.ts';
import type { Seen, RefereedMatch } from '../../src-shared/match/refereedMatch.ts';
import type { SearchProgress } from '../../src-shared/search/engine.ts';
import { parsePeg } from '../../src-shared/games/scoreFour/notation.ts';
import { FakePlayer } from './fakePlayer.ts';
import { makeFakeTimer } from './fakeTimer.ts';

export const person: PlayerSpec = { kind: 'person' };
export const computer: PlayerSpec = { kind: 'computer', level: 3, timeMs: 1_000 };

/** A Score Four match of the given players, White first. */
export const scoreFourMatch = (white: PlayerSpec, black: PlayerSpec): MatchConfig => ({
  gameId: 'scoreFour',
  setup: {},
  players: [white, black],
});

/** By who plays: two people, a person as White or as Black against the computer, two computers. */
export const hotSeat = scoreFourMatch(person, person);
export const asWhite = scoreFourMatch(person, computer);
export const asBlack = scoreFourMatch(computer, person);
export const demo = scoreFourMatch(computer, computer);

/** White completes a line of peg A1. */
export const WHITE_WINS = ['A1', 'B1', 'A1', 'B1', 'A1', 'B1', 'A1'];

/** The move to a peg by its location. */
export const peg = (location: string): Move => asMove(unwrap(parsePeg(location)));

/** What a person sees who has this match before their eyes. */
export const seen = ({ matchId, match }: RefereedMatch): Seen => ({
  matchId,
  revision: match.revision,
});

/** What a person sees whose window has this snapshot. */
export const seenIn = ({ matchId, revision }: MatchSnapshot): Seen => ({ matchId, revision });

/** A referee whose computers are fakes and whose time is the test’s, with all that it told. */
export function makeTestReferee({ pauseMs = 0 } = {}) {
  const timer = makeFakeTimer();
  const noted: RefereedMatch[] = [];
  const changes: RefereedMatch[] = [];
  const progress: SearchProgress[] = [];
  const bugs: unknown[] = [];
  const players: FakePlayer[] = [];
  let matchCount = 0;
  const referee = makeReferee({
    timer,
    pauseMs: () => pauseMs,
    onTimePassed: (now) => noted.push(now),
    makePlayer() {
      const player = new FakePlayer();
      players.push(player);
      return player;
    },
    makeMatchId: () => `match-${++matchCount}`,
    onChange: (now) => changes.push(now),
    onThinking: (_, told) => progress.push(told),
    onBug: (error) => bugs.push(error),
  });
  const current = (): RefereedMatch => {
    if (referee.current === undefined) throw new Error('there is no match');
    return referee.current;
  };
  return {
    referee,
    timer,
    noted,
    changes,
    progress,
    bugs,
    players,
    current,
    /** The computer that takes part now; the last one made. */
    player(): FakePlayer {
      const last = players.at(-1);
      if (last === undefined) throw new Error('no computer plays');
      return last;
    },
    /** Plays a person's move by its location, in the current match. */
    play: (location: string) => unwrap(referee.play(seen(current()), peg(location))),
  };
}
