import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { scoreFourEngine } from '../../src-shared/games/scoreFour/engine.ts';
import { emptyPosition } from '../../src-shared/games/scoreFour/position.ts';
import { legalMoves, outcome, play } from '../../src-shared/games/scoreFour/rules.ts';
import { LONG_MS, timelessHooks } from '../search/hooks.ts';
import { foundation } from '../../build/tools/arena/rivals/foundation.ts';

const plain = foundation('scoreFour', {});

describe('the end of a game of Score Four', () => {
  it('is proved with the winner that the plain search finds, and the move at levels 7 and 8 keeps it', () => {
    const random = makeRandom(5);
    let compared = 0;
    while (compared < 60) {
      const beads = 46 + random.below(6);
      let position = emptyPosition;
      while (position.ply < beads) {
        const quiet = legalMoves(position)
          .map((move) => play(position, move))
          .filter((next) => next.completed.length === 0);
        if (quiet.length === 0) break;
        position = pick(random, quiet);
      }
      if (position.ply < beads || outcome(position) !== undefined) continue;
      const limits = { level: 8, timeMs: LONG_MS, maxNodes: 300_000, seed: compared };
      const expected = plain.search(position, limits, timelessHooks()).score;
      if (expected.kind !== 'exact') continue;
      for (const level of [7, 8]) {
        const found = scoreFourEngine.search(position, { ...limits, level }, timelessHooks());
        expect(found.score).toMatchObject({ kind: 'exact', winner: expected.winner });
        const next = play(position, found.move);
        const winner = outcome(next);
        if (winner !== undefined) expect(winner.winner).toBe(expected.winner);
        else {
          const { score } = scoreFourEngine.search(next, limits, timelessHooks());
          expect(score).toMatchObject({ kind: 'exact', winner: expected.winner });
        }
      }
      compared++;
    }
  });
});
