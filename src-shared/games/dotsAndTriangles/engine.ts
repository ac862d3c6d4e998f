import { makeAlphaBetaEngine } from '../../search/alphaBetaEngine.ts';
import type { DotsPosition } from './position.ts';
import { DotsState } from './searchState.ts';

export const dotsAndTrianglesEngine = makeAlphaBetaEngine({
  makeState: (position: DotsPosition) => new DotsState(position),
  moveSpace: (position) => position.drawn.length,
  scale: 15,
  pollInterval: 512,
});
