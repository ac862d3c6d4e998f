import { gameById } from '../../../src-shared/games/index.ts';
import { engineById } from '../../../src-shared/games/engines.ts';
import { makeAlphaBetaEngine } from '../../../src-shared/search/alphaBetaEngine.ts';
import type { Rival } from './rival.ts';

/** The plain twin of an engine: the same deepening alpha-beta for every game, in TypeScript. */
export const foundation: Rival = (gameId, setup) => {
  const engine = engineById(gameId);
  return makeAlphaBetaEngine({
    makeState: (position) => engine.makeState(position),
    moveSpace: () => gameById(gameId).moveSpace(setup),
    // Only levels that choose softly need the right scale.
    scale: 1,
    pollInterval: 128,
  });
};
