import { describe, expect, it } from 'vitest';
import { makeRandom } from '../../src-shared/core/random.ts';
import type { Side } from '../../src-shared/core/side.ts';
import { LINES, LINES_OF_CELL } from '../../src-shared/games/scoreFour/geometry.ts';
import {
  emptyPosition,
  placeBead,
  type ScoreFourPosition,
} from '../../src-shared/games/scoreFour/position.ts';
import { outcome, play } from '../../src-shared/games/scoreFour/rules.ts';
import { asMove } from '../../src-shared/core/move.ts';
import { lineName, REFERENCE_LINES, ReferenceBoard } from './references/scoreFourReference.ts';
import { rounds } from '../rounds.ts';

const GAMES = rounds(5_000, 100_000);
const COLOURS = ['white', 'black'] as const;
const name = (cells: readonly number[]): string => cells.toSorted((a, b) => a - b).join('-');

describe('the lines of Score Four', () => {
  it('are the 76 that the board has', () => {
    expect(LINES).toHaveLength(76);
    expect(LINES.map(name).sort()).toEqual(REFERENCE_LINES.map(lineName).sort());
  });

  it('cross 7 at a time in the corners and in the middle, 4 elsewhere', () => {
    const counts = LINES_OF_CELL.map((lines) => lines.length);
    const isSpecial = (cell: number): boolean => {
      const coordinates = [cell % 4, Math.floor(cell / 4) % 4, Math.floor(cell / 16)];
      const outer = coordinates.filter((coordinate) => coordinate === 0 || coordinate === 3);
      return outer.length === 3 || outer.length === 0;
    };
    expect(counts).toEqual(counts.map((_, cell) => (isSpecial(cell) ? 7 : 4)));
    expect(counts.filter((count) => count === 7)).toHaveLength(16);
  });
});

/** A board of any beads, as if both sides had put them in any order. */
function boardOf(beads: ReadonlyMap<number, Side>, sideToMove: Side): ScoreFourPosition {
  const cells = emptyPosition.cells.map((_, cell) => beads.get(cell));
  return { ...emptyPosition, cells, ply: beads.size, sideToMove };
}

/**
 * A line of `side` with one cell missing, on beads that complete no line and reach just so high that the last bead
 * can be dropped.
 */
function almost(line: readonly number[], last: number, side: Side): ScoreFourPosition {
  for (let shift = 0; shift < 4; shift++) {
    const beads = new Map<number, Side>();
    for (const cell of line) {
      for (let below = cell % 16; below < cell; below += 16) {
        const [column, row, height] = [
          below % 4,
          Math.floor(below / 4) % 4,
          Math.floor(below / 16),
        ];
        beads.set(below, (column + 2 * row + height + shift) % 4 < 2 ? 0 : 1);
      }
    }
    for (const cell of line) if (cell !== last) beads.set(cell, side);
    const position = boardOf(beads, side);
    if (completedIn(position).length === 0) return position;
  }
  throw new Error('the beads below complete a line');
}

const completedIn = (position: ScoreFourPosition): readonly (readonly number[])[] =>
  LINES.filter((line) => {
    const owner = position.cells[line[0] ?? -1];
    return owner !== undefined && line.every((cell) => position.cells[cell] === owner);
  });

describe('a completed line', () => {
  it('wins for either side, whichever of its cells is filled last', () => {
    let tried = 0;
    for (const line of LINES) {
      for (const last of line) {
        // In a peg's own line only the top cell can be filled last.
        if (line.some((cell) => cell > last && (cell - last) % 16 === 0)) continue;
        for (const side of [0, 1] as const) {
          const position = almost(line, last, side);
          expect(outcome(position)).toBeUndefined();
          const after = play(position, asMove(last % 16));
          expect(outcome(after)?.winner).toBe(side);
          expect(after.completed.map((index) => LINES[index])).toEqual(completedIn(after));
          expect(completedIn(after)).toContain(line);
          tried++;
        }
      }
    }
    expect(tried).toBe(2 * (60 * 4 + 16));
  });

  it(`is found in ${GAMES} random games exactly when it is there`, () => {
    const random = makeRandom(2);
    let wins = 0;
    for (let game = 0; game < GAMES; game++) {
      const board = new ReferenceBoard();
      let position = emptyPosition;
      while (position.completed.length === 0 && position.ply < 64) {
        const peg = random.below(16);
        if (!board.hasRoom(peg)) continue;
        board.drop(peg, COLOURS[position.sideToMove]);
        position = placeBead(position, peg, position.sideToMove);
      }
      // A line missed earlier would still be on the board now.
      const found = position.completed.map((line) => name(LINES[line] ?? [])).sort();
      const winner = outcome(position)?.winner;
      const isRight =
        String(found) === String(board.completedLines().toSorted()) &&
        winner === (found.length > 0 ? 1 - position.sideToMove : undefined);
      if (!isRight) throw new Error(`game ${game} ends differently`);
      if (winner !== undefined) wins++;
    }
    expect(wins).toBeGreaterThan(0.9 * GAMES);
  });
});
