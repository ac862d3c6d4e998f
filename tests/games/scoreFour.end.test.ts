import { describe, expect, it } from 'vitest';
import { asMove } from '../../src-shared/core/move.ts';
import { makeRandom, type Random } from '../../src-shared/core/random.ts';
import { unwrap } from '../../src-shared/core/result.ts';
import { otherSide, SIDES } from '../../src-shared/core/side.ts';
import { canLineBeCompleted } from '../../src-shared/games/scoreFour/completion.ts';
import { cellAt, LINES, LINES_OF_CELL } from '../../src-shared/games/scoreFour/geometry.ts';
import { scoreFour } from '../../src-shared/games/scoreFour/index.ts';
import {
  beadsOn,
  emptyPosition,
  placeBead,
  type ScoreFourPosition,
} from '../../src-shared/games/scoreFour/position.ts';
import { legalMoves, openPegs, outcome, play } from '../../src-shared/games/scoreFour/rules.ts';
import { ReferenceBoard } from './references/scoreFourReference.ts';
import { rounds } from '../rounds.ts';

const COLOURS = ['white', 'black'] as const;
const decode = (text: string): ScoreFourPosition => unwrap(scoreFour.codec.decode({}, text));

const isQuiet = (position: ScoreFourPosition, peg: number): boolean =>
  placeBead(position, peg, position.sideToMove).completed.length === 0;

/** Open pegs in an order by chance. */
function turnedPegs(position: ScoreFourPosition, random: Random): readonly number[] {
  const pegs = openPegs(position);
  const start = random.below(pegs.length);
  return [...pegs.slice(start), ...pegs.slice(0, start)];
}

/** The first peg where a bead completes no line, if there is one: such games last long. */
const quietPeg = (position: ScoreFourPosition, pegs: readonly number[]): number =>
  pegs.find((peg) => isQuiet(position, peg)) ?? pegs[0]!;

/** How many lines that so far only the other side has beads on a bead on a peg closes. */
function linesClosed(position: ScoreFourPosition, peg: number): number {
  const { cells, sideToMove } = position;
  let closed = 0;
  for (const line of LINES_OF_CELL[cellAt(peg, beadsOn(position, peg))]!) {
    const owners = LINES[line]!.map((cell) => cells[cell]);
    if (owners.includes(otherSide(sideToMove)) && !owners.includes(sideToMove)) closed++;
  }
  return closed;
}

/** How gladly a bead is put on a peg: anywhere; where it closes lines; so too, but some pegs are left until the end. */
const STYLES: readonly ((position: ScoreFourPosition, peg: number) => number)[] = [
  () => 0,
  linesClosed,
  (position, peg) => linesClosed(position, peg) - (peg % 5 === 0 ? 20 : 0),
];

const GAMES = rounds(300, 6_000);

describe('the end of a game of Score Four', () => {
  it('is a draw as soon as no moves in turn complete a line, and not before', () => {
    const random = makeRandom(4);
    const drawnAt = STYLES.map((): number[] => []);
    for (let game = 0; game < GAMES; game++) {
      const style = game % STYLES.length;
      const pegs: number[] = [];
      let position = emptyPosition;
      while (outcome(position) === undefined) {
        const ranked = turnedPegs(position, random)
          .map((peg) => ({ peg, rank: STYLES[style]!(position, peg) }))
          .sort((a, b) => b.rank - a.rank);
        const peg = quietPeg(
          position,
          ranked.map((each) => each.peg),
        );
        pegs.push(peg);
        position = play(position, asMove(peg));
      }
      if (position.completed.length > 0) continue;
      drawnAt[style]!.push(position.ply);
      // What nobody can win before a move nobody can win after it: these two plies speak for all.
      const board = new ReferenceBoard();
      const colourAt = (ply: number) => COLOURS[ply % 2 === 0 ? 0 : 1];
      const last = pegs.pop()!;
      for (const [ply, peg] of pegs.entries()) board.drop(peg, colourAt(ply));
      const couldWin = board.canAnybodyWin(colourAt(pegs.length));
      board.drop(last, colourAt(pegs.length));
      const canWin = board.canAnybodyWin(colourAt(pegs.length + 1));
      if (couldWin && !canWin) continue;
      throw new Error(`game ${game} differs: ${scoreFour.codec.encode(position)}`);
    }
    expect(drawnAt[0]?.length).toBeGreaterThan(0);
    const early = drawnAt.map((plies) => plies.filter((ply) => ply < 64).length);
    expect(Math.min(...early.slice(1))).toBeGreaterThan(0.13 * GAMES);
  });

  it('is seen for either side to move, as a referee may have it', () => {
    const random = makeRandom(5);
    let possible = 0;
    for (let game = 0; game < 200; game++) {
      const board = new ReferenceBoard();
      let position = emptyPosition;
      while (outcome(position) === undefined && position.ply < 59) {
        const peg = quietPeg(position, turnedPegs(position, random));
        board.drop(peg, COLOURS[position.sideToMove]);
        position = play(position, asMove(peg));
      }
      if (position.completed.length > 0) continue;
      for (const side of SIDES) {
        const canWin = canLineBeCompleted(position.cells, side);
        expect(canWin).toBe(board.canAnybodyWin(COLOURS[side]));
        if (canWin) possible++;
      }
    }
    expect(possible).toBeGreaterThan(5);
  });

  it('tells why a draw came early', () => {
    const random = makeRandom(4);
    let position = emptyPosition;
    while (outcome(position)?.winner !== undefined || outcome(position) === undefined) {
      position = outcome(position) === undefined ? position : emptyPosition;
      position = play(position, asMove(quietPeg(position, turnedPegs(position, random))));
    }
    expect(outcome(position)?.reason).toBe('no line can be completed any more');
    expect(legalMoves(position)).toEqual([]);
    expect(scoreFour.winningCells(position)).toEqual([]);
    const peg = asMove(openPegs(position)[0]!);
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
