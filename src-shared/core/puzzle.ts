import type { Position } from './game.ts';
import type { Setup } from './setup.ts';
import type { Side } from './side.ts';

/**
 * What a puzzle asks of the side to move:
 * - `win`: to win within so many moves of its own, which is the fewest possible;
 * - `onlyWin`: to win, however long that takes;
 * - `save`: not to lose within so many moves of the other side;
 * - `margin`: to get so much more than the other side in the end, which is the most possible (less than 0 when it can
 *   only lose by little).
 *
 * Exactly one first move does it.
 */
export const PUZZLE_KINDS = ['win', 'onlyWin', 'save', 'margin'] as const;

export type PuzzleKind = (typeof PUZZLE_KINDS)[number];

export interface Goal {
  readonly kind: PuzzleKind;
  /** Moves, or the margin; 0 where it says nothing. */
  readonly count: number;
}

/** How many puzzles of a kind are wanted. */
export interface WantedGoal extends Goal {
  readonly share: number;
}

/** Where a game's puzzles come from. A game without a recipe has no puzzles. */
export interface PuzzleRecipe<P extends Position> {
  /** Boards that games are played on, each as likely as the others. */
  readonly setups: readonly [Setup, ...Setup[]];
  /** What is looked for, the rarest first, and how many of it there are to be among so many; `count` of a margin is any. */
  readonly goals: readonly [WantedGoal, ...WantedGoal[]];
  /** A short search scores every move before the rules are asked, where that is much faster. */
  readonly isScouted?: boolean;
  /** The engine solves such positions in no time, so that it is asked how many moves win before the rules are. */
  readonly isSolvedFast?: boolean;
  /** Whether a position can be a puzzle of a goal: with so much played that every line of it can be tried. */
  isRipe(position: P, goal: Goal): boolean;
  /**
   * The board as texts of one character for each place, seen from all sides that make no difference; the position as it
   * is comes first. Two positions are near to each other when two of their views are.
   */
  views(position: P): readonly string[];
  /** By how much side 0 is ahead, in a game of margins. */
  margin?(position: P): number;
  /**
   * Whether a side may be able to win within so many moves of its own: false only where it is certain that it can't,
   * which saves looking.
   */
  mayWinWithin?(position: P, side: Side, moves: number): boolean;
}
