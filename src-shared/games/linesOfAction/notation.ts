import { type Check, makeCheck } from '../../core/moveError.ts';
import type { CoordinateStyle, Notation } from '../../core/notation.ts';
import { quote } from '../../core/quote.ts';
import { err, ok } from '../../core/result.ts';
import { columnOf, rowOf, squareAt } from './geometry.ts';
import { fromOf, makeMove, PASS, toOf } from './moves.ts';
import type { LinesOfActionPosition } from './position.ts';
import { type LinesOfActionRefusal, refusalOf, SIDE_NAMES } from './rules.ts';

const COLUMNS = 'abcdefgh';

/** How squares are written: the handout's rows 0–7 from the top, or chess-style rows 8–1 from the top. */
export interface Coordinates {
  readonly rows: string;
}

export const HANDOUT_COORDINATES: Coordinates = { rows: '01234567' };
export const CHESS_COORDINATES: Coordinates = { rows: '87654321' };
export const COORDINATES: Readonly<Record<CoordinateStyle, Coordinates>> = {
  handout: HANDOUT_COORDINATES,
  common: CHESS_COORDINATES,
};

/** A square as text, e.g. `e0` (handout) or `e8` (chess-style). */
export const makeSquare = (square: number, coordinates = HANDOUT_COORDINATES): string =>
  `${COLUMNS.charAt(columnOf(square))}${coordinates.rows.charAt(rowOf(square))}`;

/** Reads a square in either case with white space around it; `undefined` when it is none. */
export function squareFrom(text: string, coordinates = HANDOUT_COORDINATES): number | undefined {
  const [, column, row] = /^\s*([a-h])(\d)\s*$/i.exec(text) ?? [];
  if (column === undefined || row === undefined) return undefined;
  const rowIndex = coordinates.rows.indexOf(row);
  return rowIndex < 0 ? undefined : squareAt(COLUMNS.indexOf(column.toLowerCase()), rowIndex);
}

/** Reads the two squares of a move, joined by `-`, `x`, `:`, “to”, white space or nothing. */
function squaresFrom(text: string, coordinates: Coordinates): [number, number] | undefined {
  const [, first = '', second = ''] =
    /^\s*(\w\w)(?:\s*[-x:]\s*|\s+to\s+|\s*)(\w\w)\s*$/i.exec(text) ?? [];
  const [from, to] = [squareFrom(first, coordinates), squareFrom(second, coordinates)];
  return from === undefined || to === undefined ? undefined : [from, to];
}

function describe(refusal: LinesOfActionRefusal, name: (square: number) => string): string {
  switch (refusal.code) {
    case 'ERR_MAY_NOT_PASS':
      return 'a side that has a move may not pass';
    case 'ERR_MUST_PASS':
      return 'no piece can move, so this turn is passed';
    case 'ERR_NO_PIECE':
      return `there is no piece on ${name(refusal.from)}`;
    case 'ERR_NOT_YOUR_PIECE':
      return `the piece on ${name(refusal.from)} is ${SIDE_NAMES[refusal.owner].toLowerCase()}`;
    case 'ERR_SAME_SQUARE':
      return 'a move ends on another square';
    case 'ERR_NO_LINE':
      return `no straight line joins ${name(refusal.from)} and ${name(refusal.to)}`;
    case 'ERR_WRONG_DISTANCE': {
      const { count } = refusal;
      const squares = count === 1 ? 'square' : 'squares';
      return `the piece must move exactly ${count} ${squares} along this line`;
    }
    case 'ERR_BLOCKED': {
      const owner = SIDE_NAMES[refusal.owner].toLowerCase();
      return `the way is blocked by a ${owner} piece on ${name(refusal.blocker)}`;
    }
    case 'ERR_OWN_PIECE':
      return `a piece of the same side is on ${name(refusal.to)}`;
  }
}

/** The check of the rules, which names squares in one kind of coordinates. */
const makeLinesCheck = (
  coordinates: Coordinates,
): Check<LinesOfActionPosition, LinesOfActionRefusal> =>
  makeCheck(refusalOf, (refusal) => describe(refusal, (square) => makeSquare(square, coordinates)));

export const check = makeLinesCheck(HANDOUT_COORDINATES);

/** Moves in one kind of coordinates: `e0-b3`, `e0xb3` for a capture, `pass`. */
function makeNotation(coordinates: Coordinates): Notation<LinesOfActionPosition> {
  const name = (square: number): string => makeSquare(square, coordinates);
  const checkMove = makeLinesCheck(coordinates);
  return {
    make(position, move) {
      if (move === PASS) return 'pass';
      const separator = position.cells[toOf(move)] === undefined ? '-' : 'x';
      return `${name(fromOf(move))}${separator}${name(toOf(move))}`;
    },
    parse(position, text) {
      const isPass = /^\s*pass\s*$/i.test(text);
      const squares = squaresFrom(text, coordinates);
      if (isPass || squares !== undefined) {
        const move = squares === undefined ? PASS : makeMove(...squares);
        const checked = checkMove(position, move);
        return checked.ok ? ok(move) : checked;
      }
      const [lowest, highest] = [
        ...coordinates.rows.slice(0, 1),
        ...coordinates.rows.slice(-1),
      ].sort();
      const message = `${quote(text)} is not a move: two squares, each a letter a–h and a digit ${lowest}–${highest}, or “pass”`;
      return err({ code: 'ERR_MOVE_SYNTAX', message });
    },
  };
}

/** The handout's notation: rows 0–7 from the top. */
export const notation = makeNotation(HANDOUT_COORDINATES);

/** The common notation, as in files: rows 8–1 from the top, as in chess. */
export const chessNotation = makeNotation(CHESS_COORDINATES);
