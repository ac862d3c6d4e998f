import type { Move } from '../core/move.ts';
import { err, type Result } from '../core/result.ts';
import { mirrorOf } from '../games/hex/geometry.ts';
import { commonNotation, COMMON_COORDINATES, makeCell, parseCell } from '../games/hex/notation.ts';
import type { HexPosition } from '../games/hex/position.ts';
import { swapMove } from '../games/hex/rules.ts';

/*
 * Hex programs (Wolve, MoHex, and what talks to them) write a1 for the top left cell, and their black, who moves first,
 * joins top and bottom. Here the first player joins left and right, so boards are mirrored on the diagonal from the
 * top left, which leaves everything else as it is.
 */

const SWAP = 'swap-pieces';

export const makeHexVertex = ({ size }: HexPosition, move: Move): string =>
  move === swapMove(size) ? SWAP : makeCell(size, mirrorOf(size, move), COMMON_COORDINATES);

export function parseHexVertex(position: HexPosition, text: string): Result<Move, string> {
  const cell = parseCell(position.size, text, COMMON_COORDINATES);
  const isSwap = text.toLowerCase() === SWAP;
  const own =
    cell === undefined
      ? text
      : makeCell(position.size, mirrorOf(position.size, cell), COMMON_COORDINATES);
  const move = commonNotation.parse(position, isSwap ? 'swap' : own);
  if (move.ok) return move;
  return err(move.error.code === 'ERR_CELL_TAKEN' ? `cell ${text} is taken` : move.error.message);
}

/** The board as those programs see it: `B` joins top and bottom. */
export function hexBoard(position: HexPosition): string {
  const { size, cells } = position;
  const letters = COMMON_COORDINATES.columns.slice(0, size).split('').join(' ');
  const rows = Array.from({ length: size }, (_, row) => {
    const symbols = Array.from({ length: size }, (_cell, column) => {
      const owner = cells[mirrorOf(size, column + size * row)];
      return owner === undefined ? '.' : owner === 0 ? 'B' : 'W';
    });
    return `${' '.repeat(row)}${String(row + 1).padStart(2)} ${symbols.join(' ')}`;
  });
  return [`   ${letters}`, ...rows].join('\n');
}
