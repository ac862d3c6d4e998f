import type { Position } from '../../core/game.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { CELL_COUNT, cellAt, HEIGHT_COUNT, LINES, LINES_OF_CELL } from './geometry.ts';

export interface ScoreFourPosition extends Position {
  /** By cell: whose bead is there. */
  readonly cells: readonly (Side | undefined)[];
  /** Indices in `LINES` of the completed lines, ascending. */
  readonly completed: readonly number[];
}

export const emptyPosition: ScoreFourPosition = {
  sideToMove: 0,
  ply: 0,
  cells: Array.from({ length: CELL_COUNT }, () => undefined),
  completed: [],
};

/** How many beads a peg holds, 0–4; also the height index where the next one lands. */
export function beadsOn(position: ScoreFourPosition, peg: number): number {
  let height = 0;
  while (height < HEIGHT_COUNT && position.cells[cellAt(peg, height)] !== undefined) height++;
  return height;
}

/** How many beads a side has on the board. */
export const beadCount = (position: ScoreFourPosition, side: Side): number =>
  position.cells.filter((owner) => owner === side).length;

/**
 * The position after a bead of `side` slid down a peg, whoever's turn it was; the other side moves next.
 * @throws Error when the peg is full or does not exist.
 */
export function placeBead(position: ScoreFourPosition, peg: number, side: Side): ScoreFourPosition {
  const cell = cellAt(peg, beadsOn(position, peg));
  if (!Number.isInteger(peg) || peg < 0 || peg >= 16 || cell >= CELL_COUNT) {
    throw new Error(`no bead fits on peg ${peg}`);
  }
  // Copied and set, since `with` is several times slower.
  const cells = position.cells.slice();
  cells[cell] = side;
  const fresh = completedThrough(cells, cell);
  return {
    sideToMove: otherSide(side),
    ply: position.ply + 1,
    cells,
    completed:
      position.completed.length === 0
        ? fresh
        : [...position.completed, ...fresh].sort((a, b) => a - b),
  };
}

/** The indices in `LINES` of all lines that are complete, ascending. */
export const completedLines = (cells: ScoreFourPosition['cells']): readonly number[] =>
  LINES.flatMap((line, index) => {
    const owner = cells[line[0]!];
    return owner !== undefined && line.every((cell) => cells[cell] === owner) ? [index] : [];
  });

/** The lines through a cell that its owner has completed. */
function completedThrough(cells: ScoreFourPosition['cells'], cell: number): readonly number[] {
  const completed: number[] = [];
  for (const index of LINES_OF_CELL[cell]!) {
    let beads = 0;
    for (const each of LINES[index]!) if (cells[each] === cells[cell]) beads++;
    if (beads === 4) completed.push(index);
  }
  return completed;
}

/** The same board with `side` to move. */
export const withSideToMove = (position: ScoreFourPosition, side: Side): ScoreFourPosition => ({
  ...position,
  sideToMove: side,
});
