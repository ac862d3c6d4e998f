import {
  columnOf,
  partnerOf,
  rowOf,
  type DomineeringBoard,
} from '../../../src-shared/games/domineering/geometry.ts';
import {
  isPlacement,
  type DomineeringPosition,
} from '../../../src-shared/games/domineering/position.ts';
import type { Side } from '../../../src-shared/core/side.ts';
import type { BoardLook } from '../boardProps.ts';
import type { Bounds, Point } from '../shared/viewport.ts';

/** How far the floor reaches beyond the cells; a unit is the side of a cell. */
export const FLOOR = 0.105;
/** The rim around the cells. */
const RIM = 0.42;
const RIM_WITH_NAMES = 0.62;

/** Names are on the rim, or else numbers in the cells. */
export const hasRimNames = (look: BoardLook): boolean =>
  look.showCoordinates && look.coordinates === 'common';

/** The whole tray. The top left cell, as seen, begins at (0, 0). */
export function trayBounds({ rows, columns }: DomineeringBoard, hasNames: boolean): Bounds {
  const rim = hasNames ? RIM_WITH_NAMES : RIM;
  return { x: -rim, y: -rim, width: columns + 2 * rim, height: rows + 2 * rim };
}

/** A name on the rim. */
export interface Label extends Point {
  readonly text: string;
}

/**
 * Column names below the board and row names to the left of it.
 * @param nameOf a cell’s name: a letter for its column, then its row
 */
export function labels(
  { rows, columns }: DomineeringBoard,
  isFlipped: boolean,
  nameOf: (cell: number) => string,
): readonly Label[] {
  const middle = (RIM_WITH_NAMES + FLOOR) / 2 - 0.02;
  const along = (index: number, count: number): number =>
    (isFlipped ? count - 1 - index : index) + 0.5;
  return [
    ...Array.from({ length: columns }, (_, column) => ({
      x: along(column, columns),
      y: rows + middle,
      text: nameOf(column).charAt(0),
    })),
    ...Array.from({ length: rows }, (_, row) => ({
      x: -middle,
      y: along(row, rows),
      text: nameOf(row * columns).slice(1),
    })),
  ];
}

/** The top left corner of a cell as seen. */
export function cellCorner(board: DomineeringBoard, cell: number, isFlipped: boolean): Point {
  const [x, y] = [columnOf(board, cell), rowOf(board, cell)];
  return isFlipped ? { x: board.columns - 1 - x, y: board.rows - 1 - y } : { x, y };
}

/** Where a side's domino lies, given its top or left cell (as numbered, not as seen). */
export function dominoBounds(
  board: DomineeringBoard,
  cell: number,
  side: Side,
  isFlipped: boolean,
): Bounds {
  const [width, height] = side === 0 ? [1, 2] : [2, 1];
  const corner = cellCorner(board, cell, isFlipped);
  if (!isFlipped) return { ...corner, width, height };
  return { x: corner.x + 1 - width, y: corner.y + 1 - height, width, height };
}

/** In the first third of a cell, along the domino, the pointer means the cell before as well. */
const BEFORE = 0.35;

/**
 * The domino of the side to move that is meant by pointing at a cell: it begins there or ends there.
 * @param within where in the cell, as seen, from (0, 0) to (1, 1); its middle for a keyboard
 * @returns the domino's top or left cell; one that fits if either does
 */
export function dominoMeant(
  position: DomineeringPosition,
  cell: number,
  isFlipped: boolean,
  within: Point = { x: 0.5, y: 0.5 },
): number {
  const side = position.sideToMove;
  const along = side === 0 ? within.y : within.x;
  const before = side === 0 ? cell - position.columns : cell - 1;
  const fitsBefore =
    partnerOf(position, before, side) === cell && isPlacement(position, before, side);
  const pointsBefore = isFlipped ? along > 1 - BEFORE : along < BEFORE;
  return fitsBefore && (pointsBefore || !isPlacement(position, cell, side)) ? before : cell;
}
