import type { PuzzleRecipe } from '../../core/puzzle.ts';
import type { Setup } from '../../core/setup.ts';
import { columnOf, rowOf } from './geometry.ts';
import { type DomineeringPosition, placementsOf } from './position.ts';

/** With more placements of both sides there are too many lines to try. */
const MOST_PLACEMENTS = 40;
const FEWEST_MOVES = 6;

const SIZES = [4, 5, 6, 7, 8].flatMap((rows) =>
  [4, 5, 6, 7, 8, 9].map((columns) => [rows, columns] as const),
);

const setups: readonly Setup[] = SIZES.flatMap(([rows, columns]) =>
  [0, 1].map((starter) => ({ rows, columns, starter })),
);

export const domineeringPuzzles: PuzzleRecipe<DomineeringPosition> = {
  setups: setups as [Setup],
  goals: [{ kind: 'onlyWin', count: 0, share: 312 }],
  isSolvedFast: true,
  isRipe(position) {
    const [own, other] = [0, 1].map((side) => placementsOf(position, side as 0 | 1).length);
    const moves = position.sideToMove === 0 ? own! : other!;
    return own! + other! <= MOST_PLACEMENTS && moves >= FEWEST_MOVES;
  },
  views(position) {
    const { rows, columns, cells, sideToMove } = position;
    // As Vertical sees it, so that the sides are the same but for a turn of the board.
    const [height, width] = sideToMove === 0 ? [rows, columns] : [columns, rows];
    const seen: string[] = cells.map(() => '.');
    for (const [cell, owner] of cells.entries()) {
      const [row, column] = [rowOf(position, cell), columnOf(position, cell)];
      const at = sideToMove === 0 ? row * width + column : column * width + row;
      if (owner !== undefined) seen[at] = '#';
    }
    const lines = Array.from({ length: height }, (_, row) =>
      seen.slice(row * width, (row + 1) * width),
    );
    const turned = [lines, lines.toReversed()];
    return turned.flatMap((each) => [
      each.map((line) => line.join('')).join('/'),
      each.map((line) => line.toReversed().join('')).join('/'),
    ]);
  },
};
