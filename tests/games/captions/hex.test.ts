import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../src-shared/core/random.ts';
import type { Side } from '../../../src-shared/core/side.ts';
import * as hexes from '../../../src-shared/games/hex/captions.ts';
import { hex as game } from '../../../src-shared/games/hex/index.ts';
import { shortestChain } from '../../../src-shared/games/hex/position.ts';
import { makeTally, randomSteps, winsOf } from './steps.ts';

describe('what is said of Hex', () => {
  const setups = [
    { size: 3, swap: 1 },
    { size: 4, swap: 0 },
    { size: 3, swap: 1 },
    { size: 5, swap: 0 },
  ];

  /** By trying every set of empty cells, the small ones first. */
  function fewestStones(position: ReturnType<typeof game.initial>, side: Side): number {
    const empty = position.cells.flatMap((owner, cell) => (owner === undefined ? [cell] : []));
    const joins = (count: number, from: number, cells: typeof position.cells): boolean => {
      if (count === 0) return shortestChain({ ...position, cells }, side) !== undefined;
      return empty
        .slice(from)
        .some((cell, index) => joins(count - 1, from + index + 1, cells.with(cell, side)));
    };
    for (let count = 0; ; count++) if (joins(count, 0, position.cells)) return count;
  }

  it('is true', () => {
    const kinds = ['swaps', 'links', 'detour', 'needs', 'threatens', 'unstoppable'] as const;
    const tally = makeTally(kinds);
    for (const { before, move, after } of randomSteps(game, setups, makeRandom(2))) {
      const [side, other] = [before.sideToMove, after.sideToMove];
      const isSmall = after.size < 5;
      for (const caption of hexes.captionsOf(before, move, after)) {
        tally.see(caption.kind);
        if (caption.kind === 'needs' && isSmall)
          expect(caption.stones).toBe(fewestStones(after, caption.side));
        if (caption.kind === 'detour' && isSmall) {
          expect(caption.now).toBe(fewestStones(after, caption.side));
          expect(caption.before).toBe(fewestStones(before, caption.side));
          expect(caption.now).toBeGreaterThan(caption.before);
        }
        if (caption.kind === 'threatens')
          expect(caption.cells).toEqual(winsOf(game, after, caption.side));
        if (caption.kind === 'unstoppable') {
          expect(winsOf(game, after, other)).toEqual([]);
          const replies = game.legalMoves(after).map((reply) => game.play(after, reply));
          expect(replies.every((next) => winsOf(game, next, side).length > 0)).toBe(true);
        }
        if (caption.kind === 'links') {
          const groups = (position: typeof after): number => {
            const met = position.cells.map((owner) => owner !== side);
            const flood = (cell: number): void => {
              met[cell] = true;
              const [x, y, n] = [
                cell % position.size,
                Math.floor(cell / position.size),
                position.size,
              ];
              for (const [dx, dy] of [
                [1, 0],
                [-1, 0],
                [0, 1],
                [0, -1],
                [1, -1],
                [-1, 1],
              ] as const) {
                const inside = x + dx >= 0 && x + dx < n && y + dy >= 0 && y + dy < n;
                if (inside && met[cell + dx + n * dy] === false) flood(cell + dx + n * dy);
              }
            };
            return met.filter((_, cell) => met[cell] === false && (flood(cell), true)).length;
          };
          expect(caption.groups).toBe(groups(before) - groups(after) + 1);
        }
      }
    }
    tally.expectAll();
  });
});
