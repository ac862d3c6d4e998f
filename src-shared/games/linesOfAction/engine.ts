import { makeAlphaBetaEngine } from '../../search/alphaBetaEngine.ts';
import { MOVE_SPACE } from './moves.ts';
import type { LinesOfActionPosition } from './position.ts';
import { LinesOfActionState } from './searchState.ts';

export const linesOfActionEngine = makeAlphaBetaEngine({
  makeState: (position: LinesOfActionPosition) => new LinesOfActionState(position),
  moveSpace: () => MOVE_SPACE,
  scale: 40,
  pollInterval: 256,
});
