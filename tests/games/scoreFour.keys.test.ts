import { describe, expect, it } from 'vitest';
import { makeRandom, pick, type Random } from '../../src-shared/core/random.ts';
import { scoreFourEngine } from '../../src-shared/games/scoreFour/engine.ts';
import { CELL_COUNT, LINES, PEG_COUNT, pegOf } from '../../src-shared/games/scoreFour/geometry.ts';
import {
  emptyPosition,
  type ScoreFourPosition,
} from '../../src-shared/games/scoreFour/position.ts';
import { legalMoves, outcome, play } from '../../src-shared/games/scoreFour/rules.ts';
import type { KernelExports } from '../../src-shared/kernel/kernel.ts';
import type { Player } from '../../src-main/proofCheck/plainGame.ts';
import { PlainBoard } from '../../src-main/proofCheck/scoreFour/plainBoard.ts';
import { PlainSearch } from '../../src-main/proofCheck/scoreFour/plainSearch.ts';
import { rounds } from '../rounds.ts';
import { LONG_MS, timelessHooks } from '../search/hooks.ts';
import { startKernel } from '../search/startKernel.ts';
import { bytes } from './scoreFourProbe.as.ts?wasm';
import { maskOf } from './scoreFourProbe.ts';

interface Probe extends KernelExports {
  addLine(low: number, high: number, lineClass: number): void;
  keyHalfOf(
    ...beads: [
      ownLow: number,
      ownHigh: number,
      enemyLow: number,
      enemyHigh: number,
      isHigh: boolean,
    ]
  ): number;
}

const probe = startKernel<Probe>({ bytes }, 10);
for (const line of LINES) probe.addLine(...maskOf(line), 0);

type Owners = readonly (0 | 1 | undefined)[];
const CELLS = Array.from({ length: CELL_COUNT }, (_, cell) => cell);

const cellsOf = (owners: Owners, side: 0 | 1): number[] =>
  CELLS.filter((cell) => owners[cell] === side);

function keyOf(owners: Owners): string {
  const beads = [...maskOf(cellsOf(owners, 0)), ...maskOf(cellsOf(owners, 1))] as const;
  return [true, false].map((isHigh) => probe.keyHalfOf(...beads, isHigh)).join();
}

/** What decides how the game goes on: beads on open lines, cells that are left on pegs with such, how many others. */
function essenceOf(owners: Owners): string {
  const isOpenFor = (line: readonly number[], side: 0 | 1): boolean =>
    line.every((cell) => owners[cell] !== 1 - side);
  const open = ([0, 1] as const).map((side) => LINES.filter((line) => isOpenFor(line, side)));
  const live = ([0, 1] as const).map((side) =>
    cellsOf(owners, side).filter((cell) => open[side]!.some((line) => line.includes(cell))),
  );
  const empty = CELLS.filter((cell) => owners[cell] === undefined);
  const wanted = new Set(
    empty.filter((cell) => open.flat().some((line) => line.includes(cell))).map(pegOf),
  );
  const left = empty.filter((cell) => wanted.has(pegOf(cell)));
  return JSON.stringify([live, left, empty.length - left.length]);
}

/** A position with so many beads of a random game that nobody has won. */
function randomPosition(random: Random, beads: number): ScoreFourPosition {
  let position = emptyPosition;
  while (position.ply < beads) {
    const quiet = legalMoves(position)
      .map((move) => play(position, move))
      .filter((next) => outcome(next) === undefined);
    position = quiet.length === 0 ? emptyPosition : pick(random, quiet);
  }
  return position;
}

describe('keys of Score Four', () => {
  it('are the same exactly where the game goes on alike', () => {
    const random = makeRandom(12);
    let [same, other] = [0, 0];
    for (let i = 0; i < rounds(150, 2_000); i++) {
      const { cells } = randomPosition(random, 30 + random.below(26));
      const changed = [...cells];
      for (let flips = 1 + random.below(2); flips > 0; flips--) {
        const cell = pick(
          random,
          CELLS.filter((each) => cells[each] !== undefined),
        );
        changed[cell] = changed[cell] === 0 ? 1 : 0;
      }
      const isSame = essenceOf(cells) === essenceOf(changed);
      expect(keyOf(changed) === keyOf(cells)).toBe(isSame);
      if (isSame) same++;
      else other++;
    }
    expect([same > 5, other > 5]).toEqual([true, true]);
  });

  it('do not tell pegs apart where only idle beads can be put', () => {
    const random = makeRandom(13);
    let compared = 0;
    while (compared < rounds(3, 30)) {
      const { cells } = randomPosition(random, 46 + random.below(8));
      const tops = CELLS.slice(0, PEG_COUNT).flatMap((peg) => {
        const stack = [0, 1, 2, 3].map((height) => peg + PEG_COUNT * height);
        const next = stack.find((cell) => cells[cell] === undefined);
        return next === undefined ? [] : [next];
      });
      // A bead that changes nothing but how many idle cells are left, wherever it is put.
      const after = tops.map((cell) => cells.with(cell, 0));
      for (const [index, one] of after.entries()) {
        for (const two of after.slice(index + 1)) {
          const isSame = essenceOf(one) === essenceOf(two);
          expect(keyOf(one) === keyOf(two)).toBe(isSame);
          if (isSame) compared++;
        }
      }
    }
  });
});

describe('what is proved of Score Four', () => {
  it('is what a plain search with rules of its own finds', () => {
    const random = makeRandom(14);
    const winners: (Player | undefined)[] = [];
    for (let i = 0; i < rounds(40, 1_000); i++) {
      const position = randomPosition(random, 44 + random.below(6));
      const limits = { level: 8, timeMs: LONG_MS, maxNodes: 3_000_000, seed: i } as const;
      const { score } = scoreFourEngine.search(position, limits, timelessHooks());
      const board = new PlainBoard();
      for (const [cell, owner] of position.cells.entries()) {
        if (owner !== undefined) board.put(pegOf(cell), owner);
      }
      const search = new PlainSearch(board, 16);
      const wins = ([0, 1] as const).filter((side) => search.canForce(side, 1e8) === true);
      expect(score).toMatchObject({ kind: 'exact', winner: wins[0] });
      winners.push(wins[0]);
    }
    expect(new Set(winners).size).toBeGreaterThan(1);
  });
});
