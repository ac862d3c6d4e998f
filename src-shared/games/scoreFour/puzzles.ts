import type { PuzzleRecipe } from '../../core/puzzle.ts';
import { CELL_COUNT, PEG_COUNT } from './geometry.ts';
import type { ScoreFourPosition } from './position.ts';
import { SYMMETRIES } from './symmetry.ts';

/** Before that no line is near its end. */
const FIRST_PLY = 8;

export const scoreFourPuzzles: PuzzleRecipe<ScoreFourPosition> = {
  setups: [{}],
  goals: [
    { kind: 'win', count: 4, share: 60 },
    { kind: 'win', count: 3, share: 120 },
    { kind: 'save', count: 2, share: 60 },
    { kind: 'win', count: 2, share: 40 },
    { kind: 'save', count: 1, share: 20 },
    { kind: 'win', count: 1, share: 20 },
  ],
  isScouted: true,
  isRipe: ({ ply }) => ply >= FIRST_PLY,
  views({ cells, sideToMove }) {
    return SYMMETRIES.map((symmetry) => {
      const view = Array.from({ length: CELL_COUNT }, () => '.');
      for (const [cell, owner] of cells.entries()) {
        if (owner === undefined) continue;
        const peg = cell % PEG_COUNT;
        view[cell - peg + symmetry[peg]!] = owner === sideToMove ? 'x' : 'o';
      }
      return view.join('');
    });
  },
};
