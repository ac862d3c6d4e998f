import type { PositionPath } from '../../src-shared/analysis/positionPath.ts';

/** What the analysis board was opened with. */
export interface AnalysedGame {
  /** The whole game, or the way to a position. */
  readonly path: PositionPath;
  /** After how many moves it is looked at first. */
  readonly ply: number;
}
