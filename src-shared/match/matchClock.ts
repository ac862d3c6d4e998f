import type { TimerClock } from '../core/timerClock.ts';
import { otherSide, type Side } from '../core/side.ts';
import {
  afterSpending,
  chargeMs,
  COMPUTER_LAG_MS,
  moveBudgetMs,
  timeLeft,
  type TimeLeft,
} from './clock.ts';
import { currentPosition, endMatch, gameOf, type Match } from './match.ts';
import { startTurnWatch, type TurnWatch } from './turnWatch.ts';

/** What each side has left now; `undefined` where there is no clock. */
export function timeLeftIn({ config, positions, times, turnMs }: Match): TimeLeft | undefined {
  if (config.clock === undefined) return undefined;
  const movers = positions.map(({ sideToMove }) => sideToMove);
  const left = timeLeft(config.clock, movers, times);
  return afterSpending(left, movers.at(-1)!, turnMs);
}

/** Whether the time of the side to move passes: not before the first move, and not after the end. */
export const hasRunningClock = ({ config, moves, termination }: Match): boolean =>
  config.clock !== undefined && termination === undefined && moves.length > 0;

/** A side has run out of time. */
export const endByTime = (match: Match, side: Side): Match =>
  endMatch(match, {
    kind: 'time',
    winner: otherSide(side),
    reason: `${gameOf(match).sideNames[side]} has run out of time`,
  });

export interface MatchClockListeners {
  /** A side has no time left. */
  onFlag(side: Side): void;
  /** Called some times a second while the clock runs. */
  onSlice(): void;
}

/** The clock beside the board of one referee: whether it runs, and what the turn under way has taken. */
export interface MatchClock {
  /** Whose time passes. */
  readonly runningSide: Side | undefined;
  /** The match with what the turn has taken until now. */
  noted(match: Match): Match;
  /** Lets the time of the person to move pass. */
  startPerson(match: Match): void;
  /** Lets the time of the computer to move pass. @param hurry called when it should have answered. */
  startComputer(match: Match, hurry: () => void): void;
  stop(): void;
}

/** How much longer than planned a computer may think before it is told to answer, milliseconds. */
const HURRY_MS = 100;

/** How long the computer to move may think by its clock; `undefined` where none runs for it. */
export function budgetOf(match: Match): number | undefined {
  const { clock } = match.config;
  const left = timeLeftIn(match)?.[currentPosition(match).sideToMove];
  return clock === undefined || left === undefined ? undefined : moveBudgetMs(clock, left);
}

export function makeMatchClock(timer: TimerClock, listeners: MatchClockListeners): MatchClock {
  let running:
    | {
        readonly side: Side;
        readonly watch: TurnWatch;
        /** What a turn that has lasted so long costs. */
        readonly costMs: (elapsedMs: number) => number;
      }
    | undefined;

  function start(match: Match, budgetMs: number | undefined, hurry: () => void): void {
    stop();
    if (!hasRunningClock(match)) return;
    const side = currentPosition(match).sideToMove;
    const leftMs = timeLeftIn(match)![side];
    const flag = (): void => listeners.onFlag(side);
    const alarms =
      budgetMs === undefined
        ? [{ atMs: leftMs, ring: flag }]
        : [
            { atMs: budgetMs + HURRY_MS, ring: hurry },
            { atMs: leftMs + COMPUTER_LAG_MS, ring: flag },
          ];
    const costMs = (elapsedMs: number): number =>
      budgetMs === undefined ? elapsedMs : chargeMs(elapsedMs, budgetMs);
    running = { side, watch: startTurnWatch(timer, alarms, listeners.onSlice), costMs };
  }

  function stop(): void {
    running?.watch.stop();
    running = undefined;
  }

  return {
    get runningSide() {
      return running?.side;
    },
    noted(match) {
      if (running === undefined) return match;
      return { ...match, turnMs: match.turnMs + running.costMs(running.watch.elapsedMs()) };
    },
    startPerson(match) {
      start(match, undefined, () => undefined);
    },
    startComputer(match, hurry) {
      start(match, budgetOf(match), hurry);
    },
    stop,
  };
}
