import { startKernel } from '../search/startKernel.ts';
import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { hex } from '../../src-shared/games/hex/index.ts';
import type { HexPosition } from '../../src-shared/games/hex/position.ts';
import type { KernelExports } from '../../src-shared/kernel/kernel.ts';
import { bytes } from './hexProbe.as.ts?wasm';
import { winnersByUnionFind, winsByBruteForce } from './references/hex.ts';

interface HexProbe extends KernelExports {
  setSize(size: number): void;
  putStone(cell: number, side: number): void;
  ownerOf(cell: number): number;
  hasJoined(side: number): number;
  playToEnd(side: number): number;
  emptyCount(): number;
  fillIn(): void;
  hashLow(): number;
  turnedHashLow(): number;
}

const probe = startKernel<HexProbe>({ bytes }, 10);

const SIZES = Array.from({ length: 17 }, (_, index) => index + 3);

function setBoard(position: HexPosition): void {
  probe.setSize(position.size);
  for (const [cell, owner] of position.cells.entries()) {
    if (owner !== undefined) probe.putStone(cell, owner);
  }
}

const ownersOf = (size: number): (0 | 1 | undefined)[] =>
  Array.from({ length: size * size }, (_, cell) => {
    const owner = probe.ownerOf(cell);
    return owner < 0 ? undefined : owner === 0 ? 0 : 1;
  });

/** The positions of a random game, from its start to its end. */
function randomGame(size: number, seed: number): HexPosition[] {
  const random = makeRandom(seed);
  const positions = [hex.initial({ size, swap: 0 })];
  for (let last = positions[0]!; hex.outcome(last) === undefined; positions.push(last)) {
    last = hex.play(last, pick(random, hex.legalMoves(last)));
  }
  return positions;
}

describe('the kernel of Hex', () => {
  it.each(SIZES)('sees moves, ends and hashes of random games as the rules do, size %i', (size) => {
    for (const seed of [1, 2]) {
      const game = randomGame(size, 100 * size + seed);
      probe.setSize(size);
      for (const [ply, position] of game.entries()) {
        const move = position.cells.findIndex(
          (owner, cell) => owner !== game[ply - 1]?.cells[cell],
        );
        if (ply > 0) probe.putStone(move, 1 - position.sideToMove);
        const winner = hex.outcome(position)?.winner;
        expect([0, 1].filter((side) => probe.hasJoined(side) === 1)).toEqual(
          winner === undefined ? [] : [winner],
        );
        expect(ownersOf(size)).toEqual(position.cells);
        expect(probe.emptyCount()).toBe(size * size - position.ply);
      }
      const [straight, turned] = [probe.hashLow(), probe.turnedHashLow()];
      const end = game.at(-1)!;
      setBoard({ ...end, cells: end.cells.toReversed() });
      expect([probe.turnedHashLow(), probe.hashLow()]).toEqual([straight, turned]);
    }
  });

  it.each(SIZES)('fills the board in playouts and finds their winner, size %i', (size) => {
    const unfinished = randomGame(size, size).filter(
      (position, ply) => ply % 9 === 0 && hex.outcome(position) === undefined,
    );
    expect(unfinished.length).toBeGreaterThan(0);
    for (const position of unfinished) {
      setBoard(position);
      const winner = probe.playToEnd(position.sideToMove);
      const owners = ownersOf(size);
      const rows = Array.from({ length: size }, (_, row) =>
        owners
          .slice(row * size, (row + 1) * size)
          .map((owner) => 'OX'.charAt(owner ?? 2))
          .join(''),
      );
      expect(winnersByUnionFind(rows)).toEqual(['OX'.charAt(winner)]);
      const stones = [0, 1].map((side) => owners.filter((owner) => owner === side).length);
      expect(stones).toEqual([Math.ceil(size ** 2 / 2), Math.floor(size ** 2 / 2)]);
    }
  });

  it('fills in only what changes no winner, whoever is to move', () => {
    const wins = winsByBruteForce(4);
    let filled = 0;
    for (let seed = 1; seed <= 40; seed++) {
      const position = randomGame(4, seed)[7 + (seed % 3)];
      if (position === undefined || hex.outcome(position) !== undefined) continue;
      setBoard(position);
      probe.fillIn();
      const owners = ownersOf(4);
      filled += owners.filter((owner, cell) => owner !== position.cells[cell]).length;
      for (const side of [0, 1] as const) {
        const isJoined = [0, 1].map((each) => probe.hasJoined(each) === 1);
        const after = isJoined[0] || isJoined[1] ? isJoined[side] : wins(owners, side);
        expect(after).toBe(wins(position.cells, side));
      }
    }
    expect(filled).toBeGreaterThan(60);
  });
});
