import { describe, expect, it } from 'vitest';
import { asMove } from '../../../src-shared/core/move.ts';
import { makeRandom } from '../../../src-shared/core/random.ts';
import * as beads from '../../../src-shared/games/scoreFour/captions.ts';
import { pegOf } from '../../../src-shared/games/scoreFour/geometry.ts';
import { scoreFour as game } from '../../../src-shared/games/scoreFour/index.ts';
import { makeTally, randomSteps, winsOf } from './steps.ts';

describe('what is said of Score Four', () => {
  it('is true', () => {
    const kinds = ['missed', 'blocks', 'canWin', 'threatens', 'unstoppable'] as const;
    const tally = makeTally(kinds);
    for (const { before, move, after } of randomSteps(game, game.setups, makeRandom(1))) {
      const [side, other] = [before.sideToMove, after.sideToMove];
      const captions = beads.captionsOf(before, move, after);
      const told = new Set(captions.map(({ kind }) => kind));
      const canWin = winsOf(game, after, other);
      expect(told.has('missed')).toBe(winsOf(game, before, side).length > 0);
      expect(told.has('canWin')).toBe(canWin.length > 0);
      expect(told.has('blocks')).toBe(winsOf(game, before, other).includes(move));
      const isUnstoppable = game.legalMoves(after).every((reply) => {
        const next = game.play(after, reply);
        return game.outcome(next) === undefined && winsOf(game, next, side).length > 0;
      });
      expect(told.has('unstoppable')).toBe(isUnstoppable);
      for (const caption of captions) {
        tally.see(caption.kind);
        if (caption.kind === 'threatens') {
          expect(caption.cells.map(pegOf)).toEqual(winsOf(game, after, caption.side));
        }
        if (caption.kind === 'missed') {
          expect(winsOf(game, before, caption.side)).toContain(asMove(pegOf(caption.cell)));
        }
        if (caption.kind === 'canWin') expect(canWin).toContain(asMove(pegOf(caption.cell)));
      }
    }
    tally.expectAll();
  });
});
