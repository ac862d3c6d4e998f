import { asMove } from '../../core/move.ts';
import type { Notation } from '../../core/notation.ts';
import { quote } from '../../core/quote.ts';
import { err, ok } from '../../core/result.ts';
import { cellCount, partnerOf } from './geometry.ts';
import type { DomineeringPosition } from './position.ts';
import { legalMoves, outcome, SIDE_NAMES } from './rules.ts';

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
    const message = refusal(position, number - 1);
    if (message !== undefined) return err({ code: 'ERR_MOVE_ILLEGAL', message });
    return ok(asMove(number - 1));
  },
};

/** Why the side to move may not put a domino on a cell of the board; `undefined` when it may. */
function refusal(position: DomineeringPosition, cell: number): string | undefined {
  if (outcome(position) !== undefined) return 'the game is over';
  if (legalMoves(position).includes(asMove(cell))) return undefined;
  const { sideToMove } = position;
  if (position.cells[cell] !== undefined) return `cell ${cell + 1} is taken`;
  const partner = partnerOf(position, cell, sideToMove);
  const place = sideToMove === 0 ? 'below' : 'to the right of';
  if (partner === undefined) {
    return `there is no cell ${place} cell ${cell + 1} for the other half of ${SIDE_NAMES[sideToMove]}’s domino`;
  }
  return `cell ${partner + 1}, ${place} cell ${cell + 1}, is taken`;
}
