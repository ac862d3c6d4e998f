import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import type { Setup } from '../../src-shared/core/setup.ts';
import { ENGINES } from '../../src-shared/games/engines.ts';
import { openPegs } from '../../src-shared/games/scoreFour/rules.ts';
import { placeBead } from '../../src-shared/games/scoreFour/position.ts';
import { scoreFour } from '../../src-shared/games/scoreFour/index.ts';
import { GAMES } from '../../src-shared/games/index.ts';
import { isProved } from '../../src-shared/search/score.ts';
import { LONG_MS, timelessHooks } from './hooks.ts';
import { minimax } from './minimax.ts';

const limits = { level: 8, timeMs: LONG_MS, seed: 1 };

describe('Domineering', () => {
  const { domineering } = GAMES;

  it('on 4×4 is a proved win for whoever starts', () => {
    for (const starter of [0, 1] as const) {
      const start = domineering.initial({ rows: 4, columns: 4, starter });
      const { score } = ENGINES.domineering.search(start, limits, timelessHooks());
      expect(score).toMatchObject({ kind: 'exact', winner: starter });
    }
  });

  it('is never lost from a won position, against any defence', () => {
    const random = makeRandom(6);
    for (let game = 0; game < 20; game++) {
      let position = domineering.initial({ rows: 4, columns: 4, starter: 0 });
      while (domineering.outcome(position) === undefined) {
        const move =
          position.sideToMove === 0
            ? ENGINES.domineering.search(position, limits, timelessHooks()).move
            : pick(random, domineering.legalMoves(position));
        position = domineering.play(position, move);
      }
      expect(domineering.outcome(position)?.winner).toBe(0);
    }
  });

  /**
   * Winners by rows 2–5 and columns 2–6, V starting / H starting: 1 the starter, 2 the other, V or H always that
   * player (J. Uiterwijk, “11×11 Domineering is solved”, 2016, and the tables it cites).
   */
  it('has the known winners on small boards', () => {
    const table = ['11HV1', '11HHH', 'VV1V1', 'HVH2H'];
    for (const [row, winners] of table.entries()) {
      for (const [column, winner] of [...winners].entries()) {
        for (const starter of [0, 1] as const) {
          const setup: Setup = { rows: row + 2, columns: column + 2, starter };
          const { score } = ENGINES.domineering.search(
            domineering.initial(setup),
            limits,
            timelessHooks(),
          );
          const expected = { '1': starter, '2': 1 - starter, V: 0, H: 1 }[winner];
          expect([setup, score]).toMatchObject([setup, { kind: 'exact', winner: expected }]);
        }
      }
    }
  });
});

describe('Dots and Triangles', () => {
  const { dotsAndTriangles } = GAMES;
  const [setup = {}] = dotsAndTriangles.setups;

  it('is won 4–2 by the second player, whatever the first line', () => {
    const start = dotsAndTriangles.initial(setup);
    for (const first of dotsAndTriangles.legalMoves(start)) {
      let position = dotsAndTriangles.play(start, first);
      while (dotsAndTriangles.outcome(position) === undefined) {
        const result = ENGINES.dotsAndTriangles.search(position, limits, timelessHooks());
        expect(result.score).toMatchObject({ kind: 'exact', winner: 1 });
        position = dotsAndTriangles.play(position, result.move);
      }
      expect(dotsAndTriangles.outcome(position)?.reason).toMatch(/4 to 2$/);
    }
  });
});

describe('Score Four', () => {
  it('shows exactly what plain minimax by the rules finds when few cells are left', () => {
    const random = makeRandom(12);
    let compared = 0;
    for (let game = 0; game < 60; game++) {
      let position = scoreFour.initial({});
      while (position.ply < 56) {
        // Beads that complete no line bring games to a late stage.
        const quiet = openPegs(position)
          .map((peg) => placeBead(position, peg, position.sideToMove))
          .filter((next) => next.completed.length === 0);
        if (quiet.length === 0) break;
        position = pick(random, quiet);
      }
      if (position.ply < 56 || scoreFour.outcome(position) !== undefined) continue;
      const expected = minimax(scoreFour, position, 64);
      const { score } = ENGINES.scoreFour.search(position, limits, timelessHooks());
      const winner = isProved(expected)
        ? expected > 0
          ? position.sideToMove
          : 1 - position.sideToMove
        : undefined;
      expect(score).toMatchObject({ kind: 'exact', winner });
      compared++;
    }
    expect(compared).toBeGreaterThan(3);
  });
});
