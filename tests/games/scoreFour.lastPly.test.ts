import { startKernel } from '../search/startKernel.ts';
import { expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { makeRandom, pick } from '../../src-shared/core/random.ts';
import { cellAt, LINES, pegOf } from '../../src-shared/games/scoreFour/geometry.ts';
import { scoreFourKernel, setPosition } from '../../src-shared/games/scoreFour/kernel/kernel.ts';
import {
  beadsOn,
  emptyPosition,
  type ScoreFourPosition,
} from '../../src-shared/games/scoreFour/position.ts';
import { legalMoves, outcome, play } from '../../src-shared/games/scoreFour/rules.ts';
import { WIN_SCORE } from '../../src-shared/kernel/constants.ts';
import { FULL_WINDOW } from '../../src-shared/search/score.ts';
import { estimate } from './references/scoreFourEstimate.ts';

const TABLE_LOG2 = 10;
const kernel = startKernel(scoreFourKernel, TABLE_LOG2);

/** The cells next on their pegs where a bead of a side completes a line. */
function winningCells({ cells }: ScoreFourPosition, side: number): ReadonlySet<number> {
  const isFull = (peg: number, below: number): boolean =>
    below < 0 || cells[cellAt(peg, below)] !== undefined;
  return new Set(
    LINES.filter((line) => line.filter((cell) => cells[cell] === side).length === 3)
      .flatMap((line) => line.filter((cell) => cells[cell] === undefined))
      .filter((cell) => isFull(pegOf(cell), Math.floor(cell / 16) - 1)),
  );
}

/** The score for the side to move by the rules of the search alone, without anything that makes it fast. */
function plainScore(position: ScoreFourPosition, depth: number, ply: number): number {
  const { sideToMove } = position;
  if (winningCells(position, sideToMove).size > 0) return WIN_SCORE - 1 - ply;
  const losesTo = (next: ScoreFourPosition): boolean => winningCells(next, 1 - sideToMove).size > 0;
  const nexts = legalMoves(position).map((move) => play(position, move));
  const useful = nexts.filter((next) => !losesTo(next));
  if (useful.length === 0) return ply + 2 - WIN_SCORE;
  const left = useful.length === 1 ? depth + 1 : depth;
  if (left <= 0) return estimate(position) ?? NaN;
  return Math.max(...useful.map((next) => -plainScore(next, left - 1, ply + 1)));
}

it('judges the last ply of a search as a plain search does', () => {
  const random = makeRandom(12);
  let compared = 0;
  for (let game = 0; game < 10; game++) {
    let position = emptyPosition;
    while (position.ply < 5 + 2 * game) {
      const quiet = legalMoves(position).filter(
        (move) => outcome(play(position, move)) === undefined,
      );
      position = play(position, pick(random, quiet));
    }
    setPosition(kernel, position);
    for (const peg of legalMoves(position)) {
      const next = play(position, asMove(peg));
      if (outcome(next) !== undefined || beadsOn(position, peg) > 3) continue;
      kernel.newSearch(TABLE_LOG2, 1, 1024);
      expect(kernel.scoreMove(peg, 2, -FULL_WINDOW, FULL_WINDOW)).toBe(-plainScore(next, 1, 1));
      compared++;
    }
  }
  expect(compared).toBeGreaterThan(80);
});
