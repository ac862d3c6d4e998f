import { startKernel } from '../search/startKernel.ts';
import { describe, expect, it } from 'vitest';
import { makeRandom, pick, type Random } from '../../src-shared/core/random.ts';
import { otherSide, SIDES } from '../../src-shared/core/side.ts';
import { domineeringEngine } from '../../src-shared/games/domineering/engine.ts';
import { type DomineeringBoard } from '../../src-shared/games/domineering/geometry.ts';
import {
  type DomineeringPosition,
  emptyPosition,
  freeCells,
  isPlacement,
  placementsOf,
} from '../../src-shared/games/domineering/position.ts';
import { RegionValuer } from '../../src-shared/games/domineering/regions.ts';
import { legalMoves, outcome, play } from '../../src-shared/games/domineering/rules.ts';
import type { KernelExports } from '../../src-shared/kernel/kernel.ts';
import { LONG_MS, timelessHooks } from '../search/hooks.ts';
import { bytes } from './domineeringProbe.as.ts?wasm';
import { rounds } from '../rounds.ts';

interface Probe extends KernelExports {
  setBoard(rows: number, columns: number, side: number): void;
  addFreeCell(cell: number): void;
  put(side: number, cell: number): void;
  canPlace(side: number, cell: number, isWide: number): number;
  most(side: number, isWide: number): number;
  staticResult(side: number, isWide: number): number;
  key(side: number, isWide: number): bigint;
  imageOf(cell: number, symmetry: number): number;
}

const probe = startKernel<Probe>({ bytes }, 10);

/** Boards as the kernel wants them: at least as many rows as columns, at most 128 cells. */
const BOARDS: readonly DomineeringBoard[] = [
  { rows: 2, columns: 2 },
  { rows: 5, columns: 3 },
  { rows: 8, columns: 8 },
  { rows: 16, columns: 4 },
  { rows: 9, columns: 9 },
  { rows: 16, columns: 8 },
  { rows: 11, columns: 11 },
];

const widths = ({ rows, columns }: DomineeringBoard): readonly number[] =>
  rows * columns <= 64 ? [0, 1] : [1];

/** Rows of boards of at most 8×8 take a byte each. */
const inKernel = ({ rows, columns }: DomineeringBoard, cell: number): number =>
  rows > 8 ? cell : 8 * Math.floor(cell / columns) + (cell % columns);

function show(position: DomineeringPosition, symmetry = 0): void {
  probe.setBoard(position.rows, position.columns, position.sideToMove);
  for (const [cell, owner] of position.cells.entries()) {
    if (owner === undefined) probe.addFreeCell(probe.imageOf(inKernel(position, cell), symmetry));
  }
}

/** Positions of a random game, the last one over. */
function randomGame(board: DomineeringBoard, random: Random): readonly DomineeringPosition[] {
  const positions = [emptyPosition(board, random.below(2) === 0 ? 0 : 1)];
  for (;;) {
    const now = positions.at(-1)!;
    if (outcome(now) !== undefined) return positions;
    positions.push(play(now, pick(random, legalMoves(now))));
  }
}

/** The most dominoes of a side that fit at the same time: those that fit into each run of free cells. */
function mostDominoes(position: DomineeringPosition, side: 0 | 1): number {
  const taken = new Set<number>();
  let count = 0;
  for (const cell of placementsOf(position, side)) {
    const partner = side === 0 ? cell + position.columns : cell + 1;
    if (taken.has(cell) || taken.has(partner)) continue;
    taken.add(cell).add(partner);
    count++;
  }
  return count;
}

/** Who wins, by looking at everything. */
function winner(position: DomineeringPosition, known: Map<string, 0 | 1>): 0 | 1 {
  const name = `${position.sideToMove} ${position.cells.map((owner) => (owner === undefined ? 0 : 1)).join('')}`;
  const found = known.get(name);
  if (found !== undefined) return found;
  const own = position.sideToMove;
  const isWon = legalMoves(position).some((move) => winner(play(position, move), known) === own);
  const result = isWon ? own : otherSide(own);
  known.set(name, result);
  return result;
}

