import type { Codec, CodecError } from '../../core/codec.ts';
import { type GridCode, makeGridCode, gridDigits } from '../../core/gridCode.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type Setup, setupValue } from '../../core/setup.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { boardOf, cellCount, type DomineeringBoard } from './geometry.ts';
import { type DomineeringPosition, dominoesIn, emptyPosition } from './position.ts';

/**
 * The handout's grid code: one digit per cell, row by row from the top left, 0 empty, 1 vertical, 2 horizontal;
 * leading zeros are not written, so the empty grid is `0`. The number of dominoes tells who is to move.
 */
const encode = ({ cells }: Pick<DomineeringPosition, 'cells'>): string =>
  makeGridCode(cells.map((owner) => (owner === undefined ? 0 : owner + 1)).join(''));

/** The cells that a grid code tells; `undefined` when it is none of this board. */
export function cellsOf(
  board: DomineeringBoard,
  code: GridCode,
): DomineeringPosition['cells'] | undefined {
  const digits = gridDigits(code, cellCount(board));
  if (digits === undefined || !/^[012]*$/.test(digits)) return undefined;
  return [...digits].map((digit) => (digit === '1' ? 0 : digit === '2' ? 1 : undefined));
}

function decode(setup: Setup, text: string): Result<DomineeringPosition, CodecError> {
  const board = boardOf(setup);
  const starter: Side = setupValue(setup, 'starter') === 0 ? 0 : 1;
  const cells = cellsOf(board, text);
  if (cells === undefined) {
    const message = `a position is a number of at most ${cellCount(board)} digits, each 0, 1 or 2`;
    return err({ code: 'ERR_POSITION_SYNTAX', message });
  }
  const grid = { ...emptyPosition(board, starter), cells };
  const impossible = (reason: 'pieces' | 'counts', message: string) =>
    err({ code: 'ERR_POSITION_IMPOSSIBLE', message, reason } as const);
  const placed = dominoesIn(grid);
  if (placed === undefined)
    return impossible('pieces', 'the cells are not covered by whole dominoes');
  const byStarter = placed.filter((domino) => domino.side === starter).length;
  const ahead = byStarter - (placed.length - byStarter);
  if (ahead !== 0 && ahead !== 1) {
    const [first, second] = [byStarter, placed.length - byStarter];
    return impossible(
      'counts',
      `${first} dominoes of the first player and ${second} of the second do not fit turns in order`,
    );
  }
  return ok({
    ...grid,
    sideToMove: ahead === 0 ? starter : otherSide(starter),
    ply: placed.length,
  });
}

export const codec: Codec<DomineeringPosition> = { encode, decode };
