import type { GridCode } from '../../core/gridCode.ts';
import type { Side } from '../../core/side.ts';
import { makeGrid, gridFrom } from './codec.ts';
import { render } from './console.ts';
import { boardFor } from './geometry.ts';
import { completedBy, type DotsPosition, emptyPosition, scoreOf } from './position.ts';

/**
 * The handout's functions under its names. A grid is its 18-digit number (d1 … d12 the lines, 0 or 1; d13 … d18 the
 * triangles, 0 or the owner 1 or 2) as a bigint or as decimal text; lines are 1–12, players 1 and 2. What the handout
 * does not allow as an argument is a `RangeError`.
 */
const BOARD = boardFor('hexagon', 1);

function readGrid(grid: GridCode): DotsPosition {
  const parsed = gridFrom(BOARD, grid);
  if (parsed === undefined) {
    throw new RangeError(
      'a grid is a number of at most 18 digits: 12 for the lines, 0 or 1, and 6 for the triangles, 0, 1 or 2',
    );
  }
  return { ...emptyPosition(BOARD), ...parsed };
}

function lineOf(pos: number): number {
  if (Number.isInteger(pos) && pos >= 1 && pos <= BOARD.lines.length) return pos - 1;
  throw new RangeError(`line ${pos} is not one of 1–12`);
}

function sideOf(p: number): Side {
  if (p === 1) return 0;
  if (p === 2) return 1;
  throw new RangeError(`player ${p} is neither 1 nor 2`);
}

/** Whether a line is drawn. */
export const isFilled = (grid: GridCode, pos: number): boolean =>
  readGrid(grid).drawn[lineOf(pos)] === true;

/**
 * The grid after player `p` drew a line, with every triangle it completes marked for the player. Whether the move is
 * valid is not checked; drawing a line that is there already changes nothing.
 */
export function updateGrid(grid: GridCode, pos: number, p: number): bigint {
  const position = readGrid(grid);
  const [line, side] = [lineOf(pos), sideOf(p)];
  if (position.drawn[line]) return BigInt(grid);
  const completed = completedBy(position, line);
  const owners = position.owners.map((owner, triangle) =>
    completed.includes(triangle) ? side : owner,
  );
  return BigInt(makeGrid({ drawn: position.drawn.with(line, true), owners }));
}

/** Number of triangles a player owns. */
export const playerScore = (grid: GridCode, p: number): number =>
  scoreOf(readGrid(grid), sideOf(p));

/** The picture of the grid with the owners' digits inside their triangles, and both scores. */
export const printGrid = (grid: GridCode): string => render(readGrid(grid));
