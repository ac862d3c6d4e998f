import type { Side } from '../../core/side.ts';
import { columnOf, type DomineeringBoard, rowOf } from './geometry.ts';

/** The columns of a board for side 0, whose dominoes stand, its rows for side 1: cells in their order. */
export function linesAlong(
  { rows, columns }: DomineeringBoard,
  side: Side,
): readonly (readonly number[])[] {
  const [count, length] = side === 0 ? [columns, rows] : [rows, columns];
  return Array.from({ length: count }, (_, line) =>
    Array.from({ length }, (_cell, at) => (side === 0 ? line + columns * at : at + columns * line)),
  );
}

/** The neighbours of a cell with which a domino of the other side could cover it. */
export function cellAcross(board: DomineeringBoard, cell: number, side: Side): readonly number[] {
  const { rows, columns } = board;
  const [at, count, step] =
    side === 0 ? [columnOf(board, cell), columns, 1] : [rowOf(board, cell), rows, columns];
  return [...(at > 0 ? [cell - step] : []), ...(at < count - 1 ? [cell + step] : [])];
}
