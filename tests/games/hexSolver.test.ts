import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { hex } from '../../src-shared/games/hex/index.ts';
import type { HexPosition } from '../../src-shared/games/hex/position.ts';
import { hexKernel } from '../../src-shared/games/hex/kernel/kernel.ts';
import { HexProver } from '../../src-shared/games/hex/prover.ts';
import { rounds } from '../rounds.ts';
import { startKernel } from '../search/startKernel.ts';
import { winsByBruteForce } from './references/hex.ts';

const MAX_NODES = 100_000;

const makeProver = (): HexProver => new HexProver(startKernel(hexKernel, 16), 1);

/** Who wins after each first move of O, row by row. */
function openings(size: number, cells?: readonly number[]): string {
  const prover = makeProver();
  const start = hex.initial({ size, swap: 0 });
  const moves = hex.legalMoves(start).filter((move) => cells?.includes(move) ?? true);
  return moves
    .map((move) => 'OX'.charAt(prover.prove(hex.play(start, move), MAX_NODES)?.winner ?? 2) || '?')
    .join('');
}

/** Positions of random games, not over. */
function randomPositions(size: number, leastStones: number, count: number): HexPosition[] {
  const random = makeRandom(size);
  const found: HexPosition[] = [];
  while (found.length < count) {
    const stones = leastStones + random.below(size * size - leastStones);
    let position = hex.initial({ size, swap: 0 });
    while (position.ply < stones && hex.outcome(position) === undefined) {
      position = hex.play(position, pick(random, hex.legalMoves(position)));
    }
    if (hex.outcome(position) === undefined) found.push(position);
  }
  return found;
}

describe('the solver', () => {
  it.each([
    [3, 0, 100],
    [4, 6, 150],
    [5, 13, rounds(60, 400)],
  ])('agrees with brute force on %i × %i', (size, leastStones, count) => {
    const prover = makeProver();
    const wins = winsByBruteForce(size);
    for (const position of randomPositions(size, leastStones, count)) {
      const { sideToMove } = position;
      const winner = wins(position.cells, sideToMove) ? sideToMove : 1 - sideToMove;
      expect(prover.prove(position, MAX_NODES)?.winner).toBe(winner);
    }
  });

  it.each([
    [3, 0],
    [4, 6],
  ])('names a move that wins on a board %i wide', (size, leastStones) => {
    const prover = makeProver();
    const wins = winsByBruteForce(size);
    let named = 0;
    for (const position of randomPositions(size, leastStones, 200)) {
      const { sideToMove } = position;
      const proof = prover.prove(position, MAX_NODES);
      if (proof?.winner !== sideToMove) continue;
      const after = hex.play(position, proof.line[0]!);
      const over = hex.outcome(after);
      expect(over === undefined ? wins(after.cells, after.sideToMove) : false).toBe(false);
      named++;
    }
    expect(named).toBeGreaterThan(50);
  });

  it('names the move of a position that is won at once without looking at others', () => {
    const prover = makeProver();
    let position = hex.initial({ size: 11, swap: 0 });
    for (const column of [0, 1, 2, 3, 5, 6, 7, 8, 9]) {
      position = hex.play(position, asMove(5 * 11 + column));
      position = hex.play(position, asMove(column));
    }
    const proof = prover.prove(position, MAX_NODES);
    expect(proof?.winner).toBe(0);
    expect(prover.nodes).toBe(1);
    const after = hex.play(hex.play(position, proof!.line[0]!), asMove(10));
    expect(prover.prove(after, MAX_NODES)?.winner).toBe(0);
  });

  it('proves the winner of every opening of 3 × 3, 4 × 4 and 5 × 5', () => {
    expect(openings(3)).toBe('XOO' + 'XOX' + 'OOX');
    expect(openings(4)).toBe('XXXO' + 'XXOX' + 'XOXX' + 'OXXX');
    expect(openings(5)).toBe('XXXOO' + 'XOOOX' + 'XOOOX' + 'XOOOX' + 'OOXXX');
  });

  it('proves openings of 6 × 6, the same when the board is turned by half a turn', () => {
    const cells = [6, 7, 11, 12, 14, 17];
    expect(openings(6, cells)).toBe('XOXXOX');
    expect(openings(6, cells.map((cell) => 35 - cell).reverse())).toBe('XOXXOX');
  });

  it('stops at its limit of nodes without an answer', () => {
    const prover = makeProver();
    expect(prover.prove(hex.initial({ size: 8, swap: 0 }), 20)).toBeUndefined();
    expect(prover.nodes).toBeLessThanOrEqual(20);
  });
});
