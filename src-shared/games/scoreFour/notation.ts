import { asMove } from '../../core/move.ts';
import { makeCheck } from '../../core/moveError.ts';
import type { MoveSyntaxError, Notation } from '../../core/notation.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { ScoreFourPosition } from './position.ts';
import { refusalOf, type ScoreFourRefusal } from './rules.ts';

const COLUMNS = 'ABCD';

/** The location of a peg, `A1` … `D4`. */
export const makePeg = (peg: number): string =>
  `${COLUMNS.charAt(peg % 4)}${Math.floor(peg / 4) + 1}`;

/** Reads a location in either case with white space around it. */
export function parsePeg(text: string): Result<number, MoveSyntaxError> {
  const [, column, row] = /^\s*([A-D])([1-4])\s*$/i.exec(text) ?? [];
  if (column === undefined || row === undefined) {
    const shown = text.trim().slice(0, 20);
    const message = `“${shown}” is not a location: a letter A–D and a digit 1–4`;
    return err({ code: 'ERR_MOVE_SYNTAX', message });
  }
  return ok(COLUMNS.indexOf(column.toUpperCase()) + 4 * (Number(row) - 1));
}

export const check = makeCheck<ScoreFourPosition, ScoreFourRefusal>(
  refusalOf,
  ({ peg }) => `peg ${makePeg(peg)} is full`,
);

export const notation: Notation<ScoreFourPosition> = {
  make: (_, move) => makePeg(move),
  parse(position, text) {
    const peg = parsePeg(text);
    if (!peg.ok) return peg;
    const move = asMove(peg.value);
    const checked = check(position, move);
    return checked.ok ? ok(move) : checked;
  },
};
