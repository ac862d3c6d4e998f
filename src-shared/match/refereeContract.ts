import type { Move } from '../core/move.ts';
import { err, type Result } from '../core/result.ts';
import type { TimerClock } from '../core/timerClock.ts';
import type { SearchProgress } from '../search/engine.ts';
import type { Place } from './branches.ts';
import type { Match, MatchConfig, MatchError } from './match.ts';
import type { Player } from './player.ts';
import type { EngineSpec } from './playerSpec.ts';
import type { RefereedMatch, Seen, SeenError } from './refereedMatch.ts';

/** What a referee needs, and what it can be asked. */

export interface RefereeServices {
  readonly timer: TimerClock;
  /** A new player for a side that no person plays. */
  makePlayer(spec: EngineSpec, config: MatchConfig): Player;
  /** A name for a new match, unlike any other. */
  makeMatchId(): string;
  /** The current match is another one, has changed, or has begun or ended a thought. */
  onChange(current: RefereedMatch): void;
  onThinking(current: RefereedMatch, progress: SearchProgress): void;
  /** Called some times a second while a clock runs, with what it says by now. */
  onTimePassed?(current: RefereedMatch): void;
  /** How long a position is on the board before a computer changes it, milliseconds; it may think meanwhile. */
  pauseMs?(): number;
  /** A player failed in a way that is no fault of its play. Its side has lost if its answer was wanted. */
  onBug(error: unknown): void;
}

export interface RefereeError {
  readonly code: MatchError['code'] | SeenError['code'] | 'ERR_NOT_YOUR_TURN' | 'ERR_NO_DRAW';
  readonly message: string;
}

export type Answer = Result<RefereedMatch, RefereeError>;

/**
 * Owns the current match: takes the intents of people, at any moment, and asks the players of the other sides for
 * their moves. Every intent and every question belongs to one revision of one match: an intent that was meant for
 * another is refused with `ERR_STALE`, an answer to an older question is dropped.
 */
export interface Referee {
  readonly current: RefereedMatch | undefined;
  /** Takes charge of a new match. */
  start(config: MatchConfig): RefereedMatch;
  /** Takes charge of a match that was begun earlier. */
  resume(matchId: string, match: Match): RefereedMatch;
  /** The same game from its start, as a new match of the same players. */
  restart(seen: Seen): Answer;
  /** A person's move. */
  play(seen: Seen, move: Move): Answer;
  /** Counts a hint for the person to move. */
  takeHint(seen: Seen): Answer;
  /** Takes back to the last turn of a person, or an end alone that no move has made. */
  undo(seen: Seen): Answer;
  redo(seen: Seen): Answer;
  /** Goes on from an earlier position in a branch, at once with a person's move where one is given. */
  playOnFrom(seen: Seen, place: Place, move?: Move): Answer;
  goToLine(seen: Seen, lineId: number): Answer;
  deleteLine(seen: Seen, lineId: number): Answer;
  restoreLine(seen: Seen): Answer;
  /** The person to move gives up; while a computer thinks, the person on the other side. */
  resign(seen: Seen): Answer;
  /** Offers a draw to the other side, for the person to move or the only person. */
  offerDraw(seen: Seen): Answer;
  /** The answer of a person to the other side's offer. */
  answerDraw(seen: Seen, accepts: boolean): Answer;
  /** Ends the match as a draw where the position gives the person to move the right to it. */
  claimDraw(seen: Seen): Answer;
  /** Somebody sees the board again: the clock of the side to move goes on. */
  startClock(seen: Seen): Answer;
  /** Nobody sees the board any more: a clock stands still, and a computer stops thinking by it. */
  stopClock(seen: Seen): Answer;
  /** Asks the player that thinks, if one does, to answer at once. */
  moveNow(seen: Seen): Answer;
  /** Lets go of the match. Resolves when all players are really gone. */
  dispose(): Promise<void>;
}

export const NOT_YOUR_TURN = err({
  code: 'ERR_NOT_YOUR_TURN',
  message: 'it is the computer’s turn',
} as const);

export const NO_PERSON = err({
  code: 'ERR_NOT_YOUR_TURN',
  message: 'no person plays in this game',
} as const);

export const NO_DRAW = err({
  code: 'ERR_NO_DRAW',
  message: 'there is no draw to be had now',
} as const);
