import type { PositionPath } from '../../src-shared/analysis/positionPath.ts';
import type { Side } from '../../src-shared/core/side.ts';
import type { KeptTree } from './keptBoard.ts';

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
