import { makeAlphaBetaEngine } from '../../search/alphaBetaEngine.ts';
import { RulesState } from '../../search/rulesState.ts';
import { hex } from './index.ts';
import type { HexPosition } from './position.ts';

export const hexEngine = makeAlphaBetaEngine({
  makeState: (position: HexPosition) => new RulesState(hex, position),
  moveSpace: (position: HexPosition) => position.cells.length + 1,
  scale: 1,
  pollInterval: 16,
});
