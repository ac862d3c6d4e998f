import { PEG_COUNT } from './geometry.ts';
import type { ScoreFourPosition } from './position.ts';

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
