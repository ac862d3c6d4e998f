import { makeAlphaBetaEngine } from '../../search/alphaBetaEngine.ts';
import { RulesState } from '../../search/rulesState.ts';
import { domineering } from './index.ts';
import type { DomineeringPosition } from './position.ts';

export const domineeringEngine = makeAlphaBetaEngine({
  makeState: (position: DomineeringPosition) => new RulesState(domineering, position),
  moveSpace: (position: DomineeringPosition) => position.cells.length,
  scale: 1,
  pollInterval: 16,
});
