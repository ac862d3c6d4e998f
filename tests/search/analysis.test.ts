import { describe, expect, it } from 'vitest';
import type { Position } from '../../src-shared/core/game.ts';
import { asMove } from '../../src-shared/core/move.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { engineById } from '../../src-shared/games/engines.ts';
import { hex } from '../../src-shared/games/hex/index.ts';
import { hexKernel } from '../../src-shared/games/hex/kernel/kernel.ts';
import { HexProver } from '../../src-shared/games/hex/prover.ts';
import type { HexPosition } from '../../src-shared/games/hex/position.ts';
import { GAME_IDS, type GameId, gameById } from '../../src-shared/games/index.ts';
import type { SearchLimits, SearchResult } from '../../src-shared/search/engine.ts';
import { planFor, PLANS } from '../../src-shared/search/levels.ts';
import { LONG_MS, timelessHooks } from './hooks.ts';
import { startKernel } from './startKernel.ts';

function positionAfter(id: GameId, setup: Setup, moves: string): Position {
  const game = gameById(id);
  return moves
    .split(' ')
    .filter((text) => text !== '')
    .reduce((position, text) => {
      return game.play(position, unwrap(game.notation.parse(position, text)));
    }, game.initial(setup));
}

const limitsOf = (maxNodes: number): SearchLimits => ({
  ...{ level: 8, timeMs: LONG_MS, seed: 1, maxNodes },
});
const think = (id: GameId, position: Position, limits: SearchLimits): SearchResult =>
  engineById(id).search(position, limits, timelessHooks());
const analyse = (id: GameId, position: Position, maxNodes: number): SearchResult =>
  think(id, position, { ...limitsOf(maxNodes), purpose: 'analysis' });

describe('an analysis', () => {
  it('goes on where a move to play is found, since all others lose', () => {
    const position = positionAfter('scoreFour', {}, 'A1 B1 A1 B1 A1');
    expect(think('scoreFour', position, limitsOf(100_000)).nodes).toBeLessThan(10_000);
    const { nodes, score } = analyse('scoreFour', position, 100_000);
    expect(score.kind).toBe('estimate');
    expect(nodes).toBeGreaterThanOrEqual(100_000);
  });

  it('proves who wins a position of Hex, by which line', () => {
    const position = positionAfter('hex', { size: 6, swap: 0 }, 'D2') as HexPosition;
    const { score, move, principalVariation, nodes } = analyse('hex', position, 200_000);
    expect(nodes).toBeLessThan(200_000);
    expect(score).toMatchObject({ kind: 'exact', winner: 0 });
    expect(principalVariation[0]).toBe(move);
    // Whoever looks at any place of the line finds the same winner.
    const prover = new HexProver(startKernel(hexKernel, 16), 1);
    let at = position;
    for (const each of principalVariation) {
      expect(hex.legalMoves(at)).toContain(each);
      at = hex.play(at, each);
      expect(prover.prove(at, 100_000)?.winner ?? hex.outcome(at)?.winner).toBe(0);
    }
    expect(principalVariation.length).toBeGreaterThan(2);
  });

  it('of a won position of Hex names a move that wins', () => {
    const prover = new HexProver(startKernel(hexKernel, 16), 1);
    // These first moves lose on 5 × 5.
    for (const first of [0, 1, 2, 5, 24]) {
      const position = hex.play(hex.initial({ size: 5, swap: 0 }), asMove(first));
      const { score, move } = analyse('hex', position, 100_000);
      expect(score).toMatchObject({ kind: 'exact', winner: 1 });
      const after = hex.play(position, move);
      expect(prover.prove(after, 100_000)?.winner).toBe(1);
    }
  });

  it('answers with the best move and its whole line, wherever it is stopped', () => {
    const start = gameById('scoreFour').initial({});
    for (let maxNodes = 100_000; maxNodes < 160_000; maxNodes += 7_000) {
      const { move, principalVariation } = analyse('scoreFour', start, maxNodes);
      expect(principalVariation[0]).toBe(move);
      expect(principalVariation.length).toBeGreaterThan(3);
    }
  });

  it.each(GAME_IDS)('of %s is worth what its line says', (id) => {
    const game = gameById(id);
    const [setup = {}] = game.setups;
    const { move, principalVariation } = analyse(id, game.initial(setup), 3_000);
    expect(principalVariation[0]).toBe(move);
    let position = game.initial(setup);
    for (const each of principalVariation) {
      expect(game.legalMoves(position)).toContain(each);
      position = game.play(position, each);
    }
  });

  it('sees every move and chooses the best one at any level', () => {
    for (let level = 1; level <= 8; level++) {
      const plan = planFor({ level, purpose: 'analysis' }, PLANS);
      expect(plan).toEqual({ ...planFor({ level }, PLANS), temperature: 0, attention: 1 });
    }
  });

  it('takes nothing from a book', () => {
    const start = gameById('scoreFour').initial({});
    const limits = { ...limitsOf(5_000), usesBook: true };
    expect(think('scoreFour', start, limits).nodes).toBe(0);
    expect(think('scoreFour', start, { ...limits, purpose: 'analysis' }).nodes).toBeGreaterThan(0);
    const opening = gameById('hex').initial({ size: 5, swap: 1 });
    expect(think('hex', opening, limits).nodes).toBe(0);
    expect(analyse('hex', opening, 500).nodes).toBeGreaterThan(0);
  });
});
