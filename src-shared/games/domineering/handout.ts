import type { GridCode } from '../../core/gridCode.ts';
import type { Side } from '../../core/side.ts';
import { cellsOf, codec } from './codec.ts';
import { render } from './console.ts';
import { cellCount, type DomineeringBoard } from './geometry.ts';
import { type DomineeringPosition, emptyPosition, isPlacement, placeDomino } from './position.ts';

/**
 * The handout's functions under its names. A grid is its 16-digit number (d1 … d16, row by row from the top left: 0
 * empty, 1 vertical, 2 horizontal) as a bigint or as decimal text; positions are 1–16, players 1 and 2. What the
 * handout does not allow as an argument is a `RangeError`.
 */
const BOARD: DomineeringBoard = { rows: 4, columns: 4 };

function gridFrom(grid: GridCode): DomineeringPosition {
  const cells = cellsOf(BOARD, grid);
  if (cells === undefined) {
    throw new RangeError('a grid is a number of at most 16 digits, each 0, 1 or 2');
  }
  return { ...emptyPosition(BOARD, 0), cells };
}

const isPosition = (pos: number): boolean =>
  Number.isInteger(pos) && pos >= 1 && pos <= cellCount(BOARD);

const sideOf = (p: number): Side | undefined => (p === 1 ? 0 : p === 2 ? 1 : undefined);

/** What is on a position: 0 nothing, 1 Player 1's domino, 2 Player 2's. */
export function gridState(grid: GridCode, pos: number): 0 | 1 | 2 {
  if (!isPosition(pos)) throw new RangeError(`position ${pos} is not one of 1–16`);
  const owner = gridFrom(grid).cells[pos - 1];
  return owner === undefined ? 0 : owner === 0 ? 1 : 2;
}

/**
 * Whether player `p` can put a domino with its top (player 1) or left (player 2) half on a position; false as well for
 * a position that is not 1–16 and a player that is not 1 or 2.
 */
export function isPlaceable(grid: GridCode, pos: number, p: number): boolean {
  const side = sideOf(p);
  return isPosition(pos) && side !== undefined && isPlacement(gridFrom(grid), pos - 1, side);
}

/** The grid after player `p` put a domino on a position where it fits. */
export function putToGrid(grid: GridCode, pos: number, p: number): bigint {
  const side = sideOf(p);
  if (side === undefined || !isPlaceable(grid, pos, p)) {
    throw new RangeError(`player ${p} cannot put a domino on position ${pos}`);
  }
  return BigInt(codec.encode(placeDomino({ ...gridFrom(grid), sideToMove: side }, pos - 1)));
}

/** The grid as four rows of `.`, `A` and `B`, separated by one space. */
export const printGrid = (grid: GridCode): string => render(gridFrom(grid));
