import type { Position } from '../../core/game.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { cellCount, type DomineeringBoard, partnerOf } from './geometry.ts';

export interface DomineeringPosition extends Position, DomineeringBoard {
  /** By cell: whose domino covers it. */
  readonly cells: readonly (Side | undefined)[];
}

/** The empty board with `starter` to move. */
export const emptyPosition = (board: DomineeringBoard, starter: Side): DomineeringPosition => ({
  sideToMove: starter,
  ply: 0,
  rows: board.rows,
  columns: board.columns,
  cells: Array.from({ length: cellCount(board) }, () => undefined),
});

/** Whether a side's domino fits with its top or left half on `cell`, whoever is to move. */
export function isPlacement(position: DomineeringPosition, cell: number, side: Side): boolean {
  const partner = partnerOf(position, cell, side);
  return (
    partner !== undefined &&
    position.cells[cell] === undefined &&
    position.cells[partner] === undefined
  );
}

/** The cells where a side could put the top or left half of a domino, ascending, whoever is to move. */
export const placementsOf = (position: DomineeringPosition, side: Side): readonly number[] =>
  position.cells.flatMap((_, cell) => (isPlacement(position, cell, side) ? [cell] : []));

/** The cells that nothing covers, ascending. */
export const freeCells = (position: DomineeringPosition): readonly number[] =>
  position.cells.flatMap((owner, cell) => (owner === undefined ? [cell] : []));

/**
 * The position after the side to move put a domino.
 * @throws Error when it does not fit.
 */
export function placeDomino(position: DomineeringPosition, cell: number): DomineeringPosition {
  const side = position.sideToMove;
  const partner = partnerOf(position, cell, side);
  if (partner === undefined || !isPlacement(position, cell, side)) {
    throw new Error(`no domino fits on cell ${cell}`);
  }
  return {
    ...position,
    sideToMove: otherSide(side),
    ply: position.ply + 1,
    cells: position.cells.with(cell, side).with(partner, side),
  };
}

/** A domino on the board: `cell` is its top or left half, `partner` the other. */
export interface Domino {
  readonly cell: number;
  readonly partner: number;
  readonly side: Side;
}

/**
 * The domino that a side lays on a cell.
 * @throws Error where it would not lie on the board.
 */
export function dominoAt(board: DomineeringBoard, cell: number, side: Side): Domino {
  const partner = partnerOf(board, cell, side);
  if (partner === undefined) throw new Error(`no domino lies on cell ${cell}`);
  return { cell, partner, side };
}

/**
 * The dominoes that cells show, by cell. The cells tell them uniquely: vertical dominoes fill a run of side 0's cells
 * in a column from its top on, horizontal ones a run of side 1's cells in a row from its left on. `undefined` when the
 * cells are not covered by whole dominoes.
 */
export function dominoesIn(
  grid: Pick<DomineeringPosition, 'cells'> & DomineeringBoard,
): readonly Domino[] | undefined {
  const isSecondHalf = grid.cells.map(() => false);
  const found: Domino[] = [];
  for (const [cell, side] of grid.cells.entries()) {
    if (side === undefined || isSecondHalf[cell]) continue;
    const partner = partnerOf(grid, cell, side);
    if (partner === undefined || grid.cells[partner] !== side) return undefined;
    isSecondHalf[partner] = true;
    found.push({ cell, partner, side });
  }
  return found;
}

/** The dominoes on the board, by cell; a position is covered by whole ones only. */
export function dominoes(position: DomineeringPosition): readonly Domino[] {
  const found = dominoesIn(position);
  if (found === undefined) throw new Error('a position with half a domino');
  return found;
}

/** What a side can count on. */
export interface Room {
  /** Dominoes that the other side can't prevent: it can lay nothing on any cell of theirs. */
  readonly sure: number;
  /** Dominoes that would fit if the other side laid no more. */
  readonly most: number;
}

/** The room that a side has left, whoever is to move. */
export function roomOf(position: DomineeringPosition, side: Side): Room {
  const other = otherSide(side);
  const isFree = (cell: number): boolean => position.cells[cell] === undefined;
  const contested = new Set(
    placementsOf(position, other).flatMap((cell) => [
      cell,
      dominoAt(position, cell, other).partner,
    ]),
  );
  return {
    sure: countFitting(position, side, (cell) => isFree(cell) && !contested.has(cell)),
    most: countFitting(position, side, isFree),
  };
}

/** How many dominoes of a side fit on some cells at the same time: laid from the top or left on, none is wasted. */
function countFitting(
  board: DomineeringBoard,
  side: Side,
  isOpen: (cell: number) => boolean,
): number {
  const used = new Set<number>();
  for (let cell = 0; cell < cellCount(board); cell++) {
    const partner = partnerOf(board, cell, side);
    if (partner === undefined || used.has(cell) || !isOpen(cell) || !isOpen(partner)) continue;
    used.add(cell).add(partner);
  }
  return used.size / 2;
}
