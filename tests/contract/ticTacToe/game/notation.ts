import { asMove } from '../../../../src-shared/core/move.ts';
import { makeCheck } from '../../../../src-shared/core/moveError.ts';
import type { Notation } from '../../../../src-shared/core/notation.ts';
import { err, ok } from '../../../../src-shared/core/result.ts';
import { refusalOf, type TicTacToePosition, type TicTacToeRefusal } from './rules.ts';

export const check = makeCheck<TicTacToePosition, TicTacToeRefusal>(
  refusalOf,
  ({ cell }) => `cell ${cell + 1} is taken`,
);

/** Cells by the digits of a telephone, the first row 1 to 3. */
export const notation: Notation<TicTacToePosition> = {
  make: (_, move) => String(move + 1),
  parse(position, text) {
    if (!/^\s*[1-9]\s*$/.test(text)) {
      return err({ code: 'ERR_MOVE_SYNTAX', message: 'a move is a digit from 1 to 9' });
    }
    const move = asMove(Number(text) - 1);
    const checked = check(position, move);
    return checked.ok ? ok(move) : checked;
  },
};
