import { asMove, type Move } from '../../core/move.ts';
import { otherSide, type Side } from '../../core/side.ts';
import type { DomineeringPosition } from './position.ts';

/**
 * How a position lies in the kernel, which wants at least as many rows as columns. Turning a board on its diagonal
 * swaps the sides. Square boards lie so that whoever started is vertical, because then what is known of games that
 * Vertical starts serves those that Horizontal starts.
 */
export class Orientation {
  readonly rows: number;
  readonly columns: number;
  readonly sideToMove: Side;
  readonly #isTurned: boolean;

  constructor({ rows, columns, sideToMove, ply }: DomineeringPosition) {
    const starter = ply % 2 === 0 ? sideToMove : otherSide(sideToMove);
    this.#isTurned = columns > rows || (columns === rows && starter === 1);
    this.rows = this.#isTurned ? columns : rows;
    this.columns = this.#isTurned ? rows : columns;
    this.sideToMove = this.#isTurned ? otherSide(sideToMove) : sideToMove;
  }

  /** The kernel's cell for a cell of the board. */
  inside(cell: number): number {
    return this.#isTurned ? turned(cell, this.rows, this.columns) : cell;
  }

  /** The move on the board for a cell of the kernel. */
  outside(cell: number): Move {
    return asMove(this.#isTurned ? turned(cell, this.columns, this.rows) : cell);
  }
}

/** The cell of a board of `columns` columns where a cell of the turned board lies. @param width columns of that one. */
const turned = (cell: number, width: number, columns: number): number =>
  (cell % width) * columns + Math.floor(cell / width);
