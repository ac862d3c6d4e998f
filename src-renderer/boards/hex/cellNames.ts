import type { CoordinateStyle } from '../../../src-shared/core/notation.ts';
import { COORDINATES, makeCell } from '../../../src-shared/games/hex/notation.ts';
import type { HexPosition } from '../../../src-shared/games/hex/position.ts';
import { winningCells } from '../../../src-shared/games/hex/rules.ts';
import { hexWords } from './words.ts';

/** What a screen reader says for each cell, e.g. `F3, empty` or `F3, O, in the winning chain`. */
export function cellNames(position: HexPosition, style: CoordinateStyle): readonly string[] {
  const words = hexWords();
  const chain = winningCells(position).flat();
  return position.cells.map((owner, cell) => {
    const place = makeCell(position.size, cell, COORDINATES[style]);
    if (owner === undefined) return words.empty(place);
    return words.stone(place, owner) + (chain.includes(cell) ? words.inChain : '');
  });
}
