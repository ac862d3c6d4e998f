import type { PuzzleRecipe } from '../../core/puzzle.ts';
import type { Side } from '../../core/side.ts';
import { columnOf, LENGTH, NEIGHBOURS, rowOf, SQUARE_COUNT, squareAt } from './geometry.ts';
import type { LinesOfActionPosition } from './position.ts';

/** Before that nobody is near the end. */
const FIRST_PLY = 12;
/** With more pieces there are too many lines to try. */
const MOST_PIECES: Readonly<Record<string, number>> = { 'win 3': 20, 'save 2': 20 };

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

/**
 * Whether the pieces of a side can come together by one more move of its own: all groups but that of a single piece,
 * which moves, touch the square that it moves to; the other side may capture a single piece before, if it is its turn.
 */
function mayConnect({ cells, sideToMove }: LinesOfActionPosition, side: Side): boolean {
  const groupAt = new Int8Array(SQUARE_COUNT);
  let groups = 0;
  for (let square = 0; square < SQUARE_COUNT; square++) {
    if (cells[square] !== side || groupAt[square] !== 0) continue;
    groupAt[square] = ++groups;
    const members = [square];
    for (const member of members) {
      for (const neighbour of NEIGHBOURS[member]!) {
        if (cells[neighbour] !== side || groupAt[neighbour] !== 0) continue;
        groupAt[neighbour] = groups;
        members.push(neighbour);
      }
    }
  }
  const needed = groups - (sideToMove === side ? 1 : 2);
  for (let square = 0; square < SQUARE_COUNT; square++) {
    const touched = new Set([groupAt[square]]);
    for (const neighbour of NEIGHBOURS[square]!) touched.add(groupAt[neighbour]);
    touched.delete(0);
    if (touched.size >= needed) return true;
  }
  return false;
}

export const linesOfActionPuzzles: PuzzleRecipe<LinesOfActionPosition> = {
  setups: [{ rules: 0 }],
  goals: [
    { kind: 'win', count: 3, share: 262 },
    { kind: 'save', count: 2, share: 3 },
    { kind: 'win', count: 2, share: 11 },
    { kind: 'save', count: 1, share: 12 },
    { kind: 'win', count: 1, share: 30 },
  ],
  isScouted: true,
  mayWinWithin: (position, side, moves) => moves > 1 || mayConnect(position, side),
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
