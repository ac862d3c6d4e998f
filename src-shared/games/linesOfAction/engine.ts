import { makeAlphaBetaEngine } from '../../search/alphaBetaEngine.ts';
import { RulesState } from '../../search/rulesState.ts';
import { linesOfAction } from './index.ts';
import { MOVE_SPACE } from './moves.ts';
import type { LinesOfActionPosition } from './position.ts';

export const linesOfActionEngine = makeAlphaBetaEngine({
  makeState: (position: LinesOfActionPosition) => new RulesState(linesOfAction, position),
  moveSpace: () => MOVE_SPACE,
  scale: 1,
  pollInterval: 16,
});
