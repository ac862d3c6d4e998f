import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { makeRandom, type Random } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { scoreFour } from '../../src-shared/games/scoreFour/index.ts';
import {
  emptyPosition,
  placeBead,
  type ScoreFourPosition,
} from '../../src-shared/games/scoreFour/position.ts';
import { legalMoves, openPegs, outcome, play } from '../../src-shared/games/scoreFour/rules.ts';
import { ReferenceBoard } from './references/scoreFourReference.ts';

const COLOURS = ['white', 'black'] as const;
const decode = (text: string): ScoreFourPosition => unwrap(scoreFour.codec.decode({}, text));

/** A random peg where a bead completes no line, if there is one: such games last long. */
function quietPeg(position: ScoreFourPosition, random: Random): number {
  const pegs = openPegs(position);
  const start = random.below(pegs.length);
  const turned = [...pegs.slice(start), ...pegs.slice(0, start)];
  const isQuiet = (peg: number): boolean =>
    placeBead(position, peg, position.sideToMove).completed.length === 0;
  return turned.find(isQuiet) ?? turned[0] ?? 0;
}

describe('the end of a game of Score Four', () => {
  it('is a draw as soon as nobody can complete a line, and not before', { timeout: 60_000 }, () => {
    const random = makeRandom(4);
    const plies: number[] = [];
    for (let game = 0; game < 1_500; game++) {
      const board = new ReferenceBoard();
      let position = emptyPosition;
      while (outcome(position) === undefined) {
        const peg = quietPeg(position, random);
        board.drop(peg, COLOURS[position.sideToMove]);
        position = play(position, asMove(peg));
        if (position.completed.length > 0) break;
        const isDraw = board.nobodyCanWin(COLOURS[position.sideToMove]);
        if ((outcome(position) !== undefined) === isDraw) continue;
        throw new Error(`game ${game} differs: ${scoreFour.codec.encode(position)}`);
      }
      if (outcome(position)?.winner === undefined) plies.push(position.ply);
    }
    expect(plies.length).toBeGreaterThan(10);
    expect(Math.min(...plies)).toBeLessThan(64);
  });

  it('tells why a draw came early', () => {
    const random = makeRandom(4);
    let position = emptyPosition;
    while (outcome(position)?.winner !== undefined || outcome(position) === undefined) {
      position = outcome(position) === undefined ? position : emptyPosition;
      position = play(position, asMove(quietPeg(position, random)));
    }
    expect(outcome(position)?.reason).toBe('no line can be completed any more');
    expect(legalMoves(position)).toEqual([]);
    expect(scoreFour.winningCells(position)).toEqual([]);
    const peg = asMove(openPegs(position)[0] ?? 0);
    expect(() => play(position, peg)).toThrow('played on after the end of the game');
  });

  it('is a win when the 64th bead completes a line, though the board is full', () => {
    const position = decode(
      'bwbw/bwwb/bbbw/wwbb/bwbb/bwbw/bwwb/wbbb/wbbb/wbwb/wbwb/bwww/wwwb/wwbw/bbww/wwwb w',
    );
    expect(position.ply).toBe(64);
    expect(outcome(position)).toEqual({ winner: 1, reason: 'Black completed a line' });
    expect(scoreFour.winningCells(position)).toHaveLength(1);
  });

  it('shows every line that one bead completes at once', () => {
    const white = ['B1', 'C1', 'D1', 'A2', 'A3', 'A4', 'B2', 'C3', 'D4', 'A1'];
    const black = ['C2', 'D2', 'B3', 'D3', 'B4', 'C4', 'C2', 'D2', 'B3'];
    let position = emptyPosition;
    for (const location of white.flatMap((each, turn) => [each, black[turn] ?? []].flat())) {
      expect(outcome(position)).toBeUndefined();
      position = play(position, unwrap(scoreFour.notation.parse(position, location)));
    }
    expect(outcome(position)).toEqual({ winner: 0, reason: 'White completed 3 lines at once' });
    const lines = scoreFour.winningCells(position).map((line) => line.join(' '));
    expect(lines.sort()).toEqual(['0 1 2 3', '0 4 8 12', '0 5 10 15']);
  });
});
