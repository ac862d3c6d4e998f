import { SIDES, type Side } from '../core/side.ts';

/** How the time of a match is limited, the same for both sides; milliseconds. */
export type ClockControl =
  | { readonly kind: 'suddenDeath'; readonly mainMs: number }
  /** Something is added each time the turn passes to the other side (Fischer, US patent 4,884,255). */
  | { readonly kind: 'increment'; readonly mainMs: number; readonly incrementMs: number }
  /** Every move has the same time, and what is left of it is gone. */
  | { readonly kind: 'perMove'; readonly moveMs: number };

/** What may be asked for, milliseconds. */
export const MIN_CLOCK_MS = 1_000;
export const MAX_CLOCK_MS = 24 * 3_600_000;
export const MAX_INCREMENT_MS = 3_600_000;

/** What each side has left, by side, milliseconds. */
export type TimeLeft = readonly [number, number];

/**
 * What both sides have left as a turn begins. The first move of a game is free: it costs nothing and gains nothing, so
 * that no time runs before somebody has begun, as on Lichess.
 * @param movers who moved at each ply, and last who is to move now.
 * @param times what each ply took, milliseconds; one that is missing took nothing.
 */
export function timeLeft(
  control: ClockControl,
  movers: readonly Side[],
  times: readonly number[],
): TimeLeft {
  if (control.kind === 'perMove') return [control.moveMs, control.moveMs];
  const incrementMs = control.kind === 'increment' ? control.incrementMs : 0;
  const left: [number, number] = [control.mainMs, control.mainMs];
  for (let ply = 1; ply < movers.length - 1; ply++) {
    const mover = movers[ply]!;
    const gainedMs = movers[ply + 1] === mover ? 0 : incrementMs;
    left[mover] = Math.max(0, left[mover] - (times[ply] ?? 0)) + gainedMs;
  }
  return left;
}

/** What is left when one side has spent some of it in the turn under way. */
export function afterSpending(left: TimeLeft, spender: Side, spentMs: number): TimeLeft {
  const [first, second] = SIDES.map((side) =>
    side === spender ? Math.max(0, left[side] - spentMs) : left[side],
  );
  return [first!, second!];
}

/** Moves that the rest of the main time is to last for. */
const MOVES_TO_GO = 25;
/** The most of what is left that one move may take, the part of the increment included. */
const MOST_OF_IT = 0.5;
/** Of the time for a single move, so much is used; the rest is for the way of the answer. */
const SAFETY = 0.9;
const MIN_BUDGET_MS = 10;

/** How long a computer that has so much left should think about its move at most, milliseconds. */
export function moveBudgetMs(control: ClockControl, leftMs: number): number {
  const incrementMs = control.kind === 'increment' ? control.incrementMs : 0;
  const budgetMs =
    control.kind === 'perMove'
      ? SAFETY * leftMs
      : Math.min(MOST_OF_IT * leftMs, leftMs / MOVES_TO_GO + SAFETY * incrementMs);
  return Math.max(MIN_BUDGET_MS, Math.floor(budgetMs));
}

/**
 * How much later than planned a computer may answer without being charged for it, milliseconds: threads that start
 * late and answers that are long on their way are no thought of its own.
 */
export const COMPUTER_LAG_MS = 2_000;

/** What a computer is charged for a move that it was to think about so long, milliseconds. */
export const chargeMs = (elapsedMs: number, budgetMs: number): number =>
  Math.max(Math.min(elapsedMs, budgetMs), elapsedMs - COMPUTER_LAG_MS);
