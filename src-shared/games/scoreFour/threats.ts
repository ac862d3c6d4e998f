import { otherSide, SIDES, type Side } from '../../core/side.ts';
import { canFillLine } from './completion.ts';
import {
  cellAt,
  heightOf,
  HEIGHT_COUNT,
  LINES,
  LINES_OF_CELL,
  PEG_COUNT,
  pegOf,
} from './geometry.ts';
import { beadsOn, type ScoreFourPosition } from './position.ts';
import { outcome } from './rules.ts';

/** An empty cell where one more bead of a side completes a line. */
export interface Threat {
  readonly side: Side;
  readonly cell: number;
  /** Indices in `LINES` of the lines that a bead there completes, ascending. */
  readonly lines: readonly number[];
  /** The next bead on the peg lands there. */
  readonly isOpen: boolean;
}

/** A peg that the side to move had better leave alone. */
export interface DeadlyPeg {
  readonly peg: number;
  /** The cell above the one where the bead would land: the other side wins there. */
  readonly cell: number;
}

/**
 * Every three in a line that can still become four by legal moves, by the cell that it lacks: ascending by side and cell.
 * Empty when the game is over.
 */
export function threatsIn(position: ScoreFourPosition): readonly Threat[] {
  if (outcome(position) !== undefined) return [];
  const { cells } = position;
  return SIDES.flatMap((side) =>
    cells.flatMap((owner, cell): Threat[] => {
      if (owner !== undefined) return [];
      const lines = completedBy(position, cell, side).filter((line) =>
        canFillLine(cells, LINES[line]!, position.sideToMove),
      );
      const isOpen = beadsOn(position, pegOf(cell)) === heightOf(cell);
      return lines.length === 0 ? [] : [{ side, cell, lines, isOpen }];
    }),
  );
}

/**
 * The pegs, ascending, where a bead of the side to move lets the other side complete a line with a bead on top of it. A
 * bead that wins by itself is not deadly. Empty when the game is over.
 */
export function deadlyPegs(position: ScoreFourPosition): readonly DeadlyPeg[] {
  if (outcome(position) !== undefined) return [];
  const side = position.sideToMove;
  const deadly: DeadlyPeg[] = [];
  for (let peg = 0; peg < PEG_COUNT; peg++) {
    const height = beadsOn(position, peg);
    if (height + 1 >= HEIGHT_COUNT) continue;
    const above = cellAt(peg, height + 1);
    const doesWin = completedBy(position, cellAt(peg, height), side).length > 0;
    if (doesWin || completedBy(position, above, otherSide(side)).length === 0) continue;
    deadly.push({ peg, cell: above });
  }
  return deadly;
}

/** Whose a line still is: a side's, open to both (`undefined`), or nobody's (`'dead'`). */
export type LineOwner = Side | undefined | 'dead';

export function ownerOfLine(position: ScoreFourPosition, line: number): LineOwner {
  const owners = LINES[line]!.map((cell) => position.cells[cell]);
  const hasBeads = SIDES.map((side) => owners.includes(side));
  if (hasBeads[0] && hasBeads[1]) return 'dead';
  return SIDES.find((side) => hasBeads[side]);
}

/** The lines through an empty cell whose other three beads are a side's. */
const completedBy = ({ cells }: ScoreFourPosition, cell: number, side: Side): readonly number[] =>
  LINES_OF_CELL[cell]!.filter((line) =>
    LINES[line]!.every((each) => each === cell || cells[each] === side),
  );
