import { makeAlphaBetaEngine } from '../../search/alphaBetaEngine.ts';
import { RulesState } from '../../search/rulesState.ts';
import { dotsAndTriangles } from './index.ts';
import type { DotsPosition } from './position.ts';

export const dotsAndTrianglesEngine = makeAlphaBetaEngine({
  makeState: (position: DotsPosition) => new RulesState(dotsAndTriangles, position),
  moveSpace: (position: DotsPosition) => position.drawn.length,
  scale: 1,
  pollInterval: 16,
});
