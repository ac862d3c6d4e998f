import type { Side } from '../../core/side.ts';
import { type GameValue, GameValues } from './gameValue.ts';
import { columnOf, type DomineeringBoard, partnerOf, rowOf } from './geometry.ts';
import { type DomineeringPosition, freeCells } from './position.ts';
import { ValueTexts } from './valueText.ts';

/** Larger regions take too long to be valued. */
export const MOST_REGION_CELLS = 16;

export interface Region {
  /** Ascending. */
  readonly cells: readonly number[];
  /** For Vertical as Left; `undefined` for a region that is too large. */
  readonly value: GameValue | undefined;
  readonly text: string | undefined;
}

/** Values regions, and remembers what it has found by shape, which stays good from one position to the next. */
export class RegionValuer {
  readonly values = new GameValues();
  readonly #texts = new ValueTexts(this.values);
  readonly #valueByShape = new Map<string, GameValue>();

  /** The regions of free cells in which somebody can still move, and what each is worth on its own. */
  regionsOf(position: DomineeringPosition): readonly Region[] {
    return splitIntoRegions(position, freeCells(position))
      .filter(({ length }) => length > 1)
      .map((cells) => {
        const value =
          cells.length > MOST_REGION_CELLS ? undefined : this.#valueOfRegion(position, cells);
        return { cells, value, text: value && this.#texts.make(value) };
      });
  }

  /** The value of some free cells of a board, in one region or in several. */
  valueOf(board: DomineeringBoard, cells: readonly number[]): GameValue {
    return splitIntoRegions(board, cells)
      .map((region) => this.#valueOfRegion(board, region))
      .reduce((sum, value) => this.values.add(sum, value), this.values.zero);
  }

  #valueOfRegion(board: DomineeringBoard, cells: readonly number[]): GameValue {
    if (cells.length < 2) return this.values.zero;
    const shape = shapeOf(board, cells);
    const known = this.#valueByShape.get(shape);
    if (known !== undefined) return known;
    const value = this.values.make(this.#options(board, cells, 0), this.#options(board, cells, 1));
    this.#valueByShape.set(shape, value);
    return value;
  }

  /** What the moves of a side lead to. */
  #options(board: DomineeringBoard, cells: readonly number[], side: Side): readonly GameValue[] {
    const free = new Set(cells);
    return cells.flatMap((cell) => {
      const partner = partnerOf(board, cell, side);
      if (partner === undefined || !free.has(partner)) return [];
      return [
        this.valueOf(
          board,
          cells.filter((each) => each !== cell && each !== partner),
        ),
      ];
    });
  }
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
export function splitIntoRegions(
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
