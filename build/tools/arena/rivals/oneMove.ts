import type { Move } from '../../../../src-shared/core/move.ts';
import type { SearchResult } from '../../../../src-shared/search/engine.ts';

/** The answer of a rival that does not search. */
export const withoutSearch = (move: Move): SearchResult => ({
  move,
  depth: 0,
  nodes: 0,
  score: { kind: 'estimate', winProbability: 0.5 },
  principalVariation: [move],
});
