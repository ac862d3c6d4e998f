import type { Outcome } from '../../core/game.ts';
import { asMove, type Move } from '../../core/move.ts';
import { otherSide, SIDES, type Side } from '../../core/side.ts';
import { CELL_COUNT, LINES, PEG_COUNT } from './geometry.ts';
import { beadsOn, placeBead, type ScoreFourPosition } from './position.ts';

export const SIDE_NAMES = ['White', 'Black'] as const;

/** Turns a side still has if the game goes on until the board is full. */
export function turnsLeft(position: ScoreFourPosition, side: Side): number {
  const free = CELL_COUNT - position.ply;
  return side === position.sideToMove ? Math.ceil(free / 2) : Math.floor(free / 2);
}

/**
 * A line is dead for a side when it holds an enemy bead or needs more beads than the side has turns left
 * (the referee's rule for an early draw).
 */
function isDead(position: ScoreFourPosition, line: readonly number[], side: Side): boolean {
  const missing = line.filter((cell) => position.cells[cell] === undefined).length;
  const hasEnemy = line.some((cell) => position.cells[cell] === otherSide(side));
  return hasEnemy || missing > turnsLeft(position, side);
}

export function outcome(position: ScoreFourPosition): Outcome | undefined {
  const line = LINES[position.completed[0] ?? -1];
  if (line !== undefined) {
    const winner = position.cells[line[0] ?? -1];
    if (winner === undefined) throw new Error('a completed line without an owner');
    const count = position.completed.length;
    const lines = count === 1 ? 'a line' : `${count} lines at once`;
    return { winner, reason: `${SIDE_NAMES[winner]} completed ${lines}` };
  }
  if (position.ply === CELL_COUNT) {
    return { winner: undefined, reason: 'the board is full and no line is complete' };
  }
  const isLost = LINES.every((each) => SIDES.every((side) => isDead(position, each, side)));
  if (!isLost) return undefined;
  return { winner: undefined, reason: 'no line can be completed any more' };
}

/** Pegs with room, whether the game is over or not, ascending. */
export const openPegs = (position: ScoreFourPosition): readonly number[] =>
  Array.from({ length: PEG_COUNT }, (_, peg) => peg).filter((peg) => beadsOn(position, peg) < 4);

export const legalMoves = (position: ScoreFourPosition): readonly Move[] =>
  outcome(position) === undefined ? openPegs(position).map(asMove) : [];

export function play(position: ScoreFourPosition, move: Move): ScoreFourPosition {
  if (outcome(position) !== undefined) throw new Error('played on after the end of the game');
  return placeBead(position, move, position.sideToMove);
}
