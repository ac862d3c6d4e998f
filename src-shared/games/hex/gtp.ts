import type { GtpDialect } from '../../core/gtpDialect.ts';
import type { Move } from '../../core/move.ts';
import { err, type Result } from '../../core/result.ts';
import { mirrorOf } from './geometry.ts';
import { commonNotation, COMMON_COORDINATES, makeCell, cellFrom } from './notation.ts';
import type { HexPosition } from './position.ts';
import { SIDE_NAMES, swapMove } from './rules.ts';

/*
 * Hex programs (Wolve, MoHex, and what talks to them) write a1 for the top left cell, and their black, who moves first,
 * joins top and bottom. Here the first player joins left and right, so boards are mirrored on the diagonal from the
 * top left, which leaves everything else as it is. Our swap does the same once more: it puts the stone on its mirror
 * image. So when the sides are exchanged instead, boards are told as they are, with black for our second player.
 */

const SWAP_PIECES = 'swap-pieces';

/**
 * @param place where a cell is told to be, and where a cell that is told is: the same for both.
 * @param symbols of our sides on the board.
 */
function makeDialect(
  place: (size: number, cell: number) => number,
  symbols: readonly [string, string],
): GtpDialect<HexPosition> {
  return {
    makeVertex: ({ size }, move) =>
      move === swapMove(size) ? SWAP_PIECES : makeCell(size, place(size, move), COMMON_COORDINATES),
    parseVertex(position, text) {
      const { size } = position;
      if (text.toLowerCase() === SWAP_PIECES) return parseSwap(position);
      const cell = cellFrom(size, text, COMMON_COORDINATES);
      const own = cell === undefined ? text : makeCell(size, place(size, cell), COMMON_COORDINATES);
      const move = commonNotation.parse(position, own);
      if (move.ok) return move;
      const { code, message } = move.error;
      return err(code === 'ERR_CELL_TAKEN' ? `cell ${text} is taken` : message);
    },
    resize: (setup, [width, height = width]) =>
      width === height && width !== undefined ? { ...setup, size: width } : undefined,
    render({ size, cells }) {
      const letters = COMMON_COORDINATES.columns.slice(0, size).split('').join(' ');
      const rows = Array.from({ length: size }, (_, row) => {
        const cellsOfRow = Array.from({ length: size }, (_cell, column) => {
          const owner = cells[place(size, column + size * row)];
          return owner === undefined ? '.' : symbols[owner];
        });
        return `${' '.repeat(row)}${String(row + 1).padStart(2)} ${cellsOfRow.join(' ')}`;
      });
      return [`   ${letters}`, ...rows].join('\n');
    },
  };
}

function parseSwap(position: HexPosition): Result<Move, string> {
  const move = commonNotation.parse(position, 'swap');
  return move.ok ? move : err(move.error.message);
}

export const gtp: GtpDialect<HexPosition> = {
  ...makeDialect(mirrorOf, ['B', 'W']),
  exchange: {
    vertex: 'swap-sides',
    parse: parseSwap,
    after: {
      ...makeDialect((_, cell) => cell, ['W', 'B']),
      black: 1,
      sideNames: [SIDE_NAMES[1], SIDE_NAMES[0]],
    },
  },
};
