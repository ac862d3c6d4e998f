import type { Position } from '../../../../src-shared/core/game.ts';
import { asMove, type Move } from '../../../../src-shared/core/move.ts';
import type { CommonRefusal } from '../../../../src-shared/core/moveError.ts';
import type { Outcome } from '../../../../src-shared/core/outcome.ts';
import { otherSide, type Side } from '../../../../src-shared/core/side.ts';

export interface TicTacToePosition extends Position {
  readonly cells: readonly (Side | undefined)[];
}

export const LINES = [
  [0, 1, 2],
  [3, 4, 5],
  [6, 7, 8],
  [0, 3, 6],
  [1, 4, 7],
  [2, 5, 8],
  [0, 4, 8],
  [2, 4, 6],
] as const;

export const SIDE_NAMES = ['Cross', 'Nought'] as const;

const SYMBOLS = ['x', 'o'] as const;
export const symbolOf = (owner: Side | undefined): string =>
  owner === undefined ? '-' : SYMBOLS[owner];

/** The lines that the side that moved last has completed. */
export const completed = ({ cells, sideToMove }: TicTacToePosition) =>
  LINES.filter((line) => line.every((cell) => cells[cell] === otherSide(sideToMove)));

export function outcome(position: TicTacToePosition): Outcome | undefined {
  const winner = otherSide(position.sideToMove);
  if (completed(position).length > 0) return { winner, reason: 'three in a row' };
  return position.ply === 9 ? { winner: undefined, reason: 'the board is full' } : undefined;
}

export const legalMoves = (position: TicTacToePosition) =>
  outcome(position) === undefined
    ? position.cells.flatMap((owner, cell) => (owner === undefined ? [asMove(cell)] : []))
    : [];

export interface TicTacToeRefusal {
  readonly code: 'ERR_CELL_TAKEN';
  readonly cell: number;
}

export function refusalOf(
  position: TicTacToePosition,
  move: Move,
): TicTacToeRefusal | CommonRefusal | undefined {
  if (!(move in position.cells)) return { code: 'ERR_NO_SUCH_MOVE' };
  if (outcome(position) !== undefined) return { code: 'ERR_GAME_OVER' };
  return position.cells[move] === undefined ? undefined : { code: 'ERR_CELL_TAKEN', cell: move };
}

export function play(position: TicTacToePosition, move: Move): TicTacToePosition {
  if (!legalMoves(position).includes(move)) throw new Error(`move ${move} is not legal`);
  const { sideToMove, ply, cells } = position;
  return { sideToMove: otherSide(sideToMove), ply: ply + 1, cells: cells.with(move, sideToMove) };
}
