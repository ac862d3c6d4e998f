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
  { size: 4, swap: 0 },
  { size: 7, swap: 0 },
];

/** Whether the side to move wins, by trying everything. */
function moverWins(position: HexPosition, known = new Map<string, boolean>()): boolean {
  const key = position.cells.map((owner) => owner ?? '.').join('');
  const found = known.get(key);
  if (found !== undefined) return found;
  const wins = game.legalMoves(position).some((move) => {
    const next = game.play(position, move);
    return game.outcome(next) !== undefined || !moverWins(next, known);
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

function check(motive: HexMotive, before: HexPosition, move: number, after: HexPosition): void {
  const [side, other] = [before.sideToMove, otherSide(before.sideToMove)];
  switch (motive.kind) {
    case 'wins':
      expect(game.outcome(after)?.winner).toBe(side);
      return;
    case 'connects':
      expectJoined(after, side, motive.pairs);
      return;
    case 'mustPlay':
      expect(motive.cells).toContain(move);
      if (emptyCells(before) > 11) return;
      for (const reply of game.legalMoves(before)) {
        if (!motive.cells.includes(reply)) expect(moverWins(game.play(before, reply))).toBe(true);
      }
      return;
    case 'threatens':
      expect(winsOf(game, after, side)).toContain(motive.cell);
      expect(winsOf(game, after, other)).toEqual([]);
      return;
    case 'savesBridge':
      expect(after.cells[motive.taken]).toBe(other);
      expect(isNextTo(after.size, motive.taken, move)).toBe(true);
      return;
    case 'bridge':
      for (const cell of motive.cells) {
        expect(after.cells[cell]).toBeUndefined();
        expect(isNextTo(after.size, cell, move)).toBe(true);
      }
      return;
    case 'joins':
      expect(motive.groups).toBeGreaterThan(1);
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
        tally.see(motive.kind);
        check(motive, before, move, after);
      }
    }
    tally.expectAll();
  });
});
