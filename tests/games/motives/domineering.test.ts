import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../src-shared/core/random.ts';
import { otherSide, type Side } from '../../../src-shared/core/side.ts';
import { domineering as game } from '../../../src-shared/games/domineering/index.ts';
import {
  type DomineeringMotive,
  motivesOf,
} from '../../../src-shared/games/domineering/motives.ts';
import type { DomineeringPosition } from '../../../src-shared/games/domineering/position.ts';
import { makeTally } from '../captions/steps.ts';
import { randomMoves } from './positions.ts';

const SETUPS = [
  { rows: 4, columns: 4, starter: 0 },
  { rows: 4, columns: 5, starter: 1 },
  { rows: 5, columns: 4, starter: 0 },
];

/** Whether the side to move lays the last domino, by trying everything. */
function moverWins(position: DomineeringPosition, known = new Map<string, boolean>()): boolean {
  const key = `${position.cells.map((owner) => owner ?? '.').join('')}${position.sideToMove}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const wins = game
    .legalMoves(position)
    .some((move) => !moverWins(game.play(position, move), known));
  known.set(key, wins);
  return wins;
}

const placesOf = (position: DomineeringPosition, side: Side): readonly (readonly number[])[] =>
  position.cells.flatMap((owner, cell) => {
    const next = side === 0 ? cell + position.columns : cell + 1;
    const fits = side === 0 || next % position.columns !== 0;
    return owner === undefined &&
      fits &&
      next in position.cells &&
      position.cells[next] === undefined
      ? [[cell, next]]
      : [];
  });

/** The most dominoes that fit into some places without overlapping, by trying with and without each. */
function mostIn(places: readonly (readonly number[])[]): number {
  const [first, ...others] = places;
  if (first === undefined) return 0;
  const apart = others.filter((place) => !place.some((cell) => first.includes(cell)));
  return apart.length === others.length
    ? 1 + mostIn(others)
    : Math.max(1 + mostIn(apart), mostIn(others));
}

function sureOf(position: DomineeringPosition, side: Side): number {
  const contested = new Set(placesOf(position, otherSide(side)).flat());
  return mostIn(
    placesOf(position, side).filter((place) => !place.some((cell) => contested.has(cell))),
  );
}

function check(
  motive: DomineeringMotive,
  before: DomineeringPosition,
  move: number,
  after: DomineeringPosition,
): void {
  const [side, other] = [before.sideToMove, otherSide(before.sideToMove)];
  switch (motive.kind) {
    case 'wins':
      expect(placesOf(after, other)).toEqual([]);
      return;
    case 'decides':
      expect(moverWins(after)).toBe(false);
      expect(sureOf(after, side)).toBe(motive.sure);
      expect(mostIn(placesOf(after, other))).toBe(motive.most);
      return;
    case 'onlyWin':
    case 'region':
      for (const each of game.legalMoves(before)) {
        const isMeant = motive.kind === 'onlyWin' ? each === move : motive.cells.includes(each);
        if (!isMeant || each === move) {
          expect(moverWins(game.play(before, each))).toBe(each !== move);
        }
      }
      return;
    case 'makesSafe': {
      expect(sureOf(after, side) - sureOf(before, side)).toBe(motive.gained);
      const contested = new Set(placesOf(after, other).flat());
      for (const cell of motive.good ?? []) expect(contested.has(cell)).toBe(false);
      return;
    }
    case 'prevents': {
      const asked = { ...before, sideToMove: other };
      const could = game.play(asked, motive.move);
      expect(sureOf(could, other) - sureOf(before, other)).toBe(motive.gained);
      expect(game.check({ ...after, sideToMove: other }, motive.move).ok).toBe(false);
    }
  }
}

describe('what dominoes are good for', () => {
  it('is true', () => {
    const tally = makeTally([
      'wins',
      'decides',
      'onlyWin',
      'region',
      'makesSafe',
      'prevents',
    ] as const);
    for (const { before, move, after } of randomMoves(game, SETUPS, makeRandom(6))) {
      for (const motive of motivesOf(before, move)) {
        tally.see(motive.kind);
        check(motive, before, move, after);
      }
    }
    tally.expectAll();
  });
});
