import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../src-shared/core/random.ts';
import { unwrap } from '../../../src-shared/core/result.ts';
import { otherSide, type Side } from '../../../src-shared/core/side.ts';
import * as lines from '../../../src-shared/games/linesOfAction/captions.ts';
import { linesOfAction as game } from '../../../src-shared/games/linesOfAction/index.ts';
import { PASS } from '../../../src-shared/games/linesOfAction/moves.ts';
import { makePosition } from '../../../src-shared/games/linesOfAction/position.ts';
import { makeTally, randomSteps } from './steps.ts';

describe('what is said of Lines of Action', () => {
  /** By walking from piece to piece. */
  function groupsOf(cells: readonly (Side | undefined)[], side: Side): number {
    const left = new Set(cells.flatMap((owner, square) => (owner === side ? [square] : [])));
    const walk = (from: number): void => {
      left.delete(from);
      for (const to of [...left]) {
        const [dx, dy] = [(from % 8) - (to % 8), Math.floor(from / 8) - Math.floor(to / 8)];
        if (left.has(to) && Math.abs(dx) <= 1 && Math.abs(dy) <= 1) walk(to);
      }
    };
    let groups = 0;
    for (const square of left) {
      walk(square);
      groups++;
    }
    return groups;
  }

  it('is true', () => {
    const kinds = ['captures', 'groups', 'canWin', 'threatens'] as const;
    const tally = makeTally<(typeof kinds)[number] | 'passes'>(kinds);
    for (const { before, move, after } of randomSteps(game, game.setups, makeRandom(3))) {
      const [side, other] = [before.sideToMove, otherSide(before.sideToMove)];
      const wins = (each: Side): boolean => {
        const asked = makePosition({ ...after, sideToMove: each });
        return game.legalMoves(asked).some((reply) => {
          const { cells } = game.play(asked, reply);
          const isDone = groupsOf(cells, each) === 1;
          const isOtherDone = groupsOf(cells, otherSide(each)) === 1;
          return isDone && (!isOtherDone || after.rules === 'tournament');
        });
      };
      const captions = lines.captionsOf(before, move, after);
      expect(captions.some(({ kind }) => kind === 'canWin')).toBe(wins(other));
      expect(captions.some(({ kind }) => kind === 'threatens')).toBe(!wins(other) && wins(side));
      for (const caption of captions) {
        tally.see(caption.kind);
        if (caption.kind === 'captures') {
          expect(before.cells[caption.square]).toBe(other);
          expect(after.cells[caption.square]).toBe(side);
          expect(after.cells.filter((owner) => owner === other)).toHaveLength(caption.left);
        }
        if (caption.kind === 'groups') {
          const [was, groups] = [before, after].map((each) => groupsOf(each.cells, caption.side));
          expect(caption.groups).toBe(groups);
          expect(caption.change).toBe(groups! < was! ? 'fewer' : 'more');
        }
      }
    }
    tally.expectAll();
  });

  it('tells of a pass and of nothing else', () => {
    const stuck = unwrap(game.codec.decode(game.setups[0], '8/bb1b4/5b2/8/8/8/bbb3bb/wb4bw w 1'));
    const after = game.play(stuck, PASS);
    expect(lines.captionsOf(stuck, PASS, after)).toEqual([{ kind: 'passes', side: 1 }]);
  });
});
