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

/** A domino on the board; `cell` is its top or left half. */
export interface Domino {
  readonly cell: number;
  readonly side: Side;
}

/**
 * The dominoes on the board, by cell. The cells tell them uniquely: vertical dominoes fill a run of side 0's cells in
 * a column from its top on, horizontal ones a run of side 1's cells in a row from its left on. `undefined` when the
 * cells are not covered by whole dominoes.
 */
export function dominoes(position: DomineeringPosition): readonly Domino[] | undefined {
  const isSecondHalf = position.cells.map(() => false);
  const found: Domino[] = [];
  for (const [cell, side] of position.cells.entries()) {
    if (side === undefined || isSecondHalf[cell]) continue;
    const partner = partnerOf(position, cell, side);
    if (partner === undefined || position.cells[partner] !== side) return undefined;
    isSecondHalf[partner] = true;
    found.push({ cell, side });
  }
  return found;
}
