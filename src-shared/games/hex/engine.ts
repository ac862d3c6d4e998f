import { makeAlphaBetaEngine } from '../../search/alphaBetaEngine.ts';
import { STONE_POINTS } from './distances.ts';
import type { HexPosition } from './position.ts';
import { HexState } from './searchState.ts';

export const hexEngine = makeAlphaBetaEngine({
  makeState: (position: HexPosition) => new HexState(position),
  moveSpace: (position) => position.cells.length + 1,
  scale: STONE_POINTS,
  pollInterval: 32,
});
