import { asMove } from '../../core/move.ts';
import type { Notation } from '../../core/notation.ts';
import { quote } from '../../core/quote.ts';
import { err, ok } from '../../core/result.ts';
import { cellAt, columnOf, rowOf } from './geometry.ts';
import { canSwap, type HexPosition } from './position.ts';
import { outcome, SIDE_NAMES, swapMove } from './rules.ts';

const COLUMNS = 'ABCDEFGHIJKLMNOPQRS';

/** How cells are written: the handout's `F3` with rows from 0, or the common `f4` with rows from 1. */
export interface Coordinates {
  readonly columns: string;
  readonly firstRow: 0 | 1;
}

export const HANDOUT_COORDINATES: Coordinates = { columns: COLUMNS, firstRow: 0 };
export const COMMON_COORDINATES: Coordinates = { columns: COLUMNS.toLowerCase(), firstRow: 1 };

/** A cell as text. */
export const makeCell = (size: number, cell: number, coordinates = HANDOUT_COORDINATES): string =>
  `${coordinates.columns.charAt(columnOf(size, cell))}${rowOf(size, cell) + coordinates.firstRow}`;

/** Reads a cell in either case with white space around it; `undefined` when the board has none such. */
export function parseCell(
  size: number,
  text: string,
  coordinates = HANDOUT_COORDINATES,
): number | undefined {
  const [, letter, digits] = /^\s*([A-S])0*(\d{1,2})\s*$/i.exec(text) ?? [];
  if (letter === undefined || digits === undefined) return undefined;
  const column = COLUMNS.indexOf(letter.toUpperCase());
  const row = Number(digits) - coordinates.firstRow;
  return column < size && row >= 0 && row < size ? cellAt(size, column, row) : undefined;
}

/** Moves in one kind of coordinates; taking over the first stone is `swap`. */
function makeNotation(coordinates: Coordinates): Notation<HexPosition> {
  return {
    make: ({ size }, move) =>
      move === swapMove(size) ? 'swap' : makeCell(size, move, coordinates),
    parse(position, text) {
      const { size } = position;
      const isSwap = /^\s*swap\s*$/i.test(text);
      const cell = isSwap ? swapMove(size) : parseCell(size, text, coordinates);
      if (cell === undefined) {
        const [first, last] = [
          makeCell(size, 0, coordinates),
          makeCell(size, size * size - 1, coordinates),
        ];
        const message = `${quote(text)} is not a cell: ${first} to ${last}`;
        return err({ code: 'ERR_MOVE_SYNTAX', message });
      }
      const refusal = isSwap ? swapRefusal(position) : cellRefusal(position, cell, coordinates);
      if (refusal !== undefined) return err({ code: 'ERR_MOVE_ILLEGAL', message: refusal });
      return ok(asMove(cell));
    },
  };
}

/** The handout's notation: columns from A, rows from 0 at the top, e.g. `F3`. */
export const notation = makeNotation(HANDOUT_COORDINATES);

/** The common notation of SGF and HexWorld: a1 at the top left, e.g. `f4`. */
export const commonNotation = makeNotation(COMMON_COORDINATES);

function swapRefusal(position: HexPosition): string | undefined {
  if (canSwap(position)) return undefined;
  if (!position.hasSwapRule) return 'this game is played without the swap rule';
  return 'only the second player may swap, instead of the first answer';
}

function cellRefusal(
  position: HexPosition,
  cell: number,
  coordinates: Coordinates,
): string | undefined {
  if (outcome(position) !== undefined) return 'the game is over';
  const owner = position.cells[cell];
  if (owner === undefined) return undefined;
  return `cell ${makeCell(position.size, cell, coordinates)} is taken by ${SIDE_NAMES[owner]}`;
}
