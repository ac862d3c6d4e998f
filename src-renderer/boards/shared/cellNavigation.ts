/** The cells of a board in reading order as they are seen; rows may differ in length. */
export type CellRows = readonly (readonly number[])[];

/** The cells of a rectangle, numbered row by row; seen from the other side when `isFlipped`. */
export function rectangleRows(rows: number, columns: number, isFlipped: boolean): CellRows {
  const count = rows * columns;
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => {
      const cell = row * columns + column;
      return isFlipped ? count - 1 - cell : cell;
    }),
  );
}

/** The cell of a row that lies at the same share of its width; the left one of two equally near. */
function cellBelowOrAbove(
  row: readonly number[],
  index: number,
  length: number,
): number | undefined {
  const place = ((index + 0.5) / length) * row.length - 0.5;
  return row[Math.max(0, Math.ceil(place - 0.5))];
}

/**
 * Where a key leads from a cell: arrows to a neighbour, Home and End along the row (with Ctrl: the board),
 * Page Up and Page Down along the column.
 * @returns the cell, the same one at an edge, or `undefined` for any other key.
 */
export function nextCell(
  rows: CellRows,
  cell: number,
  key: string,
  withControl = false,
): number | undefined {
  const rowIndex = rows.findIndex((row) => row.includes(cell));
  const row = rows[rowIndex];
  if (row === undefined) return undefined;
  const index = row.indexOf(cell);
  const inRow = (target: number): number | undefined => {
    const other = rows[Math.min(Math.max(target, 0), rows.length - 1)];
    return other === undefined || other === row ? cell : cellBelowOrAbove(other, index, row.length);
  };
  switch (key) {
    case 'ArrowLeft':
      return row[index - 1] ?? cell;
    case 'ArrowRight':
      return row[index + 1] ?? cell;
    case 'ArrowUp':
      return inRow(rowIndex - 1);
    case 'ArrowDown':
      return inRow(rowIndex + 1);
    case 'PageUp':
      return inRow(0);
    case 'PageDown':
      return inRow(rows.length - 1);
    case 'Home':
      return (withControl ? rows[0] : row)?.[0];
    case 'End':
      return (withControl ? rows.at(-1) : row)?.at(-1);
    default:
      return undefined;
  }
}
