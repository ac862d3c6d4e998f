import type { ForfeitFault } from '../core/forfeitFault.ts';
import type { Move } from '../core/move.ts';
import { ok, type Result } from '../core/result.ts';
import { SIDES, type Side } from '../core/side.ts';
import type { Score, SearchProgress } from '../search/engine.ts';
import { makeDrawTable } from './drawTable.ts';
import { agreeToDraw, claimDraw } from './draws.ts';
import {
  currentPosition,
  forfeitMatch,
  gameOf,
  type Match,
  type MatchConfig,
  playMove,
  resignMatch,
  startMatch,
} from './match.ts';
import { budgetOf, endByTime, hasRunningClock, makeMatchClock } from './matchClock.ts';
import { ForfeitError, ResignError, StoppedError, type Turn } from './player.ts';
import type { Answer, Referee, RefereeError, RefereeServices } from './refereeContract.ts';
import { asSeen, type Seen, type RefereedMatch } from './refereedMatch.ts';
import { makePersonIntents } from './personIntents.ts';
import { askSeat, makeSeats, type PendingMove, type Seat } from './seats.ts';
import { waitFor } from './waitFor.ts';

// eslint-disable-next-line max-lines-per-function -- an object whose functions share private state; each of them is short
export function makeReferee(services: RefereeServices): Referee {
  let current: { readonly id: string; readonly match: Match } | undefined;
  const seats = makeSeats(services);
  let pending: PendingMove | undefined;
  let lastRevision = 0;
  let gameNumber = 0;
  /** When the position came onto the board. */
  let shownMs = 0;
  /** Nobody sees the board of a match with a clock: until somebody does, nothing runs and nobody thinks. */
  let isClockWaiting = false;
  const draws = makeDrawTable();
  const clock = makeMatchClock(services.timer, {
    onFlag(side) {
      const now = theMatch();
      setMatch(now.matchId, endByTime(now.match, side));
    },
    onSlice: () => services.onTimePassed?.(theMatch()),
  });

  const refereed = (): RefereedMatch | undefined =>
    current && {
      matchId: current.id,
      match: clock.noted(current.match),
      thinkingSide: pending?.side,
      runningSide: clock.runningSide,
      isClockWaiting,
      drawOffer: draws.offer,
    };

  function dropPending(): void {
    const dropped = pending;
    pending = undefined;
    dropped?.stopping.abort();
  }

  /** The one place where the match changes: drops the thought about the old one and begins the next. */
  function setMatch(id: string, match: Match): RefereedMatch {
    dropPending();
    clock.stop();
    draws.follow(current?.match, match);
    current = { id, match };
    lastRevision = match.revision;
    shownMs = services.timer.nowMs();
    beginTurn();
    return announce();
  }

  function beginTurn(): void {
    think();
    if (pending === undefined && current !== undefined && !isClockWaiting) {
      clock.startPerson(current.match);
    }
  }

  /** Stops the clock, and keeps what it says. */
  function stopClock(): void {
    if (current !== undefined) current = { ...current, match: clock.noted(current.match) };
    clock.stop();
  }

  function theMatch(): RefereedMatch {
    const now = refereed();
    if (now === undefined) throw new Error('there is no match');
    return now;
  }

  function announce(): RefereedMatch {
    const now = theMatch();
    services.onChange(now);
    return now;
  }

  /** Asks the player of the side to move, when there is one to ask. */
  function think(): void {
    if (current === undefined || isClockWaiting) return;
    if (current.match.termination !== undefined) return;
    const { match } = current;
    const side = currentPosition(match).sideToMove;
    const seat = seats.at(side);
    if (seat === undefined) return;
    const [stopping, hurrying] = [new AbortController(), new AbortController()];
    const mine: PendingMove = { seat, side, stopping, hurrying };
    pending = mine;
    const isWanted = (): boolean => pending === mine;
    const startClock = (): void => clock.startComputer(match, () => hurrying.abort());
    // Its time begins when it is ready to think.
    const isReady = seat.asked === 0;
    if (isReady) startClock();
    ask(seat, isWanted, async () => {
      if (!isWanted()) return;
      if (!isReady) {
        startClock();
        if (clock.runningSide !== undefined) announce();
      }
      let score: Score | undefined;
      const onProgress = (progress: SearchProgress): void => {
        const now = refereed();
        if (!isWanted() || now === undefined) return;
        ({ score } = progress);
        services.onThinking(now, progress);
      };
      const [{ signal }, { signal: moveNow }] = [stopping, hurrying];
      const timeMs = budgetOf(match);
      const turn: Turn = { history: match.moves, signal, moveNow, timeMs, onProgress };
      const move = await seat.player.chooseMove(turn);
      if (!isWanted()) return;
      await showPosition(signal, moveNow);
      if (isWanted()) acceptMove(side, move, score);
    });
  }

  /** Leaves the position on the board for as long as people want; the clock of the computer does not wait for that. */
  async function showPosition(...ending: readonly AbortSignal[]): Promise<void> {
    const leftMs = shownMs + (services.pauseMs?.() ?? 0) - services.timer.nowMs();
    const isRunning = clock.runningSide !== undefined;
    stopClock();
    if (leftMs <= 0 || ending.some(({ aborted }) => aborted)) return;
    if (isRunning) announce();
    await waitFor(services.timer, leftMs, ending);
  }

  function acceptMove(side: Side, move: Move, score: Score | undefined): void {
    if (current === undefined) return;
    const { id, match } = current;
    if (draws.isAgreed(match, score)) {
      setMatch(id, agreeToDraw(match));
      return;
    }
    if (draws.isClaimed(match, score)) {
      setMatch(id, claimDraw(match));
      return;
    }
    const next = playMove(match, move);
    if (!next.ok) {
      forfeit(side, 'ERR_OPPONENT_ILLEGAL', 'its answer is not a legal move');
      return;
    }
    draws.note(next.value, score);
    setMatch(id, next.value);
  }

  function forfeit(side: Side, fault: ForfeitFault, what: string): void {
    if (current === undefined) return;
    const { matchId, match } = theMatch();
    const name = gameOf(match).sideNames[side];
    setMatch(matchId, forfeitMatch(match, side, { fault, reason: `${name} forfeits: ${what}` }));
  }

  function resign(side: Side): void {
    const { matchId, match } = theMatch();
    const resigned = resignMatch(match, side);
    if (resigned.ok) setMatch(matchId, resigned.value);
  }

  /**
   * Has a player do something once it has done everything before.
   * @param isWanted false: its failing means nothing (any more). Otherwise its side loses.
   */
  function ask(seat: Seat, isWanted: () => boolean, request: () => Promise<void>): void {
    askSeat(seat, request, (error) => {
      const failed = isWanted() ? pending : undefined;
      const isStopped = error instanceof StoppedError && failed === undefined;
      const isPlay = error instanceof ForfeitError || error instanceof ResignError;
      if (!isPlay && !isStopped) services.onBug(error);
      if (failed === undefined) return;
      if (error instanceof ResignError) resign(failed.side);
      else if (error instanceof ForfeitError) forfeit(failed.side, error.fault, error.message);
      else forfeit(failed.side, 'ERR_PLAYER_FAILED', 'its player failed');
    });
  }

  /**
   * Has the players prepare for a game. One that fails loses only when it is to move; otherwise it will be asked
   * again when its turn comes, and may have recovered.
   */
  function beginGame(config: MatchConfig): void {
    gameNumber++;
    const mine = gameNumber;
    for (const side of SIDES) {
      const seat = seats.at(side);
      if (seat === undefined) continue;
      const isWanted = (): boolean => gameNumber === mine && pending?.seat === seat;
      ask(seat, isWanted, async () => {
        // Its seat may have been given to another while it waited for those before it to be gone.
        if (seats.at(side) === seat) await seat.player.newGame(config.setup, side);
      });
    }
  }

  function takeSeats(config: MatchConfig): void {
    dropPending();
    seats.take(config);
    beginGame(config);
  }

  /** An intent that changes the current match, or is refused and changes nothing. */
  function change(seen: Seen, next: (match: Match) => Result<Match, RefereeError>): Answer {
    const found = asSeen(refereed(), seen);
    if (!found.ok) return found;
    const changed = next(found.value.match);
    if (!changed.ok) return changed;
    isClockWaiting = false;
    return ok(setMatch(seen.matchId, changed.value));
  }

  function aboutDraw(
    seen: Seen,
    say: (match: Match) => Result<'agreed' | 'open', RefereeError>,
  ): Answer {
    const found = asSeen(refereed(), seen);
    if (!found.ok) return found;
    const said = say(found.value.match);
    if (!said.ok) return said;
    return said.value === 'open' ? ok(announce()) : change(seen, (match) => ok(agreeToDraw(match)));
  }

  return {
    get current() {
      return refereed();
    },
    start(config) {
      const match = startMatch(config, lastRevision + 1);
      takeSeats(config);
      isClockWaiting = false;
      return setMatch(services.makeMatchId(), match);
    },
    resume(matchId, match) {
      takeSeats(match.config);
      isClockWaiting = hasRunningClock(match);
      return setMatch(matchId, { ...match, revision: lastRevision + 1 });
    },
    restart(seen) {
      const found = asSeen(refereed(), seen);
      if (!found.ok) return found;
      const { config } = found.value.match;
      dropPending();
      isClockWaiting = false;
      beginGame(config);
      return ok(setMatch(services.makeMatchId(), startMatch(config, lastRevision + 1)));
    },
    ...makePersonIntents(change),
    offerDraw: (seen) => aboutDraw(seen, draws.offerAsPerson),
    answerDraw: (seen, accepts) => aboutDraw(seen, (match) => draws.answerAsPerson(match, accepts)),
    startClock(seen) {
      const found = asSeen(refereed(), seen);
      if (!found.ok || !isClockWaiting || current === undefined) return found;
      isClockWaiting = false;
      beginTurn();
      return ok(announce());
    },
    stopClock(seen) {
      const found = asSeen(refereed(), seen);
      if (!found.ok || isClockWaiting || !hasRunningClock(found.value.match)) return found;
      stopClock();
      dropPending();
      isClockWaiting = true;
      return ok(announce());
    },
    moveNow(seen) {
      const found = asSeen(refereed(), seen);
      if (found.ok) pending?.hurrying.abort();
      return found;
    },
    async dispose() {
      dropPending();
      seats.leave();
      clock.stop();
      current = undefined;
      await seats.gone();
    },
  };
}
