import { render } from './console.ts';
import { borders } from './geometry.ts';
import { cellFrom } from './notation.ts';
import { emptyPosition, groupOf, type HexPosition } from './position.ts';
import type { SIDE_NAMES } from './rules.ts';

/**
 * The handout's four tasks: print the board, check an input, update the board, and look for a winning chain from the
 * last placed piece. A board is its rows from the top, each of `O`, `X` and `.`; an input is a capital letter followed
 * by a row number, e.g. `F3`. What is none of these is a `RangeError`.
 */
export type HexBoard = readonly string[];
export type Piece = (typeof SIDE_NAMES)[number];

export const EMPTY_BOARD: HexBoard = Array.from({ length: 11 }, () => '.'.repeat(11));

function readBoard(board: HexBoard): HexPosition {
  const size = board.length;
  if (size < 1 || !board.every((row) => row.length === size && /^[OX.]+$/.test(row))) {
    throw new RangeError('a board has as many rows as columns, of O, X and .');
  }
  const cells = [...board.join('')].map((symbol) =>
    symbol === 'O' ? 0 : symbol === 'X' ? 1 : undefined,
  );
  return { ...emptyPosition(size, false), cells };
}

/** The cell of an input; `undefined` when it is none of the board. */
const cellOf = (size: number, input: string): number | undefined =>
  /^[A-Z]\d+$/.test(input) ? cellFrom(size, input) : undefined;

/** The slanted board with its letters and numbers. */
export const printBoard = (board: HexBoard): string => render(readBoard(board));

/** Whether an input names an empty cell of the board, its letter a capital. */
export function isValidInput(board: HexBoard, input: string): boolean {
  const cell = cellOf(board.length, input);
  return cell !== undefined && readBoard(board).cells[cell] === undefined;
}

/** The board after a piece was put on an empty cell. */
export function updateBoard(board: HexBoard, input: string, piece: Piece): HexBoard {
  const cell = cellOf(board.length, input);
  if (cell === undefined || !isValidInput(board, input)) {
    throw new RangeError(`no piece can be put on ${input}`);
  }
  const text = board.join('');
  const next = `${text.slice(0, cell)}${piece}${text.slice(cell + 1)}`;
  return board.map((_, row) => next.slice(row * board.length, (row + 1) * board.length));
}

/** Whether the pieces joined to the last placed piece reach both borders of its owner. */
export function hasWinningChain(board: HexBoard, lastInput: string): boolean {
  const position = readBoard(board);
  const cell = cellOf(board.length, lastInput);
  const side = cell === undefined ? undefined : position.cells[cell];
  if (cell === undefined || side === undefined) {
    throw new RangeError(`there is no piece on ${lastInput}`);
  }
  const group = groupOf(position, cell);
  return borders(board.length, side).every((border) => border.some((each) => group.includes(each)));
}
