import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../../src-shared/core/random.ts';
import { otherSide, type Side } from '../../../src-shared/core/side.ts';
import { hex as game } from '../../../src-shared/games/hex/index.ts';
import { type HexMotive, motivesOf } from '../../../src-shared/games/hex/motives.ts';
import { type HexPosition, shortestChain } from '../../../src-shared/games/hex/position.ts';
import { makeTally, winsOf } from '../captions/steps.ts';
import { randomMoves } from './positions.ts';

const SETUPS = [
  { size: 4, swap: 0 },
  { size: 5, swap: 1 },
  { size: 3, swap: 0 },
  { size: 7, swap: 0 },
];

/** What was found of positions. */
const known = new Map<string, boolean>();

/** Whether the side to move wins, by trying everything. */
function moverWins(position: HexPosition): boolean {
  const key = `${position.cells.map((owner) => owner ?? '.').join('')}${position.sideToMove}`;
  const found = known.get(key);
  if (found !== undefined) return found;
  const wins = game.legalMoves(position).some((move) => {
    const next = game.play(position, move);
    return game.outcome(next) !== undefined || !moverWins(next);
  });
  known.set(key, wins);
  return wins;
}

const emptyCells = ({ cells }: HexPosition): number =>
  cells.filter((owner) => owner === undefined).length;

/** Whatever the other side takes of each pair, the chain is there. */
function expectJoined(after: HexPosition, side: Side, pairs: readonly (readonly number[])[]): void {
  expect(new Set(pairs.flat()).size).toBe(2 * pairs.length);
  for (let choice = 0; choice < 2 ** Math.min(pairs.length, 10); choice++) {
    const cells = pairs.reduce((all, [a, b], index) => {
      const [own, theirs] = choice & (1 << index) ? [a!, b!] : [b!, a!];
      expect([all[own], all[theirs]]).toEqual([undefined, undefined]);
      return all.with(own, side).with(theirs, otherSide(side));
    }, after.cells);
    expect(shortestChain({ ...after, cells }, side)).toBeDefined();
  }
}

function isNextTo(size: number, a: number, b: number): boolean {
  const [dx, dy] = [(b % size) - (a % size), Math.floor(b / size) - Math.floor(a / size)];
  return Math.max(Math.abs(dx), Math.abs(dy)) === 1 && dx !== dy;
}

/** The stones of a side that touch a cell, one of each group of theirs. */
function groupsBeside({ size, cells }: HexPosition, cell: number, side: Side): readonly number[] {
  const grouped = new Set<number>();
  return cells.flatMap((owner, beside) => {
    if (owner !== side || !isNextTo(size, beside, cell) || grouped.has(beside)) return [];
    const open = [beside];
    for (let at = open.pop(); at !== undefined; at = open.pop()) {
      grouped.add(at);
      for (const [next, its] of cells.entries()) {
        if (its === side && !grouped.has(next) && isNextTo(size, at, next)) open.push(next);
      }
    }
    return [beside];
  });
}

const touchesEdge = (size: number, cell: number, side: Side): boolean =>
  [0, size - 1].includes(side === 0 ? cell % size : Math.floor(cell / size));

/** Holds what is said against the rules. @returns whether that was possible */
function check(motive: HexMotive, before: HexPosition, move: number, after: HexPosition): boolean {
  const [side, other] = [before.sideToMove, otherSide(before.sideToMove)];
  switch (motive.kind) {
    case 'wins':
      expect(game.outcome(after)?.winner).toBe(side);
      return true;
    case 'connects':
      expectJoined(after, side, motive.pairs);
      return true;
    case 'mustPlay':
      expect(motive.cells).toContain(move);
      if (emptyCells(before) > 11) return false;
      for (const reply of game.legalMoves(before)) {
        if (!motive.cells.includes(reply)) expect(moverWins(game.play(before, reply))).toBe(true);
      }
      return true;
    case 'threatens':
      expect(winsOf(game, after, side)).toContain(motive.cell);
      expect(winsOf(game, after, other)).toEqual([]);
      return true;
    case 'savesBridge': {
      // What lies on both sides touches the cell that was taken and the one that is filled.
      const { size, cells } = before;
      expect(cells[motive.taken]).toBe(other);
      const ends = cells.flatMap((owner, end) =>
        owner === side && isNextTo(size, end, move) && isNextTo(size, end, motive.taken)
          ? [end]
          : [],
      );
      const isAtEdge = [move, motive.taken].every((cell) => touchesEdge(size, cell, side));
      expect(motive.isToEdge ? isAtEdge && ends.length > 0 : ends.length === 2).toBe(true);
      return true;
    }
    case 'bridge':
      for (const cell of motive.cells) {
        expect(after.cells[cell]).toBeUndefined();
        expect(isNextTo(after.size, cell, move)).toBe(true);
        if (motive.isToEdge) expect(touchesEdge(after.size, cell, side)).toBe(true);
      }
      if (!motive.isToEdge) {
        const ends = after.cells.flatMap((owner, end) =>
          owner === side && motive.cells.every((cell) => isNextTo(after.size, cell, end))
            ? [end]
            : [],
        );
        expect(ends).toHaveLength(2);
      }
      return true;
    case 'joins':
      expect(motive.groups).toBeGreaterThan(1);
      expect(groupsBeside(before, move, side)).toHaveLength(motive.groups);
      return true;
  }
}

describe('what stones of Hex are good for', () => {
  it('is true', () => {
    const tally = makeTally([
      'wins',
      'connects',
      'mustPlay',
      'threatens',
      'savesBridge',
      'bridge',
      'joins',
    ] as const);
    for (const { before, move, after } of randomMoves(game, SETUPS, makeRandom(8))) {
      for (const motive of motivesOf(before, move)) {
        if (check(motive, before, move, after)) tally.see(motive.kind);
      }
    }
    tally.expectAll();
  });
});
