import type { PuzzleRecipe } from '../../core/puzzle.ts';
import { columnOf, LENGTH, rowOf, SQUARE_COUNT, squareAt } from './geometry.ts';
import type { LinesOfActionPosition } from './position.ts';

/** Before that nobody is near the end. */
const FIRST_PLY = 12;
/** With more pieces there are too many lines to try. */
const MOST_PIECES: Readonly<Record<string, number>> = { 'win 3': 18, 'save 2': 18 };

/** The 8 ways to turn and mirror the board, as where each square goes. */
const SYMMETRIES = [false, true].flatMap((isMirrored) =>
  [0, 1, 2, 3].map((turns) =>
    Array.from({ length: SQUARE_COUNT }, (_, square) => {
      let [column, row] = [columnOf(square), rowOf(square)];
      if (isMirrored) column = LENGTH - 1 - column;
      for (let turn = 0; turn < turns; turn++) [column, row] = [row, LENGTH - 1 - column];
      return squareAt(column, row);
    }),
  ),
);

export const linesOfActionPuzzles: PuzzleRecipe<LinesOfActionPosition> = {
  setups: [{ rules: 0 }],
  goals: [
    { kind: 'win', count: 3, share: 90 },
    { kind: 'save', count: 2, share: 40 },
    { kind: 'win', count: 2, share: 120 },
    { kind: 'save', count: 1, share: 50 },
    { kind: 'win', count: 1, share: 40 },
  ],
  isScouted: true,
  isRipe({ ply, cells }, { kind, count }) {
    const pieces = cells.filter((owner) => owner !== undefined).length;
    return ply >= FIRST_PLY && pieces <= (MOST_PIECES[`${kind} ${count}`] ?? Infinity);
  },
  views({ cells, sideToMove }) {
    return SYMMETRIES.map((symmetry) => {
      const view = Array.from({ length: SQUARE_COUNT }, () => '.');
      for (const [square, owner] of cells.entries()) {
        if (owner !== undefined) view[symmetry[square]!] = owner === sideToMove ? 'x' : 'o';
      }
      return view.join('');
    });
  },
};
