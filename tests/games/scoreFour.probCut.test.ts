import { startKernel } from '../search/startKernel.ts';
import { expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { scoreFourEngine } from '../../src-shared/games/scoreFour/engine.ts';
import { scoreFourKernel, setPosition } from '../../src-shared/games/scoreFour/kernel/kernel.ts';
import {
  emptyPosition,
  type ScoreFourPosition,
} from '../../src-shared/games/scoreFour/position.ts';
import { legalMoves, outcome, play } from '../../src-shared/games/scoreFour/rules.ts';
import { UNFINISHED_SCORE } from '../../src-shared/kernel/constants.ts';
import { rounds } from '../rounds.ts';
import { LONG_MS, timelessHooks } from '../search/hooks.ts';

const TABLE_LOG2 = 16;
const kernel = startKernel(scoreFourKernel, TABLE_LOG2);
const POSITIONS = rounds(10, 100);

/** A position that comes of some random beads and of good play, or `undefined` when the game is over before. */
function playedPosition(beads: number, seed: number): ScoreFourPosition | undefined {
  const random = makeRandom(seed);
  let position = emptyPosition;
  while (position.ply < beads) {
    if (outcome(position) !== undefined) return undefined;
    const limits = { level: 8, timeMs: LONG_MS, maxNodes: 2_000, seed };
    const move =
      position.ply < 8
        ? pick(random, legalMoves(position))
        : scoreFourEngine.search(position, limits, timelessHooks()).move;
    position = play(position, move);
  }
  return outcome(position) === undefined ? position : undefined;
}

it('calls no score exact that rests on a cutoff by a less deep search', () => {
  const compared = { exact: 0, estimated: 0 };
  for (let seed = 1, found = 0; found < POSITIONS; seed++) {
    const position = playedPosition(32 + (seed % 5), seed);
    if (position === undefined) continue;
    found++;
    setPosition(kernel, position);
    for (const move of legalMoves(position).slice(0, 4)) {
      kernel.newSearch(TABLE_LOG2, 1, 1024);
      const proved = kernel.proveMove!(move, -1, 1, 4e5);
      if (proved === UNFINISHED_SCORE) continue;
      kernel.newSearch(TABLE_LOG2, 1, 1024);
      for (let depth = 5; depth <= 13; depth += 2) {
        for (const lower of [-250, -120, -1, 0, 120, 250]) {
          const before = kernel.estimates();
          const score = kernel.scoreMove(move, depth, lower, lower + 1);
          if (kernel.estimates() !== before) {
            compared.estimated++;
            continue;
          }
          // Only whether it is a win, a draw or a loss is proved above.
          const isMore = lower < 0 ? proved >= 0 : proved > 0;
          const where = `seed ${seed}, peg ${move} at depth ${depth} above ${lower}`;
          expect(score > lower, where).toBe(isMore);
          compared.exact++;
        }
      }
    }
  }
  expect(compared.exact).toBeGreaterThan(POSITIONS);
  expect(compared.estimated).toBeGreaterThan(POSITIONS);
});
