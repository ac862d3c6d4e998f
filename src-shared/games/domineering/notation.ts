import { asMove } from '../../core/move.ts';
import { makeCheck } from '../../core/moveError.ts';
import type { Notation } from '../../core/notation.ts';
import { quote } from '../../core/quote.ts';
import { err, ok } from '../../core/result.ts';
import { cellCount } from './geometry.ts';
import type { DomineeringPosition } from './position.ts';
import { type DomineeringRefusal, refusalOf } from './rules.ts';

function describe(refusal: DomineeringRefusal): string {
  const cell = `cell ${refusal.cell + 1}`;
  if (refusal.code === 'ERR_CELL_TAKEN') return `${cell} is taken`;
  const place = `${refusal.side === 0 ? 'below' : 'to the right of'} ${cell}`;
  return refusal.code === 'ERR_PARTNER_TAKEN'
    ? `cell ${refusal.partner + 1}, ${place}, is taken`
    : `there is no cell ${place} for the other half of the domino`;
}

export const check = makeCheck<DomineeringPosition, DomineeringRefusal>(refusalOf, describe);

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
