import type { Side } from '../../core/side.ts';

export const MIN_SIZE = 3;
export const MAX_SIZE = 19;

/**
 * The board as data. Cells are `column + size * row`, from the top left of the rhombus; a row lies half a cell further
 * right than the one above. Side 0 (O) joins the left and right borders, side 1 (X) top and bottom.
 */
export const cellAt = (size: number, column: number, row: number): number => column + size * row;
export const columnOf = (size: number, cell: number): number => cell % size;
export const rowOf = (size: number, cell: number): number => Math.floor(cell / size);

/** The mirror image of a cell on the diagonal from the top left, which swaps what the two sides want. */
export const mirrorOf = (size: number, cell: number): number =>
  cellAt(size, rowOf(size, cell), columnOf(size, cell));

/** Steps to the six neighbours as columns and rows, clockwise from the right. */
export const STEPS = [
  [1, 0],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [0, -1],
  [1, -1],
] as const;

/** The two to six neighbours of a cell. */
export function neighboursOf(size: number, cell: number): readonly number[] {
  const [ownColumn, ownRow] = [columnOf(size, cell), rowOf(size, cell)];
  const found: number[] = [];
  for (const [dx, dy] of STEPS) {
    const [column, row] = [ownColumn + dx, ownRow + dy];
    if (column >= 0 && column < size && row >= 0 && row < size) {
      found.push(cellAt(size, column, row));
    }
  }
  return found;
}

/** The cells of a side's two borders, where its chain starts (left or top) and ends (right or bottom). */
export function borders(size: number, side: Side): readonly [readonly number[], readonly number[]] {
  const along = Array.from({ length: size }, (_, i) => i);
  return side === 0
    ? [along.map((row) => cellAt(size, 0, row)), along.map((row) => cellAt(size, size - 1, row))]
    : [along.map((column) => column), along.map((column) => cellAt(size, column, size - 1))];
}
