import { describe, expect, it } from 'vitest';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { type Side, SIDES } from '../../src-shared/core/side.ts';
import { hex } from '../../src-shared/games/hex/index.ts';
import { CONNECTED } from '../../src-shared/games/hex/kernel/constants.ts';
import type { HexPosition } from '../../src-shared/games/hex/position.ts';
import type { KernelExports } from '../../src-shared/kernel/kernel.ts';
import { rounds } from '../rounds.ts';
import { startKernel } from '../search/startKernel.ts';
import { bytes } from './hexConnectionsProbe.as.ts?wasm';
import { joinsByBruteForce } from './references/hexConnections.ts';

interface Probe extends KernelExports {
  setSize(size: number): void;
  putStone(cell: number, side: number): void;
  connectBorders(colour: number, limit: number, enough: number): number;
  count(one: number, other: number, kind: number): number;
  isInCarrier(one: number, other: number, kind: number, index: number, cell: number): number;
  isEnd(end: number, side: number): number;
  endCount(): number;
}

const FULL = 0;
const SEMI = 1;
/** What takes longer to try out is left. */
const MOST_CELLS = 8;
const TRIALS = 1_000_000;

const probe = startKernel<Probe>({ bytes }, 10);

interface Connection {
  readonly ends: readonly [number, number];
  readonly kind: number;
  readonly carrier: readonly number[];
}

function connectionsOf(position: HexPosition, side: Side): Connection[] {
  const { size, cells } = position;
  probe.setSize(size);
  for (const [cell, owner] of cells.entries()) if (owner !== undefined) probe.putStone(cell, owner);
  probe.connectBorders(side + 1, TRIALS, CONNECTED);
  const found: Connection[] = [];
  const ends = Array.from({ length: probe.endCount() }, (_, end) => end);
  const real = ends.filter((end) => probe.isEnd(end, side) === 1);
  for (const one of real) {
    for (const other of real.filter((end) => end > one)) {
      for (const kind of [FULL, SEMI]) {
        for (let index = 0; index < probe.count(one, other, kind); index++) {
          const carrier = [...cells.keys()].filter(
            (cell) => probe.isInCarrier(one, other, kind, index, cell) === 1,
          );
          found.push({ ends: [one, other], kind, carrier });
        }
      }
    }
  }
  return found;
}

/** A position of a game by chance, not over. */
function positionByChance(size: number, leastStones: number, seed: number): HexPosition {
  const random = makeRandom(seed);
  for (;;) {
    const stones = leastStones + random.below(size * size - leastStones - 1);
    let position = hex.initial({ size, swap: 0 });
    while (position.ply < stones && hex.outcome(position) === undefined) {
      position = hex.play(position, pick(random, hex.legalMoves(position)));
    }
    if (hex.outcome(position) === undefined) return position;
  }
}

describe('the connections that the kernel of Hex finds', () => {
  it.each([
    [4, 0, rounds(12, 300)],
    [5, 4, rounds(12, 300)],
    [6, 8, rounds(10, 200)],
    [12, 60, rounds(1, 10)],
  ])('hold, by trying everything in their carriers: %i × %i', (size, leastStones, count) => {
    const tried = [0, 0];
    for (let seed = 1; seed <= count; seed++) {
      const position = positionByChance(size, leastStones, seed);
      for (const side of SIDES) {
        for (const { ends, kind, carrier } of connectionsOf(position, side)) {
          expect(carrier.every((cell) => position.cells[cell] === undefined)).toBe(true);
          if (carrier.length > MOST_CELLS) continue;
          tried[kind]!++;
          const isFirst = kind === SEMI;
          expect(joinsByBruteForce({ position, side, ends, carrier, isFirst })).toBe(true);
        }
      }
    }
    expect(Math.min(...tried)).toBeGreaterThan(100);
  });

  it('needs nothing twice: no carrier of a list contains another one', () => {
    let seen = 0;
    for (let seed = 1; seed <= 5; seed++) {
      const found = connectionsOf(positionByChance(6, 4, seed), 0);
      for (const { ends, kind, carrier } of found) {
        seen++;
        const rivals = found.filter(
          (each) =>
            each.ends.join() === ends.join() && each.kind <= kind && each.carrier !== carrier,
        );
        for (const rival of rivals) {
          expect(rival.carrier.every((cell) => carrier.includes(cell))).toBe(false);
        }
      }
    }
    expect(seen).toBeGreaterThan(100);
  });
});
