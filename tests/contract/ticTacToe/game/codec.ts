import type { Codec } from '../../../../src-shared/core/codec.ts';
import { err, ok } from '../../../../src-shared/core/result.ts';
import { otherSide } from '../../../../src-shared/core/side.ts';
import { completed, symbolOf, type TicTacToePosition } from './rules.ts';

export const codec: Codec<TicTacToePosition> = {
  encode: ({ cells }) => cells.map(symbolOf).join(''),
  decode(_, text) {
    if (!/^[xo-]{9}$/.test(text)) {
      return err({ code: 'ERR_POSITION_SYNTAX', message: 'a position is nine of x, o and -' });
    }
    const cells = [...text].map((symbol) => (symbol === 'x' ? 0 : symbol === 'o' ? 1 : undefined));
    const [crosses, ply] = [
      cells.filter((c) => c === 0).length,
      cells.filter((c) => c !== undefined).length,
    ];
    const position: TicTacToePosition = { sideToMove: ply % 2 === 0 ? 0 : 1, ply, cells };
    const hasLoserLine = completed({ ...position, sideToMove: otherSide(position.sideToMove) });
    if (crosses === Math.ceil(ply / 2) && hasLoserLine.length === 0) return ok(position);
    return err({ code: 'ERR_POSITION_IMPOSSIBLE', message: 'no game leads to this board' });
  },
};
