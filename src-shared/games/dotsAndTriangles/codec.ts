import type { Codec, CodecError } from '../../core/codec.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Setup } from '../../core/setup.ts';
import type { Side } from '../../core/side.ts';
import { boardOf } from './geometry.ts';
import { boardAt, type DotsPosition, emptyPosition } from './position.ts';

/** The handout's grid code of the lines and triangles: see `encode`. */
export function makeGrid(position: Pick<DotsPosition, 'drawn' | 'owners'>): string {
  const lines = position.drawn.map((isDrawn) => (isDrawn ? 1 : 0));
  const triangles = position.owners.map((owner) => (owner === undefined ? 0 : owner + 1));
  return [...lines, ...triangles].join('').replace(/^0+(?=.)/, '');
}

/**
 * The handout's grid code, then a space and what that code leaves out: the player to move, 1 or 2, with a `+` in an
 * extra turn. The grid code has a digit per line (1 drawn, 0 not), then one per triangle (its owner 1 or 2, or 0);
 * leading zeros are not written.
 */
const encode = (position: DotsPosition): string =>
  `${makeGrid(position)} ${position.sideToMove + 1}${position.isExtraTurn ? '+' : ''}`;

function decode(setup: Setup, text: string): Result<DotsPosition, CodecError> {
  const board = boardOf(setup);
  const lineCount = board.lines.length;
  const length = lineCount + board.triangles.length;
  const [, grid, mover, plus] = /^\s*0*(\d+) +([12])(\+?)\s*$/.exec(text) ?? [];
  if (grid === undefined || grid.length > length) {
    const message = `a position is at most ${length} digits, a space, and the player to move, 1 or 2, with a “+” in an extra turn`;
    return err({ code: 'ERR_POSITION_SYNTAX', message });
  }
  const digits = grid.padStart(length, '0');
  if (!/^[01]*$/.test(digits.slice(0, lineCount)) || !/^[012]*$/.test(digits.slice(lineCount))) {
    const message = 'a line is 0 or 1, a triangle is 0, 1 or 2';
    return err({ code: 'ERR_POSITION_SYNTAX', message });
  }
  const drawn = [...digits.slice(0, lineCount)].map((digit) => digit === '1');
  return checkReachable({
    ...emptyPosition(board),
    sideToMove: mover === '1' ? 0 : 1,
    ply: drawn.filter(Boolean).length,
    drawn,
    owners: [...digits.slice(lineCount)].map(ownerOf),
    isExtraTurn: plus === '+',
  });
}

/** The owner that a triangle's digit names. */
export const ownerOf = (digit: string): Side | undefined =>
  digit === '1' ? 0 : digit === '2' ? 1 : undefined;

/** Exactly the triangles with three drawn sides have owners, and an extra turn was earned. */
function checkReachable(position: DotsPosition): Result<DotsPosition, CodecError> {
  const impossible = (message: string) =>
    err({ code: 'ERR_POSITION_IMPOSSIBLE', message } as const);
  for (const [index, triangle] of boardAt(position).triangles.entries()) {
    const isComplete = triangle.lines.every((line) => position.drawn[line]);
    if (isComplete === (position.owners[index] !== undefined)) continue;
    return impossible(
      isComplete
        ? `triangle ${index + 1} is complete and has no owner`
        : `triangle ${index + 1} has an owner and is not complete`,
    );
  }
  if (position.isExtraTurn && !position.owners.includes(position.sideToMove)) {
    return impossible('an extra turn without a triangle that earned it');
  }
  return ok(position);
}

export const codec: Codec<DotsPosition> = { encode, decode };
