import { describe, expect, it } from 'vitest';
import { makeRandom, pick, type Random } from '../../src-shared/core/random.ts';
import { cellAt, pegOf } from '../../src-shared/games/scoreFour/geometry.ts';
import { scoreFourKernel, setPosition } from '../../src-shared/games/scoreFour/kernel/kernel.ts';
import {
  beadsOn,
  emptyPosition,
  type ScoreFourPosition,
} from '../../src-shared/games/scoreFour/position.ts';
import { legalMoves, outcome, play } from '../../src-shared/games/scoreFour/rules.ts';
import { NO_MOVE, UNFINISHED_SCORE } from '../../src-shared/kernel/constants.ts';
import { PlainBoard } from '../../src-main/proofCheck/scoreFour/plainBoard.ts';
import { PlainSearch } from '../../src-main/proofCheck/scoreFour/plainSearch.ts';
import { NOBODY_WINS, positionOf } from '../proof/provedPositions.ts';
import { rounds } from '../rounds.ts';
import { startKernel } from '../search/startKernel.ts';
import { type ScoreFourProbe, startProbe } from './scoreFourProbe.ts';

interface Probe extends ScoreFourProbe {
  losesToAnswers(): number;
  keepWhiteOff(): number;
}

const probe = startProbe<Probe>();

/** A position with so many beads of a random game in which nobody lets a line be completed; the probe has it as well. */
function randomPosition(random: Random, beads: number): ScoreFourPosition {
  let position = emptyPosition;
  probe.restart();
  while (position.ply < beads) {
    const safe = legalMoves(position).filter((move) => {
      const next = play(position, move);
      return outcome(next) === undefined && !canComplete(next);
    });
    if (safe.length === 0) {
      position = emptyPosition;
      probe.restart();
      continue;
    }
    const peg = pick(random, safe);
    probe.place(cellAt(peg, beadsOn(position, peg)));
    position = play(position, peg);
  }
  return position;
}

const canComplete = (position: ScoreFourPosition): boolean =>
  legalMoves(position).some((move) => play(position, move).completed.length > 0);

/** Whether a side can force a line, to a search that shares no code with the game. */
function canForce({ cells }: ScoreFourPosition, side: 0 | 1): boolean {
  const board = new PlainBoard();
  for (const [cell, owner] of cells.entries()) {
    if (owner !== undefined) board.put(pegOf(cell), owner);
  }
  return new PlainSearch(board, 18).canForce(side, 1e8)!;
}

describe('answers on the same peg at Score Four', () => {
  it('win, and keep White from every line, where they are said to', () => {
    const random = makeRandom(21);
    const claims = { lost: 0, keptOff: 0 };
    for (let i = 0; i < rounds(250, 4_000); i++) {
      const position = randomPosition(random, 44 + random.below(9));
      const side = position.sideToMove;
      if (probe.losesToAnswers() !== 0) {
        expect(canForce(position, side === 0 ? 1 : 0)).toBe(true);
        claims.lost++;
      }
      if (probe.keepWhiteOff() === 0) continue;
      expect(canForce(position, 0)).toBe(false);
      claims.keptOff++;
    }
    expect(claims.lost).toBeGreaterThan(5);
    expect(claims.keptOff).toBeGreaterThan(5);
  });
});

describe('a proof of Score Four by numbers', () => {
  it.each([10, 18])('finds what a plain search finds, with a table of 2^%i places', (tableLog2) => {
    const kernel = startKernel(scoreFourKernel, tableLog2);
    const random = makeRandom(22);
    const winners = new Set<number>();
    for (let i = 0; i < rounds(20, 300); i++) {
      const position = randomPosition(random, 40 + random.below(6));
      const { sideToMove } = position;
      setPosition(kernel, position);
      kernel.newSearch(tableLog2, 1, 1_024);
      for (const alpha of [0, -1]) {
        const isTrue =
          alpha === 0
            ? canForce(position, sideToMove)
            : !canForce(position, sideToMove === 0 ? 1 : 0);
        const deciding = kernel.decidingMove!(alpha, alpha + 1, Infinity);
        const scores = legalMoves(position).map((move) => ({
          move,
          score: kernel.proveMove!(move, alpha, alpha + 1, Infinity),
        }));
        expect(scores.some(({ score }) => score > alpha)).toBe(isTrue);
        const decided = scores.find(({ move }) => move === deciding);
        if (decided === undefined) expect(deciding).toBe(NO_MOVE);
        else expect(decided.score).toBeGreaterThan(alpha);
        if (isTrue) winners.add(alpha);
      }
    }
    expect(winners.size).toBe(2);
  });

  it('is left where the nodes are not enough, and goes on from there', () => {
    const kernel = startKernel(scoreFourKernel, 18);
    setPosition(kernel, positionOf(NOBODY_WINS));
    kernel.newSearch(18, 1, 256);
    let attempts = 1;
    while (kernel.decidingMove!(0, 1, 1_000) === UNFINISHED_SCORE) attempts++;
    const inParts = kernel.nodes();
    expect(attempts).toBeGreaterThan(3);
    kernel.newSearch(18, 1, 256);
    kernel.decidingMove!(0, 1, Infinity);
    expect(inParts).toBeLessThan(3 * kernel.nodes());
  });
});
