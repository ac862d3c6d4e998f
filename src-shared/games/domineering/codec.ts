import type { Codec, CodecError } from '../../core/codec.ts';
import { err, ok, type Result } from '../../core/result.ts';
import { type Setup, setupValue } from '../../core/setup.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { boardOf, cellCount } from './geometry.ts';
import { type DomineeringPosition, dominoes, emptyPosition } from './position.ts';

/**
 * The handout's grid code: one digit per cell, row by row from the top left, 0 empty, 1 vertical, 2 horizontal;
 * leading zeros are not written, so the empty grid is `0`. The number of dominoes tells who is to move.
 */
function encode(position: DomineeringPosition): string {
  const digits = position.cells.map((owner) => (owner === undefined ? 0 : owner + 1)).join('');
  return digits.replace(/^0+(?=.)/, '');
}

/** Digits as owners, the last digit being the last cell; as many cells as asked. */
export const ownersOf = (digits: string, count: number): readonly (Side | undefined)[] =>
  [...digits.padStart(count, '0')].map((digit) =>
    digit === '1' ? 0 : digit === '2' ? 1 : undefined,
  );

function decode(setup: Setup, text: string): Result<DomineeringPosition, CodecError> {
  const board = boardOf(setup);
  const starter: Side = setupValue(setup, 'starter') === 0 ? 0 : 1;
  const count = cellCount(board);
  const digits = text.trim().replace(/^0+(?=.)/, '');
  if (!/^[012]+$/.test(digits) || digits.length > count) {
    const message = `a position is a number of at most ${count} digits, each 0, 1 or 2`;
    return err({ code: 'ERR_POSITION_SYNTAX', message });
  }
  const grid = { ...emptyPosition(board, starter), cells: ownersOf(digits, count) };
  const impossible = (message: string) =>
    err({ code: 'ERR_POSITION_IMPOSSIBLE', message } as const);
  const placed = dominoes(grid);
  if (placed === undefined) return impossible('the cells are not covered by whole dominoes');
  const byStarter = placed.filter((domino) => domino.side === starter).length;
  const ahead = byStarter - (placed.length - byStarter);
  if (ahead !== 0 && ahead !== 1) {
    const [first, second] = [byStarter, placed.length - byStarter];
    return impossible(
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
