import { asMove } from '../../core/move.ts';
import { makeCheck } from '../../core/moveError.ts';
import type { Notation } from '../../core/notation.ts';
import { quote } from '../../core/quote.ts';
import { err, ok } from '../../core/result.ts';
import type { DotsPosition } from './position.ts';
import { type DotsRefusal, refusalOf } from './rules.ts';

export const check = makeCheck<DotsPosition, DotsRefusal>(
  refusalOf,
  ({ line }) => `line ${line + 1} is already drawn`,
);

/** The handout's notation: the number of the line, from 1, in the order of the board's numbering. */
export const notation: Notation<DotsPosition> = {
  make: (_, move) => String(move + 1),
  parse(position, text) {
    const count = position.drawn.length;
    const digits = /^\s*0*(\d{1,3})\s*$/.exec(text)?.[1];
    const number = Number(digits);
    if (digits === undefined || number < 1 || number > count) {
      const message = `${quote(text)} is not a line: a number from 1 to ${count}`;
      return err({ code: 'ERR_MOVE_SYNTAX', message });
    }
    const move = asMove(number - 1);
    const checked = check(position, move);
    return checked.ok ? ok(move) : checked;
  },
};
