import { err, ok, type Result } from '../src-shared/core/result.ts';
import type { Random } from '../src-shared/core/random.ts';
import type { Side } from '../src-shared/core/side.ts';
import type { DemoChoice } from '../src-shared/ipc/show.ts';
import { nextDemoGame } from '../src-shared/match/demoGames.ts';
import { currentPosition, type MatchConfig, startMatch } from '../src-shared/match/match.ts';
import type { PlayerSpec } from '../src-shared/match/playerSpec.ts';
import type { RefereeError } from '../src-shared/match/refereeContract.ts';
import type { RefereedMatch } from '../src-shared/match/refereedMatch.ts';
import type { PersistentReferee } from './persistentReferee.ts';

type Answer = Result<RefereedMatch, RefereeError>;

/** Games of the computer against itself, and who steps in. */
export interface Demo {
  /** Begins the next game. @param after only while this match still is on the table. */
  start(choice: DemoChoice, after?: string): Answer;
  /** Seats a person at the side to move, against a computer that a beginner can beat. */
  takeOver(matchId: string): Answer;
  /** Seats the computers again that played before. */
  giveBack(matchId: string): Answer;
}

/** Whoever steps in has seldom played before. */
const OPPONENT: PlayerSpec = { kind: 'computer', level: 2, timeMs: 1_000 };

function againstPerson(side: Side): MatchConfig['players'] {
  const person: PlayerSpec = { kind: 'person' };
  return side === 0 ? [person, OPPONENT] : [OPPONENT, person];
}

export function makeDemo(persistent: PersistentReferee, random: Random): Demo {
  const { referee } = persistent;
  let last: MatchConfig | undefined;

  /** The match of the demo, which goes on while a window asks for something. */
  function find(matchId: string): Answer {
    const { current } = referee;
    if (current === undefined || persistent.demo === undefined) {
      return err({ code: 'ERR_NO_MATCH', message: 'no demo is on the table' });
    }
    return current.matchId === matchId ? ok(current) : STALE;
  }

  /** The same match, played on by others. */
  const seat = ({ matchId, match }: RefereedMatch, players: MatchConfig['players']): Answer =>
    ok(referee.resume(matchId, { ...match, config: { ...match.config, players } }));

  return {
    start(choice, after) {
      if (after !== undefined && after !== referee.current?.matchId) return STALE;
      last = nextDemoGame(choice, last, random);
      return ok(persistent.start(last, choice));
    },
    takeOver(matchId) {
      const found = find(matchId);
      if (!found.ok) return found;
      const { match } = found.value;
      if (match.termination === undefined) {
        return seat(found.value, againstPerson(currentPosition(match).sideToMove));
      }
      // One that is over begins anew, for whoever would like to play it.
      const { sideToMove } = startMatch(match.config, 0).positions[0];
      const config = { ...match.config, players: againstPerson(sideToMove) };
      return ok(persistent.start(config, persistent.demo));
    },
    giveBack(matchId) {
      const found = find(matchId);
      return found.ok && last !== undefined ? seat(found.value, last.players) : found;
    },
  };
}

const STALE = err({ code: 'ERR_STALE', message: 'another game is on the table by now' } as const);

/** Why a window in a kiosk is refused what belongs to the person who put it up. */
export const LOCKED = {
  code: 'ERR_KIOSK',
  message: 'this is a kiosk: nothing of the person’s can be changed or looked at',
} as const;
