import type { PositionPath } from '../../src-shared/analysis/positionPath.ts';
import type { Position } from '../../src-shared/core/game.ts';
import type { Move } from '../../src-shared/core/move.ts';

/** A game to be judged, as it is in a tree of moves. */
export interface GameLine {
  readonly path: PositionPath;
  readonly moves: readonly Move[];
  /** `positions[i]` stands after `i` moves, and is the one of number `ids[i]`. */
  readonly positions: readonly Position[];
  readonly ids: readonly number[];
}
