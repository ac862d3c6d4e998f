import type { Move } from '../../core/move.ts';
import type { Notation, NotationError } from '../../core/notation.ts';
import { quote } from '../../core/quote.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { otherSide } from '../../core/side.ts';
import { columnOf, DIRECTION_BETWEEN, LINE_OF, RAYS, rowOf, squareAt } from './geometry.ts';
import { fromOf, lineCounts, makeMove, PASS, toOf } from './moves.ts';
import type { LinesOfActionPosition } from './position.ts';
import { legalMoves, outcome, SIDE_NAMES } from './rules.ts';

const COLUMNS = 'abcdefgh';

/** How squares are written: the handout's rows 0–7 from the top, or chess-style rows 8–1 from the top. */
export interface Coordinates {
  readonly rows: string;
}

export const HANDOUT_COORDINATES: Coordinates = { rows: '01234567' };
export const CHESS_COORDINATES: Coordinates = { rows: '87654321' };

/** A square as text, e.g. `e0` (handout) or `e8` (chess-style). */
export const makeSquare = (square: number, coordinates = HANDOUT_COORDINATES): string =>
  `${COLUMNS.charAt(columnOf(square))}${coordinates.rows.charAt(rowOf(square))}`;

/** Reads a square in either case with white space around it; `undefined` when it is none. */
export function parseSquare(text: string, coordinates = HANDOUT_COORDINATES): number | undefined {
  const [, column, row] = /^\s*([a-h])(\d)\s*$/i.exec(text) ?? [];
  if (column === undefined || row === undefined) return undefined;
  const rowIndex = coordinates.rows.indexOf(row);
  return rowIndex < 0 ? undefined : squareAt(COLUMNS.indexOf(column.toLowerCase()), rowIndex);
}

/** Reads the two squares of a move, joined by `-`, `x`, `:`, “to”, white space or nothing. */
function parseSquares(text: string, coordinates: Coordinates): [number, number] | undefined {
  const [, first = '', second = ''] =
    /^\s*(\w\w)(?:\s*[-x:]\s*|\s+to\s+|\s*)(\w\w)\s*$/i.exec(text) ?? [];
  const [from, to] = [parseSquare(first, coordinates), parseSquare(second, coordinates)];
  return from === undefined || to === undefined ? undefined : [from, to];
}

/** Moves in one kind of coordinates: `e0-b3`, `e0xb3` for a capture, `pass`. */
function makeNotation(coordinates: Coordinates): Notation<LinesOfActionPosition> {
  const name = (square: number): string => makeSquare(square, coordinates);
  const checked = (move: Move, refusal: string | undefined): Result<Move, NotationError> =>
    refusal === undefined ? ok(move) : err({ code: 'ERR_MOVE_ILLEGAL', message: refusal });
  return {
    make(position, move) {
      if (move === PASS) return 'pass';
      const separator = position.cells[toOf(move)] === undefined ? '-' : 'x';
      return `${name(fromOf(move))}${separator}${name(toOf(move))}`;
    },
    parse(position, text) {
      if (/^\s*pass\s*$/i.test(text)) return checked(PASS, passRefusal(position));
      const squares = parseSquares(text, coordinates);
      if (squares !== undefined) {
        return checked(makeMove(...squares), moveRefusal(position, ...squares, name));
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

function passRefusal(position: LinesOfActionPosition): string | undefined {
  if (outcome(position) !== undefined) return 'the game is over';
  if (legalMoves(position)[0] === PASS) return undefined;
  return `${SIDE_NAMES[position.sideToMove]} has a move and may not pass`;
}

/** Why the side to move may not go from one square to another; `undefined` when it may. */
function moveRefusal(
  position: LinesOfActionPosition,
  from: number,
  to: number,
  name: (square: number) => string,
): string | undefined {
  if (outcome(position) !== undefined) return 'the game is over';
  if (legalMoves(position).includes(makeMove(from, to))) return undefined;
  const { cells, sideToMove } = position;
  const [mover, enemy] = [SIDE_NAMES[sideToMove], otherSide(sideToMove)];
  if (cells[from] === undefined) return `there is no piece on ${name(from)}`;
  if (cells[from] === enemy) return `the piece on ${name(from)} is ${SIDE_NAMES[enemy]}’s`;
  if (legalMoves(position)[0] === PASS) return `${mover} has no legal move and passes`;
  if (from === to) return 'a move ends on another square';
  const direction = DIRECTION_BETWEEN[from]?.[to] ?? -1;
  const path = RAYS[from]?.[direction];
  if (path === undefined) return `no straight line joins ${name(from)} and ${name(to)}`;
  const count = lineCounts(position)[LINE_OF[from]?.[direction] ?? -1] ?? 0;
  if (path.indexOf(to) + 1 !== count) {
    return `${mover} must move exactly ${count} ${count === 1 ? 'square' : 'squares'} along this line`;
  }
  const blocker = path.slice(0, count - 1).find((square) => cells[square] === enemy);
  if (blocker === undefined) return `${mover}’s own piece is on ${name(to)}`;
  return `the way is blocked by a ${SIDE_NAMES[enemy].toLowerCase()} piece on ${name(blocker)}`;
}
