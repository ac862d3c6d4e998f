import { otherSide, type Side } from '../core/side.ts';
import { PROVED_SCORE, WIN_SCORE } from '../kernel/constants.ts';
import type { Score } from './engine.ts';

/** A window that holds every score. */
export const FULL_WINDOW = WIN_SCORE + 1;

/** Whether a score of a search is a proved win or loss. */
export const isProved = (score: number): boolean => Math.abs(score) > PROVED_SCORE;

/** Plies from the root to the end of a game that a proved score foresees. */
export const pliesToEnd = (score: number): number => WIN_SCORE - Math.abs(score);

/** The chance to win that an estimate stands for, 0–1. @param scale the estimate that stands for 73 %. */
export const winProbability = (estimate: number, scale: number): number =>
  1 / (1 + Math.exp(-estimate / scale));

/** What a search found, for people. */
export interface RootValue {
  /** For the side to move. */
  readonly score: number;
  /** Every line was followed to the end of the game, so that a score that is no win proves a draw. */
  readonly isExhaustive: boolean;
  /** No legal move was left out, so that what is not won is not just overlooked. */
  readonly isComplete: boolean;
  readonly plies: number;
}

/** A typed score from the score of a search. @param scale see `winProbability`. */
export function makeScore(value: RootValue, sideToMove: Side, scale: number): Score {
  const { score, isExhaustive, isComplete } = value;
  if (isProved(score) && (score > 0 || isComplete)) {
    const winner = score > 0 ? sideToMove : otherSide(sideToMove);
    return { kind: 'exact', winner, plies: pliesToEnd(score) };
  }
  if (isExhaustive && isComplete) return { kind: 'exact', winner: undefined, plies: value.plies };
  const chance = winProbability(score, scale);
  return { kind: 'estimate', winProbability: sideToMove === 0 ? chance : 1 - chance };
}
