import { err, ok, type Result } from '../core/result.ts';
import {
  currentPosition,
  gameOf,
  type Match,
  type MatchError,
  redoMoves,
  type Termination,
  undoMoves,
} from './match.ts';

/*
 * What a person takes back and makes again in one step. An end that no move has made is a step of its own: without it
 * the match stands as it did, with the same moves, the same side to move, and the same moves to make again.
 */

const IS_MADE_BY_MOVE: Readonly<Record<Termination['kind'], boolean>> = {
  rules: true,
  repetition: true,
  length: true,
  resignation: false,
  time: false,
  agreement: false,
  claim: false,
  forfeit: false,
};

const STRICT = err({
  code: 'ERR_STRICT',
  message: 'nothing is taken back in a strict game',
} as const);

/** Takes back the end alone where no move has made it, otherwise so many moves that a person is to move again. */
export function takeBack(match: Match): Result<Match, MatchError> {
  if (match.config.isStrict === true) return STRICT;
  const goingOn = withoutEnd(match);
  return goingOn === undefined ? undoMoves(match, countBack(match)) : ok(goingOn);
}

export const canTakeBack = (match: Match): boolean =>
  match.config.isStrict !== true && (withoutEnd(match) !== undefined || countBack(match) > 0);

/** Makes again so many moves that a person is to move, or all of them when that turn never comes. */
export const makeAgain = (match: Match): Result<Match, MatchError> =>
  match.config.isStrict === true ? STRICT : redoMoves(match, countAgain(match));

export const canMakeAgain = (match: Match): boolean =>
  match.config.isStrict !== true && match.termination === undefined && match.undone.length > 0;

/** The match as it goes on without an end that no move has made; `undefined` when it has no such end. */
export function withoutEnd(match: Match): Match | undefined {
  const { termination, revision } = match;
  if (termination === undefined || IS_MADE_BY_MOVE[termination.kind]) return undefined;
  // Whoever has run out of time begins the turn anew.
  const turnMs = termination.kind === 'time' ? 0 : match.turnMs;
  return { ...match, turnMs, termination: undefined, revision: revision + 1 };
}

/** 1 when both sides are people, 0 when no person has moved. */
function countBack(match: Match): number {
  for (let count = 1; count <= match.moves.length; count++) {
    const side = match.positions[match.moves.length - count]?.sideToMove;
    if (side !== undefined && match.config.players[side].kind === 'person') return count;
  }
  return 0;
}

function countAgain(match: Match): number {
  let position = currentPosition(match);
  for (const [index, move] of match.undone.entries()) {
    position = gameOf(match).play(position, move);
    if (match.config.players[position.sideToMove].kind === 'person') return index + 1;
  }
  return match.undone.length;
}
