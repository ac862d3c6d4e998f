import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { ENGINES, engineById } from '../../src-shared/games/engines.ts';
import { type GameId, gameById, GAMES } from '../../src-shared/games/index.ts';
import { AlphaBeta } from '../../src-shared/search/alphaBeta.ts';
import { FULL_WINDOW } from '../../src-shared/search/searchState.ts';
import { plainMinimax } from '../../src-shared/search/plainMinimax.ts';
import type { SearchState } from '../../src-shared/search/searchState.ts';
import { TranspositionTable } from '../../src-shared/search/transpositionTable.ts';
import { HashedState } from './hashedState.ts';

function alphaBetaScore(state: SearchState, moveSpace: number, depth: number): number {
  const search = new AlphaBeta({
    state,
    moveSpace,
    table: new TranspositionTable(12),
    reducesLateMoves: false,
    pollInterval: 1024,
    poll: () => false,
  });
  const moves = new Int32Array(moveSpace);
  const count = state.generateMoves(moves);
  let best = -FULL_WINDOW;
  for (const move of moves.slice(0, count)) {
    best = Math.max(best, search.scoreMove(asMove(move), depth, best, FULL_WINDOW));
  }
  return best;
}

const BOARDS: readonly { gameId: GameId; setup: number; depth: number; startPlies: number }[] = [
  { gameId: 'domineering', setup: 0, depth: 5, startPlies: 0 },
  { gameId: 'domineering', setup: 3, depth: 3, startPlies: 6 },
  { gameId: 'dotsAndTriangles', setup: 0, depth: 5, startPlies: 3 },
  { gameId: 'dotsAndTriangles', setup: 3, depth: 4, startPlies: 7 },
  { gameId: 'scoreFour', setup: 0, depth: 3, startPlies: 14 },
  { gameId: 'hex', setup: 0, depth: 2, startPlies: 100 },
  { gameId: 'linesOfAction', setup: 0, depth: 2, startPlies: 20 },
];

describe('alpha-beta', () => {
  it.each(BOARDS)(
    'finds the score of plain minimax in $gameId, setup $setup',
    ({ gameId, setup: setupIndex, depth, startPlies }) => {
      const game = gameById(gameId);
      const setup = game.setups[setupIndex] ?? {};
      const moveSpace = game.moveSpace(setup);
      const random = makeRandom(7);
      let compared = 0;
      for (let round = 0; round < 4; round++) {
        let position = game.initial(setup);
        for (let ply = 0; ply < startPlies; ply++) {
          const moves = game.legalMoves(position);
          if (moves.length === 0) break;
          position = game.play(position, pick(random, moves));
        }
        if (game.outcome(position) !== undefined) continue;
        const state = new HashedState(engineById(gameId).makeState(position));
        for (let plies = 1; plies <= depth; plies++) {
          expect(alphaBetaScore(state, moveSpace, plies)).toBe(
            plainMinimax(state, moveSpace, plies),
          );
          compared++;
        }
      }
      expect(compared).toBeGreaterThanOrEqual(depth);
    },
  );

  it('knows when it has followed every line to its end', () => {
    const { domineering } = GAMES;
    const setup = { rows: 4, columns: 4, starter: 0 };
    const state = ENGINES.domineering.makeState(domineering.initial(setup));
    for (const depth of [2, 16]) {
      const search = new AlphaBeta({
        state: new HashedState(state),
        moveSpace: 16,
        table: new TranspositionTable(14),
        reducesLateMoves: true,
        pollInterval: 1024,
        poll: () => false,
      });
      search.scoreMove(asMove(0), depth, -FULL_WINDOW, FULL_WINDOW);
      expect(search.estimates === 0).toBe(depth === 16);
    }
  });
});
