import { makeAlphaBetaEngine } from '../../search/alphaBetaEngine.ts';
import { PEG_COUNT } from './geometry.ts';
import type { ScoreFourPosition } from './position.ts';
import { ScoreFourState } from './searchState.ts';

export const scoreFourEngine = makeAlphaBetaEngine({
  makeState: (position: ScoreFourPosition) => new ScoreFourState(position),
  moveSpace: () => PEG_COUNT,
  scale: 40,
  pollInterval: 1024,
});
