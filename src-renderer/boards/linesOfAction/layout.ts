import {
  columnOf,
  LENGTH,
  rowOf,
  squareAt,
} from '../../../src-shared/games/linesOfAction/geometry.ts';
import type { Bounds, Point } from '../shared/viewport.ts';

/** A unit is the side of a square; the top left square, as seen, begins at (0, 0). */
const RIM = 0.34;
const RIM_WITH_NAMES = 0.62;

export const rimWidth = (hasNames: boolean): number => (hasNames ? RIM_WITH_NAMES : RIM);

/** The whole board with its rim. */
export function boardBounds(hasNames: boolean): Bounds {
  const rim = rimWidth(hasNames);
  return { x: -rim, y: -rim, width: LENGTH + 2 * rim, height: LENGTH + 2 * rim };
}

/** The middle of a square as seen. */
export function squareCenter(square: number, isFlipped: boolean): Point {
  const [column, row] = [columnOf(square), rowOf(square)];
  return isFlipped
    ? { x: LENGTH - 0.5 - column, y: LENGTH - 0.5 - row }
    : { x: column + 0.5, y: row + 0.5 };
}

/** The square at a place, as seen; `undefined` beside the squares. */
export function squareUnder({ x, y }: Point, isFlipped: boolean): number | undefined {
  const [column, row] = [Math.floor(x), Math.floor(y)];
  if (column < 0 || row < 0 || column >= LENGTH || row >= LENGTH) return undefined;
  return isFlipped ? squareAt(LENGTH - 1 - column, LENGTH - 1 - row) : squareAt(column, row);
}

/** A name on the rim. */
export interface Label extends Point {
  readonly text: string;
}

/** Column names below the board and row names to the left of it. */
export function labels(
  isFlipped: boolean,
  columnName: (column: number) => string,
  rowName: (row: number) => string,
): readonly Label[] {
  const middle = RIM_WITH_NAMES * 0.48;
  return Array.from({ length: LENGTH }, (_, i) => {
    const along = isFlipped ? LENGTH - 0.5 - i : i + 0.5;
    return [
      { x: along, y: LENGTH + middle, text: columnName(i) },
      { x: -middle, y: along, text: rowName(i) },
    ];
  }).flat();
}
