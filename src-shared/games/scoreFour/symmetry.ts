import type { Side } from '../../core/side.ts';
import { CELL_COUNT, cellAt, PEG_COUNT } from './geometry.ts';
import { completedLines, type ScoreFourPosition } from './position.ts';

/** The 8 ways to turn and mirror the board, as where each peg goes. */
export const SYMMETRIES: readonly (readonly number[])[] = [false, true].flatMap((isMirrored) =>
  [0, 1, 2, 3].map((turns) =>
    Array.from({ length: PEG_COUNT }, (_, peg) => {
      let [column, row] = [peg % 4, Math.floor(peg / 4)];
      if (isMirrored) column = 3 - column;
      for (let turn = 0; turn < turns; turn++) [column, row] = [row, 3 - column];
      return column + 4 * row;
    }),
  ),
);

/** The beads of each peg from the bottom up as digits, 1 White and 2 Black, pegs joined by “.” in the order A1 … D4. */
function codeOf({ cells }: ScoreFourPosition, symmetry: readonly number[]): string {
  const pegs = Array.from({ length: PEG_COUNT }, () => '');
  for (const [cell, owner] of cells.entries()) {
    if (owner !== undefined) pegs[symmetry[cell % PEG_COUNT]!]! += owner === 0 ? '1' : '2';
  }
  return pegs.join('.');
}

/**
 * The same text for all positions that are one but for symmetry, and the symmetries that lead to it: more than one
 * when the position is symmetric itself. Who is to move is not part of it.
 */
export function canonical(position: ScoreFourPosition): {
  readonly key: string;
  readonly symmetries: readonly (readonly number[])[];
} {
  const codes = SYMMETRIES.map((symmetry) => codeOf(position, symmetry));
  const key = codes.reduce((least, code) => (code < least ? code : least));
  return { key, symmetries: SYMMETRIES.filter((_, index) => codes[index] === key) };
}

const KEY = /^[12]{0,4}(\.[12]{0,4}){15}$/;

/** The position of a key, the side to move being the one whose turn it is by the beads; `undefined` for another text. */
export function positionOfKey(key: string): ScoreFourPosition | undefined {
  if (!KEY.test(key)) return undefined;
  const cells: (Side | undefined)[] = Array.from({ length: CELL_COUNT }, () => undefined);
  let lead = 0;
  for (const [peg, beads] of key.split('.').entries()) {
    for (const [height, bead] of Array.from(beads).entries()) {
      cells[cellAt(peg, height)] = bead === '1' ? 0 : 1;
      lead += bead === '1' ? 1 : -1;
    }
  }
  const ply = cells.filter((owner) => owner !== undefined).length;
  if (lead !== 0 && lead !== 1) return undefined;
  return { cells, ply, sideToMove: lead as Side, completed: completedLines(cells) };
}