describe("Domineering's kernel", () => {
  it('sees the moves of both sides as the rules do, in either width', () => {
    const random = makeRandom(41);
    for (const board of BOARDS) {
      for (const position of randomGame(board, random)) {
        show(position);
        for (const isWide of widths(board)) {
          for (const side of SIDES) {
            const seen = position.cells.flatMap((_, cell) =>
              probe.canPlace(side, inKernel(position, cell), isWide) === 0 ? [] : [cell],
            );
            expect(seen).toEqual(
              position.cells.flatMap((_, cell) =>
                isPlacement(position, cell, side) ? [cell] : [],
              ),
            );
            expect(probe.most(side, isWide)).toBe(mostDominoes(position, side));
          }
        }
      }
    }
  });

  it('gives mirror images one key, whichever way a position was reached', () => {
    const random = makeRandom(42);
    for (const board of BOARDS) {
      for (const position of randomGame(board, random)) {
        const isWide = widths(board)[0]!;
        show(position);
        const key = probe.key(position.sideToMove, isWide);
        for (const symmetry of [1, 2, 3]) {
          show(position, symmetry);
          expect(probe.key(position.sideToMove, isWide)).toBe(key);
        }
        expect(probe.key(otherSide(position.sideToMove), isWide)).not.toBe(key);
        if (outcome(position) !== undefined) continue;
        show(position);
        const move = pick(random, legalMoves(position));
        probe.put(position.sideToMove, inKernel(position, move));
        const after = probe.key(otherSide(position.sideToMove), isWide);
        show(play(position, move));
        expect(probe.key(otherSide(position.sideToMove), isWide)).toBe(after);
      }
    }
  });

  it.each([
    { rows: 5, columns: 4 },
    { rows: 7, columns: 3 },
    { rows: 11, columns: 2 },
  ])(
    'is never wrong about a winner that needs no search on $rows×$columns, in either width',
    (board) => {
      const random = makeRandom(43);
      const known = new Map<string, 0 | 1>();
      let proved = 0;
      for (let game = 0; game < rounds(30, 200); game++) {
        for (const position of randomGame(board, random).slice(3)) {
          for (const side of SIDES) {
            show(position);
            for (const result of [probe.staticResult(side, 0), probe.staticResult(side, 1)]) {
              if (result === 0) continue;
              proved++;
              const expected = result > 0 ? side : otherSide(side);
              expect(winner({ ...position, sideToMove: side }, known)).toBe(expected);
            }
          }
        }
      }
      expect(proved).toBeGreaterThan(300);
    },
  );
});

