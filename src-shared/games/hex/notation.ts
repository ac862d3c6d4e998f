import { asMove } from '../../core/move.ts';
import { type Check, makeCheck } from '../../core/moveError.ts';
import type { CoordinateStyle, Notation } from '../../core/notation.ts';
import { quote } from '../../core/quote.ts';
import { err, ok } from '../../core/result.ts';
import { cellAt, columnOf, rowOf } from './geometry.ts';
import type { HexPosition } from './position.ts';
import { type HexRefusal, refusalOf, SIDE_NAMES, swapMove } from './rules.ts';

const COLUMNS = 'ABCDEFGHIJKLMNOPQRS';

/** How cells are written: the handout's `F3` with rows from 0, or the common `f4` with rows from 1. */
export interface Coordinates {
  readonly columns: string;
  readonly firstRow: 0 | 1;
}

export const HANDOUT_COORDINATES: Coordinates = { columns: COLUMNS, firstRow: 0 };
export const COMMON_COORDINATES: Coordinates = { columns: COLUMNS.toLowerCase(), firstRow: 1 };
export const COORDINATES: Readonly<Record<CoordinateStyle, Coordinates>> = {
  handout: HANDOUT_COORDINATES,
  common: COMMON_COORDINATES,
};

/** A cell as text. */
export const makeCell = (size: number, cell: number, coordinates = HANDOUT_COORDINATES): string =>
  `${coordinates.columns.charAt(columnOf(size, cell))}${rowOf(size, cell) + coordinates.firstRow}`;

/** Reads a cell in either case with white space around it; `undefined` when the board has none such. */
export function cellFrom(
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

/** The check of the rules, which names cells in one kind of coordinates. */
const makeHexCheck = (coordinates: Coordinates): Check<HexPosition, HexRefusal> =>
  makeCheck(refusalOf, (refusal, { size }) => {
    switch (refusal.code) {
      case 'ERR_CELL_TAKEN': {
        const { cell, owner } = refusal;
        return `cell ${makeCell(size, cell, coordinates)} is taken by ${SIDE_NAMES[owner]}`;
      }
      case 'ERR_NO_SWAP_RULE':
        return 'this game is played without the swap rule';
      case 'ERR_NO_TIME_TO_SWAP':
        return 'only the second player may swap, instead of the first answer';
    }
  });

export const check = makeHexCheck(HANDOUT_COORDINATES);

/** Moves in one kind of coordinates; taking over the first stone is `swap`. */
function makeNotation(coordinates: Coordinates): Notation<HexPosition> {
  const checkMove = makeHexCheck(coordinates);
  return {
    make: ({ size }, move) =>
      move === swapMove(size) ? 'swap' : makeCell(size, move, coordinates),
    parse(position, text) {
      const { size } = position;
      const isSwap = /^\s*swap\s*$/i.test(text);
      const cell = isSwap ? swapMove(size) : cellFrom(size, text, coordinates);
      if (cell === undefined) {
        const [first, last] = [
          makeCell(size, 0, coordinates),
          makeCell(size, size * size - 1, coordinates),
        ];
        const message = `${quote(text)} is not a cell: ${first} to ${last}`;
        return err({ code: 'ERR_MOVE_SYNTAX', message });
      }
      const move = asMove(cell);
      const checked = checkMove(position, move);
      return checked.ok ? ok(move) : checked;
    },
  };
}

/** The handout's notation: columns from A, rows from 0 at the top, e.g. `F3`. */
export const notation = makeNotation(HANDOUT_COORDINATES);

/** The common notation of SGF and HexWorld: a1 at the top left, e.g. `f4`. */
export const commonNotation = makeNotation(COMMON_COORDINATES);
