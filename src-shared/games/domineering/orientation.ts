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
  readonly #boardColumns: number;
  /** Rows of boards of at most 8×8 take a byte each. */
  readonly #width: number;

  constructor({ rows, columns, sideToMove, ply }: DomineeringPosition) {
    const starter = ply % 2 === 0 ? sideToMove : otherSide(sideToMove);
    this.#isTurned = columns > rows || (columns === rows && starter === 1);
    this.rows = this.#isTurned ? columns : rows;
    this.columns = this.#isTurned ? rows : columns;
    this.#boardColumns = columns;
    this.#width = this.rows <= 8 ? 8 : this.columns;
    this.sideToMove = this.#isTurned ? otherSide(sideToMove) : sideToMove;
  }

  /** The kernel's cell for a cell of the board. */
  kernelCellOf(cell: number): number {
    const [row, column] = [Math.floor(cell / this.#boardColumns), cell % this.#boardColumns];
    return this.#isTurned ? column * this.#width + row : row * this.#width + column;
  }

  /** The move on the board for a cell of the kernel. */
  moveOf(cell: number): Move {
    const [row, column] = [Math.floor(cell / this.#width), cell % this.#width];
    return asMove(
      this.#isTurned ? column * this.#boardColumns + row : row * this.#boardColumns + column,
    );
  }
}
