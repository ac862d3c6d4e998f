import type { PuzzleRecipe } from '../../core/puzzle.ts';
import type { Side } from '../../core/side.ts';
import { stonesNeeded } from './captions.ts';
import { mirrorOf } from './geometry.ts';
import type { HexPosition } from './position.ts';

/** With more empty cells there are too many lines to try. */
const MOST_EMPTY = 14;
const FEWEST_EMPTY = 6;
/** The largest boards on which so many moves are tried; wins in fewer are tried on all. */
const LARGEST_SIZES: Readonly<Record<number, number>> = { 3: 7, 4: 6 };

const emptyCells = ({ cells }: HexPosition): number =>
  cells.filter((owner) => owner === undefined).length;

const mayWinWithin = (position: HexPosition, side: Side, moves: number): boolean =>
  (stonesNeeded(position, side) ?? Infinity) <= moves;

export const hexPuzzles: PuzzleRecipe<HexPosition> = {
  setups: [4, 5, 5, 5, 6, 6, 6, 7, 7, 9, 11].map((size) => ({ size, swap: 0 })) as [
    { size: number; swap: number },
  ],
  goals: [
    { kind: 'onlyWin', count: 0, share: 16 },
    { kind: 'win', count: 4, share: 64 },
    { kind: 'win', count: 3, share: 160 },
    { kind: 'win', count: 2, share: 80 },
  ],
  isRipe(position, { kind, count }) {
    const empty = emptyCells(position);
    if (kind === 'onlyWin') return empty >= FEWEST_EMPTY && empty <= MOST_EMPTY;
    if (position.size > (LARGEST_SIZES[count] ?? Infinity)) return false;
    return mayWinWithin(position, position.sideToMove, count);
  },
  views({ size, cells, sideToMove }) {
    const last = cells.length - 1;
    const view = cells.map((_, cell) => {
      const owner = cells[sideToMove === 0 ? cell : mirrorOf(size, cell)];
      return owner === undefined ? '.' : owner === sideToMove ? 'x' : 'o';
    });
    return [view.join(''), view.map((_, cell) => view[last - cell]).join('')];
  },
  mayWinWithin,
};
