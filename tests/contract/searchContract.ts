import { describe, expect, it } from 'vitest';
import type { Position } from '../../src-shared/core/game.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { type GameId, gameById } from '../../src-shared/games/index.ts';
import { PROVED_SCORE, type SearchState } from '../../src-shared/search/searchState.ts';
import { timelessHooks } from '../search/hooks.ts';
import { playRandomly, setupName } from './playthrough.ts';

/** Everything a state shows. */
function observe(state: SearchState, moveSpace: number) {
  const out = new Int32Array(moveSpace);
  const count = state.generateMoves(out);
  return {
    sideToMove: state.sideToMove,
    hash: [state.hashLow, state.hashHigh],
    moves: [...out.subarray(0, count)].sort((a, b) => a - b),
    terminalScore: state.terminalScore(),
    value: state.terminalScore() === undefined ? state.evaluate() : undefined,
  };
}

/** How search must see a game: exactly as the rules do. */
export function describeSearchContract(id: GameId): void {
  const game = gameById(id);
  const engine = engineById(id);

  describe.each(game.setups.map((setup) => ({ name: setupName(setup), setup })))(
    'searched on $name',
    ({ setup }) => {
      const moveSpace = game.moveSpace(setup);
      const { moves, positions } = playRandomly(game, setup, 7);

      function expectAgreement(state: SearchState, position: Position): void {
        const { terminalScore, ...seen } = observe(state, moveSpace);
        const outcome = game.outcome(position);
        expect(seen.moves).toEqual([...game.legalMoves(position)].sort((a, b) => a - b));
        expect(terminalScore === undefined).toBe(outcome === undefined);
        if (outcome === undefined) {
          expect(seen.sideToMove).toBe(position.sideToMove);
          expect(Math.abs(seen.value ?? NaN)).toBeLessThan(PROVED_SCORE);
        } else if (outcome.winner === undefined) {
          expect(terminalScore).toBe(0);
        } else {
          const sign = outcome.winner === seen.sideToMove ? 1 : -1;
          expect(Math.sign(terminalScore ?? 0)).toBe(sign);
        }
      }

      it('shows the same moves and the same end at every ply, and takes every move back', () => {
        const state = engine.makeState(game.initial(setup));
        const seen = [];
        for (const [ply, position] of positions.entries()) {
          expectAgreement(state, position);
          seen.push(observe(state, moveSpace));
          const move = moves[ply];
          if (move !== undefined) state.make(move);
        }
        for (let ply = moves.length - 1; ply >= 0; ply--) {
          state.unmake();
          expect(observe(state, moveSpace)).toEqual(seen[ply]);
        }
      });

      it('is the same from the middle of a game as from its start', () => {
        const state = engine.makeState(game.initial(setup));
        for (const [ply, move] of moves.entries()) {
          if (ply % 5 === 0) {
            const fresh = engine.makeState(positions[ply] ?? positions[0]);
            expect(observe(fresh, moveSpace)).toEqual(observe(state, moveSpace));
          }
          state.make(move);
        }
      });

      it('chooses a legal move, the same one for the same seed and number of nodes', () => {
        const random = makeRandom(3);
        const limits = { level: 8, timeMs: 60_000, maxNodes: 2_000, seed: 5 };
        for (let i = 0; i < 3; i++) {
          const position = pick(random, positions.slice(0, -1));
          const { move } = engine.search(position, limits, timelessHooks());
          expect(game.legalMoves(position)).toContain(move);
          expect(engine.search(position, limits, timelessHooks()).move).toBe(move);
        }
      });
    },
  );
}
