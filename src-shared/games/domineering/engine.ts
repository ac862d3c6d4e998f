import { makeAlphaBetaEngine } from '../../search/alphaBetaEngine.ts';
import type { DomineeringPosition } from './position.ts';
import { DomineeringState } from './searchState.ts';

export const domineeringEngine = makeAlphaBetaEngine({
  makeState: (position: DomineeringPosition) => new DomineeringState(position),
  moveSpace: (position) => position.cells.length,
  scale: 4,
  pollInterval: 512,
});
