import { err, ok, type Result } from '../core/result.ts';
import { deleteLine, goToLine, mayBranch, playOnFrom, restoreLine } from './branches.ts';
import { canClaimDraw, claimDraw, speakerOf } from './draws.ts';
import { currentPosition, type Match, playMove, resignMatch } from './match.ts';
import {
  type Answer,
  NO_DRAW,
  NO_PERSON,
  NOT_YOUR_TURN,
  type Referee,
  type RefereeError,
} from './refereeContract.ts';
import type { Seen } from './refereedMatch.ts';
import type { Move } from '../core/move.ts';
import { makeAgain, takeBack } from './takeBack.ts';

type Changed = Result<Match, RefereeError>;

/** Changes the match that somebody has seen, or refuses to. */
type Change = (seen: Seen, next: (match: Match) => Changed) => Answer;

/** What people do to a match by themselves. */
type PersonIntent =
  | ('play' | 'takeHint' | 'undo' | 'redo' | 'resign' | 'claimDraw')
  | ('playOnFrom' | 'goToLine' | 'deleteLine' | 'restoreLine');

export function makePersonIntents(change: Change): Pick<Referee, PersonIntent> {
  const changeLines: Change = (seen, next) =>
    change(seen, (match) => (mayBranch(match) ? next(match) : NO_BRANCH_YET));

  return {
    play: (seen, move) => change(seen, (match) => play(match, move)),
    takeHint: (seen) => change(seen, takeHint),
    undo: (seen) => change(seen, takeBack),
    redo: (seen) => change(seen, makeAgain),
    playOnFrom: (seen, place, move) =>
      changeLines(seen, (match) => {
        const there = playOnFrom(match, place);
        return there.ok && move !== undefined ? play(there.value, move) : there;
      }),
    goToLine: (seen, lineId) => changeLines(seen, (match) => goToLine(match, lineId)),
    deleteLine: (seen, lineId) => changeLines(seen, (match) => deleteLine(match, lineId)),
    restoreLine: (seen) => changeLines(seen, restoreLine),
    resign: (seen) => change(seen, resign),
    claimDraw: (seen) => change(seen, claim),
  };
}

const NO_BRANCH_YET = err({
  code: 'ERR_NO_BRANCH_YET',
  message: 'a strict game or one with a clock has branches once it is over',
} as const);

const isPersonsTurn = (match: Match): boolean =>
  match.config.players[currentPosition(match).sideToMove].kind === 'person';

function play(match: Match, move: Move): Changed {
  const isRefused = match.termination === undefined && !isPersonsTurn(match);
  return isRefused ? NOT_YOUR_TURN : playMove(match, move);
}

const STRICT = err({ code: 'ERR_STRICT', message: 'a strict game gives no hints' } as const);

/** Counts a hint for the person to move. */
function takeHint(match: Match): Changed {
  const { config, hints, revision, termination } = match;
  if (termination !== undefined) {
    return err({ code: 'ERR_MATCH_OVER', message: `the game is over: ${termination.reason}` });
  }
  if (config.isStrict === true) return STRICT;
  if (!isPersonsTurn(match)) return NOT_YOUR_TURN;
  const { sideToMove } = currentPosition(match);
  const [first, second] = hints;
  return ok({
    ...match,
    hints: sideToMove === 0 ? [first + 1, second] : [first, second + 1],
    revision: revision + 1,
  });
}

function resign(match: Match): Changed {
  const side = speakerOf(match);
  return side === undefined ? NO_PERSON : resignMatch(match, side);
}

function claim(match: Match): Changed {
  if (!isPersonsTurn(match)) return NOT_YOUR_TURN;
  return canClaimDraw(match) ? ok(claimDraw(match)) : NO_DRAW;
}
