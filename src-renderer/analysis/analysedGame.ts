import type { PositionPath } from '../../src-shared/analysis/positionPath.ts';
import type { Side } from '../../src-shared/core/side.ts';

/** A tree of moves as it is kept while the page is loaded anew. */
export interface KeptTree {
  /** The number of the position before each move, and the move; the first position is 0, others are numbered as they come. */
  readonly moves: readonly (readonly [number, number])[];
  readonly at: number;
  /** The last position of the line that is judged, if one is. */
  readonly judgedTo?: number;
}

/** What the analysis board was opened with. */
export interface AnalysedGame {
  /** The whole game, or the way to a position. */
  readonly path: PositionPath;
  /** After how many moves it is looked at first. */
  readonly ply: number;
  /** It is judged at once. */
  readonly isReview?: boolean;
  /** Whose faults are of interest; those of both sides where this is missing. */
  readonly sides?: readonly Side[];
  /** What was tried on it before the page was loaded anew. */
  readonly kept?: KeptTree;
}
