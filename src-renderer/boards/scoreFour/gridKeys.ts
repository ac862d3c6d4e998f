import {
  cellAt,
  HEIGHT_COUNT,
  heightOf,
  pegOf,
} from '../../../src-shared/games/scoreFour/geometry.ts';

const clamp = (value: number): number => Math.max(0, Math.min(3, value));

/**
 * The cell a key leads to from `cell`, or `undefined` for a key that leads nowhere. Rows count from the front, so
 * the up arrow goes to the back.
 */
export function cellAfterKey(cell: number, key: string): number | undefined {
  const column = pegOf(cell) % 4;
  const row = Math.floor(pegOf(cell) / 4);
  const height = heightOf(cell);
  const to = (nextColumn: number, nextRow: number, nextHeight = height): number =>
    cellAt(
      clamp(nextColumn) + 4 * clamp(nextRow),
      Math.min(HEIGHT_COUNT - 1, Math.max(0, nextHeight)),
    );
  switch (key) {
    case 'ArrowLeft':
      return to(column - 1, row);
    case 'ArrowRight':
      return to(column + 1, row);
    case 'ArrowUp':
      return to(column, row + 1);
    case 'ArrowDown':
      return to(column, row - 1);
    case 'PageUp':
      return to(column, row, height + 1);
    case 'PageDown':
      return to(column, row, height - 1);
    case 'Home':
      return to(0, row);
    case 'End':
      return to(3, row);
    default:
      return undefined;
  }
}
