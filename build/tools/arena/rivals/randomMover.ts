import { makeRandom, pick } from '../../../../src-shared/core/random.ts';
import { gameById } from '../../../../src-shared/games/index.ts';
import type { Rival } from './rival.ts';
import { withoutSearch } from './oneMove.ts';

/** Any legal move. */
export const randomMover: Rival = (gameId) => ({
  search: (position, { seed }) =>
    withoutSearch(pick(makeRandom(seed), gameById(gameId).legalMoves(position))),
});
