import { SIDES } from '../../core/side.ts';
import { addValues, type GameValue, makeValue, ZERO } from './gameValue.ts';
import { columnOf, type DomineeringBoard, partnerOf, rowOf } from './geometry.ts';
import { type DomineeringPosition, freeCells } from './position.ts';
import { makeValueText } from './valueText.ts';

/** Larger regions take too long to be valued. */
export const MOST_REGION_CELLS = 16;

export interface Region {
  /** Ascending. */
  readonly cells: readonly number[];
  /** For Vertical as Left; `undefined` for a region that is too large. */
  readonly value: GameValue | undefined;
  readonly text: string | undefined;
}

/** The regions of free cells in which somebody can still move, and what each is worth on its own. */
export function regionValues(position: DomineeringPosition): readonly Region[] {
  return regionsOf(position, freeCells(position))
    .filter(({ length }) => length > 1)
    .map((cells) => {
      const value = cells.length > MOST_REGION_CELLS ? undefined : valueOfRegion(position, cells);
      return { cells, value, text: value && makeValueText(value) };
    });
}

/** The value of some free cells of a board, in one region or in several. */
export function valueOfCells(board: DomineeringBoard, cells: readonly number[]): GameValue {
  const values = regionsOf(board, cells).map((region) => valueOfRegion(board, region));
  return values.reduce(addValues, ZERO);
}

/** Values by shape, which stay good from one position to the next. */
const valueByShape = new Map<string, GameValue>();

function valueOfRegion(board: DomineeringBoard, cells: readonly number[]): GameValue {
  if (cells.length < 2) return ZERO;
  const shape = shapeOf(board, cells);
  const known = valueByShape.get(shape);
  if (known !== undefined) return known;
  const free = new Set(cells);
  const [left, right] = SIDES.map((side) =>
    cells.flatMap((cell) => {
      const partner = partnerOf(board, cell, side);
      if (partner === undefined || !free.has(partner)) return [];
      return [
        valueOfCells(
          board,
          cells.filter((each) => each !== cell && each !== partner),
        ),
      ];
    }),
  );
  const value = makeValue(left ?? [], right ?? []);
  valueByShape.set(shape, value);
  return value;
}

/** The same for regions that differ only in their place. */
function shapeOf(board: DomineeringBoard, cells: readonly number[]): string {
  const firstRow = Math.min(...cells.map((cell) => rowOf(board, cell)));
  const firstColumn = Math.min(...cells.map((cell) => columnOf(board, cell)));
  return cells
    .map((cell) => `${rowOf(board, cell) - firstRow},${columnOf(board, cell) - firstColumn}`)
    .join(' ');
}

/** Cells that hang together by their sides; each region ascending. */
function regionsOf(
  board: DomineeringBoard,
  cells: readonly number[],
): readonly (readonly number[])[] {
  const left = new Set(cells);
  const regions: number[][] = [];
  for (const first of cells) {
    if (!left.delete(first)) continue;
    const region = [first];
    for (const cell of region) {
      const near = [cell - board.columns, cell + board.columns];
      if (columnOf(board, cell) > 0) near.push(cell - 1);
      if (columnOf(board, cell) + 1 < board.columns) near.push(cell + 1);
      region.push(...near.filter((each) => left.delete(each)));
    }
    regions.push(region.sort((a, b) => a - b));
  }
  return regions;
}
