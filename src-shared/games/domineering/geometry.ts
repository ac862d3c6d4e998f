import { type Setup, setupValue } from '../../core/setup.ts';
import type { Side } from '../../core/side.ts';

export const MIN_LENGTH = 2;
export const MAX_LENGTH = 16;

/** A rectangular board. Cells are `column + columns * row`, from the top left, row by row. */
export interface DomineeringBoard {
  readonly rows: number;
  readonly columns: number;
}

/** The board of a checked setup. */
export const boardOf = (setup: Setup): DomineeringBoard => ({
  rows: setupValue(setup, 'rows'),
  columns: setupValue(setup, 'columns'),
});

export const cellCount = (board: DomineeringBoard): number => board.rows * board.columns;

export const rowOf = (board: DomineeringBoard, cell: number): number =>
  Math.floor(cell / board.columns);

export const columnOf = (board: DomineeringBoard, cell: number): number => cell % board.columns;

/**
 * The second cell of a side's domino: the one below for side 0 (vertical), the one to the right for side 1
 * (horizontal). `undefined` where the domino would not lie on the board.
 */
export function partnerOf(board: DomineeringBoard, cell: number, side: Side): number | undefined {
  if (!Number.isInteger(cell) || cell < 0 || cell >= cellCount(board)) return undefined;
  if (side === 0) return rowOf(board, cell) + 1 < board.rows ? cell + board.columns : undefined;
  return columnOf(board, cell) + 1 < board.columns ? cell + 1 : undefined;
}
