import type { Side } from '../../../src-shared/core/side.ts';
import { mirrorOf } from '../../../src-shared/games/hex/geometry.ts';
import type { HexPosition } from '../../../src-shared/games/hex/position.ts';

/** Where a cell lies when the side to move is seen as O: for X the board is mirrored. What is no cell, -1, stays so. */
export const placeAsO =
  ({ size, sideToMove }: HexPosition) =>
  (cell: number): number =>
    sideToMove === 0 || cell < 0 ? cell : mirrorOf(size, cell);

/** The stones of a position with the side to move as O. */
export function cellsAsO(position: HexPosition): (Side | undefined)[] {
  const place = placeAsO(position);
  return position.cells.map((_, cell) => {
    const owner = position.cells[place(cell)];
    return owner === undefined ? undefined : owner === position.sideToMove ? 0 : 1;
  });
}
