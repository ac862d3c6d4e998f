import { asMove } from '../src-shared/core/move.ts';
import { ok, type Result } from '../src-shared/core/result.ts';
import type { CallError, MatchSnapshot } from '../src-shared/ipc/contract.ts';
import type { Handlers } from '../src-shared/ipc/router.ts';
import type { Referee, RefereeError } from '../src-shared/match/refereeContract.ts';
import type { RefereedMatch } from '../src-shared/match/refereedMatch.ts';
import type { Rounds } from './rounds.ts';

/** What windows ask of the match on the table. */
export type MatchCalls = Pick<
  Handlers,
  | 'playMove'
  | 'takeHint'
  | 'undo'
  | 'redo'
  | 'playOnFrom'
  | 'goToLine'
  | 'deleteLine'
  | 'restoreLine'
  | 'restart'
  | 'rematch'
  | 'offerDraw'
  | 'answerDraw'
  | 'claimDraw'
  | 'startClock'
  | 'stopClock'
  | 'resign'
  | 'moveNow'
>;

/** @param answer tells the match once the change is on the disk. */
export function makeMatchCalls(
  referee: Referee,
  rounds: Rounds,
  answer: (
    changed: Result<RefereedMatch, RefereeError>,
  ) => Promise<Result<MatchSnapshot, CallError>>,
): MatchCalls {
  return {
    playMove: ({ move, ...seen }) => answer(referee.play(seen, asMove(move))),
    takeHint: (seen) => answer(referee.takeHint(seen)),
    undo: (seen) => answer(referee.undo(seen)),
    redo: (seen) => answer(referee.redo(seen)),
    playOnFrom: ({ lineId, ply, move, ...seen }) => {
      const place = { lineId, ply };
      return answer(referee.playOnFrom(seen, place, move === undefined ? undefined : asMove(move)));
    },
    goToLine: ({ lineId, ...seen }) => answer(referee.goToLine(seen, lineId)),
    deleteLine: ({ lineId, ...seen }) => answer(referee.deleteLine(seen, lineId)),
    restoreLine: (seen) => answer(referee.restoreLine(seen)),
    restart: (seen) => answer(rounds.restart(seen)),
    rematch: (seen) => answer(rounds.rematch(seen)),
    offerDraw: (seen) => answer(referee.offerDraw(seen)),
    answerDraw: ({ accepts, ...seen }) => answer(referee.answerDraw(seen, accepts)),
    claimDraw: (seen) => answer(referee.claimDraw(seen)),
    startClock: (seen) => answer(referee.startClock(seen)),
    stopClock: (seen) => answer(referee.stopClock(seen)),
    resign: (seen) => answer(referee.resign(seen)),
    moveNow: (seen) => {
      const asked = referee.moveNow(seen);
      return asked.ok ? ok(undefined) : asked;
    },
  };
}
