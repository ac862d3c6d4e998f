import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../src-shared/core/random.ts';
import { otherSide, type Side } from '../../../src-shared/core/side.ts';
import { dotsAndTriangles as game } from '../../../src-shared/games/dotsAndTriangles/index.ts';
import { type DotsMotive, motivesOf } from '../../../src-shared/games/dotsAndTriangles/motives.ts';
import { boardAt, type DotsPosition } from '../../../src-shared/games/dotsAndTriangles/position.ts';
import { makeTally } from '../captions/steps.ts';
import { randomMoves } from './positions.ts';

const SETUPS = [
  { shape: 0, size: 1 },
  { shape: 1, size: 3 },
  { shape: 0, size: 1 },
];

const leadOf = ({ owners }: DotsPosition, side: Side): number =>
  owners.filter((owner) => owner === side).length -
  owners.filter((owner) => owner === otherSide(side)).length;

/** By how much a side ends ahead if both play their best, by trying every order. */
function bestOf(position: DotsPosition, side: Side, known = new Map<string, number>()): number {
  // What was won before changes nothing of what is still to come.
  const key = `${position.drawn.map(Number).join('')}${position.sideToMove}${position.isExtraTurn}`;
  const lead = leadOf(position, side);
  const found = known.get(key);
  if (found !== undefined) return lead + found;
  const results = game.legalMoves(position).map((move) => {
    return bestOf(game.play(position, move), side, known);
  });
  const isOwn = position.sideToMove === side;
  const best = results.length === 0 ? lead : isOwn ? Math.max(...results) : Math.min(...results);
  known.set(key, best - lead);
  return best;
}

/** The triangles that have all but one line, of those that have not all. */
const canClose = (position: DotsPosition): boolean =>
  boardAt(position).triangles.some(
    ({ lines }) => lines.filter((line) => position.drawn[line] === false).length === 1,
  );

/** Holds what is said against the rules. @returns whether that was possible */
function check(
  motive: DotsMotive,
  before: DotsPosition,
  move: number,
  after: DotsPosition,
): boolean {
  const side = before.sideToMove;
  const ownersOf = (position: DotsPosition): number =>
    position.owners.filter((owner) => owner === side).length;
  switch (motive.kind) {
    case 'decides':
      expect(ownersOf(after) * 2).toBeGreaterThan(after.owners.length);
      return true;
    case 'closes':
      expect(ownersOf(after) - ownersOf(before)).toBe(motive.triangles);
      if (game.outcome(after) === undefined) {
        expect(after.sideToMove === side).toBe(motive.movesAgain);
      }
      return true;
    case 'best': {
      const moves = game.legalMoves(before);
      if (moves.length > 9) return false;
      const best = moves.filter((each) => bestOf(game.play(before, each), side) === motive.margin);
      expect(bestOf(before, side)).toBe(motive.margin);
      expect(best).toHaveLength(motive.lines);
      expect(best).toContain(move);
      return true;
    }
    case 'givesNone':
      expect(canClose(after)).toBe(false);
      expect(motive.badMoves).toHaveLength(motive.giving);
      for (const line of motive.badMoves ?? []) {
        expect(canClose(game.play(before, line))).toBe(true);
      }
      return true;
    case 'leavesNone':
      expect(canClose(after)).toBe(false);
      for (const reply of game.legalMoves(after)) {
        expect(canClose(game.play(after, reply))).toBe(true);
      }
      return true;
  }
}

describe('what lines between dots are good for', () => {
  it('is true', () => {
    const tally = makeTally(['decides', 'closes', 'best', 'givesNone', 'leavesNone'] as const);
    for (const { before, move, after } of randomMoves(game, SETUPS, makeRandom(2))) {
      for (const motive of motivesOf(before, move)) {
        if (check(motive, before, move, after)) tally.see(motive.kind);
      }
    }
    tally.expectAll();
  });
});