describe('the computer at Domineering', () => {
  const limits = { level: 8, timeMs: LONG_MS, seed: 1 };

  it.each([
    { rows: 4, columns: 5 },
    { rows: 6, columns: 3 },
    { rows: 2, columns: 9 },
  ])('knows who wins on $rows×$columns, and by which moves, from everywhere', (board) => {
    const random = makeRandom(44);
    const known = new Map<string, 0 | 1>();
    for (let game = 0; game < rounds(5, 24); game++) {
      for (const position of randomGame(board, random).slice(board.rows === 4 ? 2 : 1, -1)) {
        const result = domineeringEngine.search(
          position,
          { ...limits, scoresAll: true },
          timelessHooks(),
        );
        expect(result.score).toMatchObject({ kind: 'exact', winner: winner(position, known) });
        expect(result.rootScores).toHaveLength(legalMoves(position).length);
        for (const { move, score } of result.rootScores ?? []) {
          expect(score).toMatchObject({
            kind: 'exact',
            winner: winner(play(position, move), known),
          });
        }
      }
    }
  });

  const valuer = new RegionValuer();

  /** The values of all regions together: whoever begins wins unless that is at most (or at least) nothing. */
  function winnerByValue(position: DomineeringPosition): 0 | 1 {
    const { values } = valuer;
    const value = valuer.valueOf(position, freeCells(position));
    const isLost =
      position.sideToMove === 0
        ? values.isAtMost(value, values.zero)
        : values.isAtMost(values.zero, value);
    return isLost ? otherSide(position.sideToMove) : position.sideToMove;
  }

  it('wins by a move in a number where the rest is worth a number as well', () => {
    const rows = ['##..###', '.####.#', '.##..#.', '####.#.', '####..#', '.#.####', '.#.#.##'];
    const cells = [...rows, '######.', '.......'].join('');
    const position: DomineeringPosition = {
      ...emptyPosition({ rows: 9, columns: 7 }, 0),
      cells: [...cells].map((cell) => (cell === '#' ? 0 : undefined)),
    };
    const { score } = domineeringEngine.search(position, limits, timelessHooks());
    expect(winnerByValue(position)).toBe(0);
    expect(score).toMatchObject({ kind: 'exact', winner: 0 });
  });

  it('agrees with the values of the regions about who wins', () => {
    const random = makeRandom(46);
    for (const board of [
      { rows: 8, columns: 8 },
      { rows: 9, columns: 9 },
    ]) {
      for (let game = 0; game < 10; game++) {
        const position = randomGame(board, random).find((each) =>
          valuer.regionsOf(each).every(({ value }) => value !== undefined),
        )!;
        const { score } = domineeringEngine.search(position, limits, timelessHooks());
        expect(score).toMatchObject({ kind: 'exact', winner: winnerByValue(position) });
      }
    }
  });

  /** Published winners (J. Uiterwijk, “11×11 Domineering is solved”, 2016, and the tables it cites). */
  it('has the known winners up to 7×8', () => {
    const table = ['11HV11H', '11HHHHH', 'VV1V1VH', 'HVH2HHH', '1V1V1VH', '1VHVH1H'];
    for (const [row, winners] of table.entries()) {
      for (const [column, winner] of [...winners].entries()) {
        for (const starter of SIDES) {
          const board = { rows: row + 2, columns: column + 2 };
          const start = emptyPosition(board, starter);
          const { score } = domineeringEngine.search(start, limits, timelessHooks());
          const expected = { '1': starter, '2': 1 - starter, V: 0, H: 1 }[winner];
          expect([board, score]).toMatchObject([board, { kind: 'exact', winner: expected }]);
        }
      }
    }
  });

  it('repeats itself with a seed and a limit of nodes, whatever it searched before', () => {
    const random = makeRandom(45);
    for (const board of [
      { rows: 10, columns: 9 },
      { rows: 8, columns: 8 },
    ]) {
      const position = pick(random, randomGame(board, random).slice(0, 12));
      const limited = { ...limits, maxNodes: 30_000 };
      const first = domineeringEngine.search(position, limited, timelessHooks());
      domineeringEngine.search(
        emptyPosition(board, 0),
        { ...limits, maxNodes: 50_000 },
        timelessHooks(),
      );
      expect(domineeringEngine.search(position, limited, timelessHooks())).toEqual(first);
      expect(first.nodes).toBeLessThan(35_000);
    }
  });

  it('stops when told to, with a legal move', () => {
    let polls = 0;
    const hooks = { ...timelessHooks(), shouldStop: () => ++polls > 20 };
    const start = emptyPosition({ rows: 10, columns: 10 }, 1);
    const result = domineeringEngine.search(start, limits, hooks);
    expect(legalMoves(start)).toContain(result.move);
    expect(result.nodes).toBeLessThan(100_000);
    expect(result.score.kind).toBe('estimate');
  });

  it('plays boards that are too large for the kernel', () => {
    const start = emptyPosition({ rows: 16, columns: 16 }, 0);
    const { move } = domineeringEngine.search(
      start,
      { ...limits, maxNodes: 2_000 },
      timelessHooks(),
    );
    expect(legalMoves(start)).toContain(move);
  });
});
