import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../src-shared/core/random.ts';
import { otherSide } from '../../../src-shared/core/side.ts';
import * as dots from '../../../src-shared/games/dotsAndTriangles/captions.ts';
import { dotsAndTriangles as game } from '../../../src-shared/games/dotsAndTriangles/index.ts';
import { scoreOf } from '../../../src-shared/games/dotsAndTriangles/position.ts';
import { makeTally, randomSteps } from './steps.ts';

describe('what is said of Dots and Triangles', () => {
  const setups = [
    { shape: 0, size: 1 },
    { shape: 1, size: 2 },
    { shape: 1, size: 3 },
    { shape: 0, size: 2 },
  ];

  it('is true', () => {
    const tally = makeTally(['closes', 'offers', 'nothingSafe', 'decided'] as const);
    for (const { before, move, after } of randomSteps(game, setups, makeRandom(6))) {
      const triangles = (position: typeof after): number =>
        scoreOf(position, 0) + scoreOf(position, 1);
      const closing = (position: typeof after) =>
        game
          .legalMoves(position)
          .filter((line) => triangles(game.play(position, line)) > triangles(position));
      for (const caption of dots.captionsOf(before, move, after)) {
        tally.see(caption.kind);
        switch (caption.kind) {
          case 'closes':
            expect(caption.triangles).toBe(triangles(after) - triangles(before));
            expect(scoreOf(after, caption.side) - scoreOf(before, caption.side)).toBe(
              caption.triangles,
            );
            expect(caption.movesAgain).toBe(after.sideToMove === caption.side);
            break;
          case 'offers':
            expect(caption.side).toBe(after.sideToMove);
            expect(closing(after).length).toBeGreaterThan(0);
            break;
          case 'nothingSafe':
            for (const line of game.legalMoves(after)) {
              const next = game.play(after, line);
              expect(closing(after).includes(line) || closing(next).length > 0).toBe(true);
            }
            break;
          case 'decided': {
            // Not even all that is left would be enough.
            const left = after.owners.length - triangles(after);
            const other = otherSide(caption.side);
            expect(scoreOf(after, other) + left).toBeLessThan(scoreOf(after, caption.side));
          }
        }
      }
    }
    tally.expectAll();
  });
});
