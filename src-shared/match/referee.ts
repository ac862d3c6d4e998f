import type { ForfeitFault } from '../core/forfeitFault.ts';
import type { Move } from '../core/move.ts';
import { err, ok, type Result } from '../core/result.ts';
import { otherSide, SIDES, type Side } from '../core/side.ts';
import type { SearchProgress } from '../search/engine.ts';
import { deleteLine, goToLine, type Place, playOnFrom, restoreLine } from './branches.ts';
import {
  currentPosition,
  forfeitMatch,
  gameOf,
  type Match,
  type MatchConfig,
  type MatchError,
  playMove,
  resignMatch,
  startMatch,
} from './match.ts';
import { ForfeitError, type Player, StoppedError, type Turn } from './player.ts';
import type { PlayerSpec } from './playerSpec.ts';
import { makeAgain, takeBack } from './takeBack.ts';
import { asSeen, type Seen, type SeenError, type RefereedMatch } from './refereedMatch.ts';

export interface RefereeServices {
  /** A new player for a side that no person plays. */
  makePlayer(spec: Exclude<PlayerSpec, { kind: 'person' }>, config: MatchConfig): Player;
  /** A name for a new match, unlike any other. */
  makeMatchId(): string;
  /** The current match is another one, has changed, or has begun or ended a thought. */
  onChange(current: RefereedMatch): void;
  onThinking(current: RefereedMatch, progress: SearchProgress): void;
  /** A player failed in a way that is no fault of its play. Its side has lost if its answer was wanted. */
  onBug(error: unknown): void;
}

export interface RefereeError {
  readonly code: MatchError['code'] | SeenError['code'] | 'ERR_NOT_YOUR_TURN';
  readonly message: string;
}

type Answer = Result<RefereedMatch, RefereeError>;

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
  /** Asks the player that thinks, if one does, to answer at once. */
  moveNow(seen: Seen): Answer;
  /** Asks no player until `unpause`; a thought under way is dropped. For matches that play by themselves. */
  pause(): void;
  unpause(): void;
  /** Lets go of the match. Resolves when all players are really gone. */
  dispose(): Promise<void>;
}

/** A side's player, which is asked one thing at a time. */
interface Seat {
  readonly player: Player;
  /** Settled when the last thing it was asked is over; never rejects. */
  idle: Promise<void>;
}

interface PendingMove {
  readonly seat: Seat;
  readonly side: Side;
  readonly stopping: AbortController;
  readonly hurrying: AbortController;
}

// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeReferee(services: RefereeServices): Referee {
  let current: { readonly id: string; readonly match: Match } | undefined;
  let seats: readonly [Seat | undefined, Seat | undefined] = [undefined, undefined];
  let pending: PendingMove | undefined;
  let isPaused = false;
  let lastRevision = 0;
  let gameNumber = 0;
  const leaving = new Set<Promise<void>>();

  const refereed = (): RefereedMatch | undefined =>
    current && { matchId: current.id, match: current.match, thinkingSide: pending?.side };

  function dropPending(): void {
    const dropped = pending;
    pending = undefined;
    dropped?.stopping.abort();
  }

  /** The one place where the match changes: drops the thought about the old one and begins the next. */
  function setMatch(id: string, match: Match): RefereedMatch {
    dropPending();
    current = { id, match };
    lastRevision = match.revision;
    think();
    return announce();
  }

  function announce(): RefereedMatch {
    const now = refereed();
    if (now === undefined) throw new Error('announced no match');
    services.onChange(now);
    return now;
  }

  /** Asks the player of the side to move, when there is one to ask. */
  function think(): void {
    if (current === undefined || isPaused || current.match.termination !== undefined) return;
    const { match } = current;
    const side = currentPosition(match).sideToMove;
    const seat = seats[side];
    if (seat === undefined) return;
    const [stopping, hurrying] = [new AbortController(), new AbortController()];
    const mine: PendingMove = { seat, side, stopping, hurrying };
    pending = mine;
    const isWanted = (): boolean => pending === mine;
    ask(seat, isWanted, async () => {
      if (!isWanted()) return;
      const onProgress = (progress: SearchProgress): void => {
        const now = refereed();
        if (isWanted() && now !== undefined) services.onThinking(now, progress);
      };
      const [{ signal }, { signal: moveNow }] = [stopping, hurrying];
      const turn: Turn = { history: match.moves, signal, moveNow, onProgress };
      const move = await seat.player.chooseMove(turn);
      if (isWanted()) acceptMove(side, move);
    });
  }

  function acceptMove(side: Side, move: Move): void {
    if (current === undefined) return;
    const next = playMove(current.match, move);
    if (next.ok) setMatch(current.id, next.value);
    else forfeit(side, 'ERR_OPPONENT_ILLEGAL', 'its answer is not a legal move');
  }

  function forfeit(side: Side, fault: ForfeitFault, what: string): void {
    if (current === undefined) return;
    const { id, match } = current;
    const name = gameOf(match).sideNames[side];
    setMatch(id, forfeitMatch(match, side, { fault, reason: `${name} forfeits: ${what}` }));
  }

  /**
   * Has a player do something once it has done everything before.
   * @param isWanted false: its failing means nothing (any more). Otherwise its side loses.
   */
  function ask(seat: Seat, isWanted: () => boolean, request: () => Promise<void>): void {
    seat.idle = seat.idle.then(request).catch((error: unknown) => {
      const failed = isWanted() ? pending : undefined;
      const isStopped = error instanceof StoppedError && failed === undefined;
      if (!(error instanceof ForfeitError) && !isStopped) services.onBug(error);
      if (failed === undefined) return;
      if (error instanceof ForfeitError) forfeit(failed.side, error.fault, error.message);
      else forfeit(failed.side, 'ERR_PLAYER_FAILED', 'its player failed');
    });
  }

  function leaveSeats(): void {
    dropPending();
    for (const seat of seats) {
      if (seat === undefined) continue;
      const gone = seat.player.dispose().catch(services.onBug);
      leaving.add(gone);
      void gone.then(() => leaving.delete(gone));
    }
    seats = [undefined, undefined];
  }

  /**
   * Has the players prepare for a game. One that fails loses only when it is to move; otherwise it will be asked
   * again when its turn comes, and may have recovered.
   */
  function beginGame(config: MatchConfig): void {
    isPaused = false;
    gameNumber++;
    const mine = gameNumber;
    for (const side of SIDES) {
      const seat = seats[side];
      if (seat === undefined) continue;
      const isWanted = (): boolean => gameNumber === mine && pending?.seat === seat;
      ask(seat, isWanted, async () => {
        // Its seat may have been given to another while it waited for those before it to be gone.
        if (seats[side] === seat) await seat.player.newGame(config.setup, side);
      });
    }
  }

  /** Players take memory once those of the game before have given theirs back. */
  function takeSeats(config: MatchConfig): void {
    leaveSeats();
    const theirsGone = Promise.all(leaving).then(() => undefined);
    const seatOf = (side: Side): Seat | undefined => {
      const spec = config.players[side];
      if (spec.kind === 'person') return undefined;
      return { player: services.makePlayer(spec, config), idle: theirsGone };
    };
    seats = [seatOf(0), seatOf(1)];
    beginGame(config);
  }

  /** An intent that changes the current match, or is refused and changes nothing. */
  function change(seen: Seen, next: (match: Match) => Result<Match, RefereeError>): Answer {
    const found = asSeen(refereed(), seen);
    if (!found.ok) return found;
    const changed = next(found.value.match);
    return changed.ok ? ok(setMatch(seen.matchId, changed.value)) : changed;
  }

  function playByPerson(match: Match, move: Move): Result<Match, RefereeError> {
    if (match.termination === undefined && seats[currentPosition(match).sideToMove]) {
      return err({ code: 'ERR_NOT_YOUR_TURN', message: 'it is the computer’s turn' });
    }
    return playMove(match, move);
  }

  return {
    get current() {
      return refereed();
    },
    start(config) {
      const match = startMatch(config, lastRevision + 1);
      takeSeats(config);
      return setMatch(services.makeMatchId(), match);
    },
    resume(matchId, match) {
      takeSeats(match.config);
      return setMatch(matchId, { ...match, revision: lastRevision + 1 });
    },
    restart(seen) {
      const found = asSeen(refereed(), seen);
      if (!found.ok) return found;
      const { config } = found.value.match;
      dropPending();
      beginGame(config);
      return ok(setMatch(services.makeMatchId(), startMatch(config, lastRevision + 1)));
    },
    play: (seen, move) => change(seen, (match) => playByPerson(match, move)),
    undo: (seen) => change(seen, takeBack),
    redo: (seen) => change(seen, makeAgain),
    playOnFrom: (seen, place, move) =>
      change(seen, (match) => {
        const there = playOnFrom(match, place);
        return there.ok && move !== undefined ? playByPerson(there.value, move) : there;
      }),
    goToLine: (seen, lineId) => change(seen, (match) => goToLine(match, lineId)),
    deleteLine: (seen, lineId) => change(seen, (match) => deleteLine(match, lineId)),
    restoreLine: (seen) => change(seen, restoreLine),
    resign: (seen) =>
      change(seen, (match) => {
        const { sideToMove } = currentPosition(match);
        const side = [sideToMove, otherSide(sideToMove)].find((each) => seats[each] === undefined);
        if (side === undefined) {
          return err({ code: 'ERR_NOT_YOUR_TURN', message: 'no person plays in this game' });
        }
        return resignMatch(match, side);
      }),
    moveNow(seen) {
      const found = asSeen(refereed(), seen);
      if (found.ok) pending?.hurrying.abort();
      return found;
    },
    pause() {
      isPaused = true;
      if (pending === undefined) return;
      dropPending();
      announce();
    },
    unpause() {
      isPaused = false;
      if (pending !== undefined) return;
      think();
      if (pending !== undefined) announce();
    },
    async dispose() {
      leaveSeats();
      current = undefined;
      await Promise.all(leaving);
    },
  };
}
