import type { Outcome } from '../../core/outcome.ts';
import { asMove, type Move } from '../../core/move.ts';
import type { CommonRefusal } from '../../core/moveError.ts';
import { canLineBeCompleted } from './completion.ts';
import { CELL_COUNT, HEIGHT_COUNT, LINES, PEG_COUNT } from './geometry.ts';
import { beadsOn, placeBead, type ScoreFourPosition } from './position.ts';

export const SIDE_NAMES = ['White', 'Black'] as const;

export function outcome(position: ScoreFourPosition): Outcome | undefined {
  const [first] = position.completed;
  if (first !== undefined) {
    const winner = position.cells[LINES[first]![0]!];
    if (winner === undefined) throw new Error('a completed line without an owner');
    const count = position.completed.length;
    const lines = count === 1 ? 'a line' : `${count} lines at once`;
    return { winner, reason: `${SIDE_NAMES[winner]} completed ${lines}` };
  }
  if (position.ply === CELL_COUNT) {
    return { winner: undefined, reason: 'the board is full and no line is complete' };
  }
  if (canLineBeCompleted(position.cells, position.sideToMove)) return undefined;
  return { winner: undefined, reason: 'no line can be completed any more' };
}

/** Pegs with room, whether the game is over or not, ascending. */
export const openPegs = (position: ScoreFourPosition): readonly number[] =>
  Array.from({ length: PEG_COUNT }, (_, peg) => peg).filter((peg) => beadsOn(position, peg) < 4);

export const legalMoves = (position: ScoreFourPosition): readonly Move[] =>
  outcome(position) === undefined ? openPegs(position).map(asMove) : [];

export interface ScoreFourRefusal {
  readonly code: 'ERR_PEG_FULL';
  readonly peg: number;
}

/** Why a move is not legal; `undefined` when it is. */
export function refusalOf(
  position: ScoreFourPosition,
  move: Move,
): ScoreFourRefusal | CommonRefusal | undefined {
  if (!Number.isInteger(move) || move < 0 || move >= PEG_COUNT) return { code: 'ERR_NO_SUCH_MOVE' };
  if (outcome(position) !== undefined) return { code: 'ERR_GAME_OVER' };
  return beadsOn(position, move) === HEIGHT_COUNT ? { code: 'ERR_PEG_FULL', peg: move } : undefined;
}

export function play(position: ScoreFourPosition, move: Move): ScoreFourPosition {
  if (outcome(position) !== undefined) throw new Error('played on after the end of the game');
  return placeBead(position, move, position.sideToMove);
}
