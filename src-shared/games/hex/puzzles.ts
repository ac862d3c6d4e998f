import type { PuzzleRecipe } from '../../core/puzzle.ts';
import type { Side } from '../../core/side.ts';
import { borders, mirrorOf, neighboursOf } from './geometry.ts';
import type { HexPosition } from './position.ts';

/** With more empty cells there are too many lines to try. */
const MOST_EMPTY = 14;
const FEWEST_EMPTY = 6;
/** The largest boards on which so many moves are tried; wins in fewer are tried on all. */
const LARGEST_SIZES: Readonly<Record<number, number>> = { 3: 7, 4: 6 };

const emptyCells = ({ cells }: HexPosition): number =>
  cells.filter((owner) => owner === undefined).length;

export const hexPuzzles: PuzzleRecipe<HexPosition> = {
  setups: [4, 5, 5, 5, 6, 6, 6, 7, 7, 9, 11].map((size) => ({ size, swap: 0 })) as [
    { size: number; swap: number },
  ],
  goals: [
    { kind: 'onlyWin', count: 0, share: 150 },
    { kind: 'win', count: 4, share: 40 },
    { kind: 'win', count: 3, share: 90 },
    { kind: 'win', count: 2, share: 60 },
  ],
  isRipe(position, { kind, count }) {
    const empty = emptyCells(position);
    if (kind === 'onlyWin') return empty >= FEWEST_EMPTY && empty <= MOST_EMPTY;
    if (position.size > (LARGEST_SIZES[count] ?? Infinity)) return false;
    return stonesMissing(position, position.sideToMove) <= count;
  },
  views({ size, cells, sideToMove }) {
    const last = cells.length - 1;
    const view = cells.map((_, cell) => {
      const owner = cells[sideToMove === 0 ? cell : mirrorOf(size, cell)];
      return owner === undefined ? '.' : owner === sideToMove ? 'x' : 'o';
    });
    return [view.join(''), view.map((_, cell) => view[last - cell]).join('')];
  },
  mayWinWithin: (position, side, moves) => stonesMissing(position, side) <= moves,
};

/** The fewest stones that would join the borders of a side if the other side put no more. */
function stonesMissing({ size, cells }: HexPosition, side: Side): number {
  const [starts, ends] = borders(size, side);
  const isEnd = new Set(ends);
  const missing = cells.map(() => Infinity);
  let layer: number[] = [];
  let next: number[] = [];
  const reach = (cell: number, stones: number): void => {
    const owner = cells[cell];
    if (
      owner === undefined
        ? stones + 1 >= missing[cell]!
        : owner !== side || stones >= missing[cell]!
    )
      return;
    missing[cell] = owner === undefined ? stones + 1 : stones;
    (owner === undefined ? next : layer).push(cell);
  };
  for (const cell of starts) reach(cell, 0);
  for (let stones = 0; layer.length + next.length > 0; stones++) {
    for (const cell of layer) {
      if (isEnd.has(cell)) return stones;
      for (const neighbour of neighboursOf(size, cell)) reach(neighbour, stones);
    }
    [layer, next] = [next, []];
  }
  return Infinity;
}
