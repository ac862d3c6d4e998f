import type { Setup } from './setup.ts';

/** A turn of the person who learns. */
export interface LessonTurn {
  /** The moves that are right, in the handout's notation; every legal move unless told. */
  readonly accepts?: readonly string[];
  /** Legal moves that are wrong, where all others are right. */
  readonly refuses?: readonly string[];
  /** What the other side answers, where it is its turn then. */
  readonly reply?: string;
}

/** One idea, tried on the board. */
export interface LessonStep {
  /** Names its words. */
  readonly id: string;
  readonly setup: Setup;
  /** As the game's codec writes it. */
  readonly position: string;
  /** Cells that are pointed out, as the game's geometry numbers them. */
  readonly cells?: readonly number[];
  readonly turns: readonly [LessonTurn, ...LessonTurn[]];
}
