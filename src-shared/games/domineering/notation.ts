import { asMove } from '../../core/move.ts';
import { type Check, makeCheck } from '../../core/moveError.ts';
import type { CoordinateStyle, Notation } from '../../core/notation.ts';
import { quote } from '../../core/quote.ts';
import { err, ok } from '../../core/result.ts';
import { cellCount, columnOf, type DomineeringBoard, partnerOf, rowOf } from './geometry.ts';
import { dominoAt, type DomineeringPosition } from './position.ts';
import { type DomineeringRefusal, refusalOf } from './rules.ts';

const COLUMNS = 'abcdefghijklmnop';

/** How cells are written: the handout's numbers from 1 at the top left, or chess-style `a1` at the bottom left. */
const CELL_NAMES: Readonly<
  Record<CoordinateStyle, (board: DomineeringBoard, cell: number) => string>
> = {
  handout: (_, cell) => String(cell + 1),
  common: (board, cell) =>
    `${COLUMNS.charAt(columnOf(board, cell))}${board.rows - rowOf(board, cell)}`,
};

/** A cell as text, e.g. `13` (handout) or `a1` (chess-style) at the bottom left of a board of 4 by 4. */
export const makeCell = (
  board: DomineeringBoard,
  cell: number,
  style: CoordinateStyle = 'handout',
): string => CELL_NAMES[style](board, cell);

function describe(refusal: DomineeringRefusal, name: (cell: number) => string): string {
  const cell = `cell ${name(refusal.cell)}`;
  if (refusal.code === 'ERR_CELL_TAKEN') return `${cell} is taken`;
  const place = `${refusal.side === 0 ? 'below' : 'to the right of'} ${cell}`;
  return refusal.code === 'ERR_PARTNER_TAKEN'
    ? `cell ${name(refusal.partner)}, ${place}, is taken`
    : `there is no cell ${place} for the other half of the domino`;
}

const makeDomineeringCheck = (
  style: CoordinateStyle,
): Check<DomineeringPosition, DomineeringRefusal> =>
  makeCheck(refusalOf, (refusal, position) =>
    describe(refusal, (cell) => makeCell(position, cell, style)),
  );

export const check = makeDomineeringCheck('handout');

/**
 * The handout's notation: the number of the domino's top or left cell, from 1 at the top left, row by row. Who is to
 * move tells whether the domino stands or lies.
 */
export const notation: Notation<DomineeringPosition> = {
  make: (_, move) => String(move + 1),
  parse(position, text) {
    const count = cellCount(position);
    const digits = /^\s*0*(\d{1,3})\s*$/.exec(text)?.[1];
    const number = Number(digits);
    if (digits === undefined || number < 1 || number > count) {
      const message = `${quote(text)} is not a cell: a number from 1 to ${count}`;
      return err({ code: 'ERR_MOVE_SYNTAX', message });
    }
    const move = asMove(number - 1);
    const checked = check(position, move);
    return checked.ok ? ok(move) : checked;
  },
};

const checkInCommon = makeDomineeringCheck('common');

/** Reads a chess-style cell; `undefined` when the board has none such. */
function cellFrom(board: DomineeringBoard, text: string): number | undefined {
  const column = COLUMNS.indexOf(text.charAt(0).toLowerCase());
  const row = board.rows - Number(text.slice(1));
  const isThere = column < board.columns && row >= 0 && row < board.rows;
  return isThere ? column + board.columns * row : undefined;
}

/** Both cells of the domino, chess-style, the lower or left one first: `a1-a2` upright, `a1-b1` across. */
export const commonNotation: Notation<DomineeringPosition> = {
  make(position, move) {
    const { cell, partner, side } = dominoAt(position, move, position.sideToMove);
    const ends = side === 0 ? [partner, cell] : [cell, partner];
    return ends.map((end) => makeCell(position, end, 'common')).join('-');
  },
  parse(position, text) {
    const [, ...ends] = /^\s*([a-p]0*\d{1,2})\s*[-–]?\s*([a-p]0*\d{1,2})\s*$/i.exec(text) ?? [];
    const cells = ends.map((end) => cellFrom(position, end));
    const side = position.sideToMove;
    const cell = cells.find(
      (each) => each !== undefined && cells.includes(partnerOf(position, each, side) ?? -1),
    );
    if (cell === undefined) {
      const wanted = side === 0 ? 'above each other, like a1-a2' : 'side by side, like a1-b1';
      const message = `${quote(text)} is not a domino: two cells ${wanted}`;
      return err({ code: 'ERR_MOVE_SYNTAX', message });
    }
    const move = asMove(cell);
    const checked = checkInCommon(position, move);
    return checked.ok ? ok(move) : checked;
  },
};
