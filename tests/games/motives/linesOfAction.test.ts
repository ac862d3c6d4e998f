import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../src-shared/core/random.ts';
import { otherSide, type Side } from '../../../src-shared/core/side.ts';
import { linesOfAction as game } from '../../../src-shared/games/linesOfAction/index.ts';
import {
  type LinesOfActionMotive,
  motivesOf,
} from '../../../src-shared/games/linesOfAction/motives.ts';
import {
  type LinesOfActionPosition,
  makePosition,
} from '../../../src-shared/games/linesOfAction/position.ts';
import { rounds } from '../../rounds.ts';
import { makeTally } from '../captions/steps.ts';
import { randomMoves } from './positions.ts';

/** How many groups a side has, by walking from piece to piece. */
function groupsOf({ cells }: LinesOfActionPosition, side: Side): number {
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

function isWon(position: LinesOfActionPosition, side: Side): boolean {
  const isOtherDone = groupsOf(position, otherSide(side)) === 1;
  return groupsOf(position, side) === 1 && (!isOtherDone || position.rules === 'tournament');
}

const winsOf = (position: LinesOfActionPosition, side: Side) => {
  const asked = makePosition({ ...position, sideToMove: side });
  return game.legalMoves(asked).filter((move) => isWon(game.play(asked, move), side));
};

function check(
  motive: LinesOfActionMotive,
  before: LinesOfActionPosition,
  after: LinesOfActionPosition,
): void {
  const [side, other] = [before.sideToMove, otherSide(before.sideToMove)];
  const count = (position: LinesOfActionPosition, each: Side): number =>
    position.cells.filter((owner) => owner === each).length;
  switch (motive.kind) {
    case 'wins':
      expect(isWon(after, side)).toBe(true);
      return;
    case 'stopsWin':
      expect(winsOf(before, other)).toContain(motive.threat);
      expect(winsOf(after, other)).toEqual([]);
      return;
    case 'threatens':
      expect(winsOf(after, side)).toContain(motive.threat);
      expect(winsOf(after, other)).toEqual([]);
      return;
    case 'unstoppable':
      for (const reply of game.legalMoves(after)) {
        expect(winsOf(game.play(after, reply), side)).not.toEqual([]);
      }
      return;
    case 'isolates':
    case 'captures':
      expect(before.cells[motive.square]).toBe(other);
      expect(count(after, other)).toBe(count(before, other) - 1);
      if (motive.kind === 'captures') expect(count(after, other)).toBe(motive.left);
      else {
        expect(groupsOf(after, other)).toBe(motive.groups);
        expect(motive.groups).toBeGreaterThan(groupsOf(before, other));
      }
      return;
    case 'joins':
      expect([groupsOf(before, side), groupsOf(after, side)]).toEqual([
        motive.before,
        motive.groups,
      ]);
      expect(motive.groups).toBeLessThan(motive.before);
  }
}

const POSITIONS = rounds(80, 1_000);

/** All moves of positions with few pieces, in which much happens. */
function* thinned() {
  const random = makeRandom(5);
  let seen = 0;
  for (const { before } of randomMoves(game, game.setups, random)) {
    const cells = before.cells.map((owner) => (random.unit() < 0.72 ? undefined : owner));
    const position = makePosition({ ...before, cells });
    if (game.outcome(position) !== undefined) continue;
    for (const move of game.legalMoves(position)) {
      yield { before: position, move, after: game.play(position, move) };
    }
    if (++seen === POSITIONS) return;
  }
  expect(seen).toBe(POSITIONS);
}

describe('what moves of Lines of Action are good for', () => {
  it('is true', () => {
    const tally = makeTally([
      'wins',
      'stopsWin',
      'threatens',
      'unstoppable',
      'isolates',
      'captures',
      'joins',
    ] as const);
    for (const { before, move, after } of thinned()) {
      for (const motive of motivesOf(before, move)) {
        tally.see(motive.kind);
        check(motive, before, after);
      }
    }
    tally.expectAll();
  });
});
