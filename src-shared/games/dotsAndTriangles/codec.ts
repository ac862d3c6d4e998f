import type { Codec, CodecError } from '../../core/codec.ts';
import { type GridCode, makeGridCode, gridDigits } from '../../core/gridCode.ts';
import { err, ok, type Result } from '../../core/result.ts';
import type { Setup } from '../../core/setup.ts';
import type { Side } from '../../core/side.ts';
import { boardOf, type DotsBoard } from './geometry.ts';
import { boardAt, type DotsPosition, emptyPosition } from './position.ts';

/** What the handout's grid code tells of a position. */
export type Grid = Pick<DotsPosition, 'drawn' | 'owners'>;

/**
 * The handout's grid code: a digit per line (1 drawn, 0 not), then one per triangle (its owner 1 or 2, or 0); leading
 * zeros are not written, so the empty grid is `0`.
 */
export function makeGrid({ drawn, owners }: Grid): string {
  const lines = drawn.map((isDrawn) => (isDrawn ? 1 : 0));
  const triangles = owners.map((owner) => (owner === undefined ? 0 : owner + 1));
  return makeGridCode([...lines, ...triangles].join(''));
}

/** Reads the handout's grid code of a board; `undefined` when it is none. */
export function gridFrom(board: DotsBoard, code: GridCode): Grid | undefined {
  const lineCount = board.lines.length;
  const digits = gridDigits(code, lineCount + board.triangles.length) ?? '';
  const [lines, triangles] = [digits.slice(0, lineCount), digits.slice(lineCount)];
  if (!/^[01]+$/.test(lines) || !/^[012]+$/.test(triangles)) return undefined;
  return {
    drawn: [...lines].map((digit) => digit === '1'),
    owners: [...triangles].map(ownerOf),
  };
}

const ownerOf = (digit: string): Side | undefined =>
  digit === '1' ? 0 : digit === '2' ? 1 : undefined;

/**
 * The handout's grid code, then a space and what that code leaves out: the player to move, 1 or 2, with a `+` in an
 * extra turn.
 */
const encode = (position: DotsPosition): string =>
  `${makeGrid(position)} ${position.sideToMove + 1}${position.isExtraTurn ? '+' : ''}`;

function decode(setup: Setup, text: string): Result<DotsPosition, CodecError> {
  const board = boardOf(setup);
  const syntax = (message: string) => err({ code: 'ERR_POSITION_SYNTAX', message } as const);
  const [, code, mover, plus] = /^\s*(\d{1,1000}) +([12])(\+?)\s*$/.exec(text) ?? [];
  if (code === undefined) {
    return syntax(
      'a position is a number, a space, and the player to move, 1 or 2, with a “+” in an extra turn',
    );
  }
  const grid = gridFrom(board, code);
  if (grid === undefined) {
    const [lines, triangles] = [board.lines.length, board.triangles.length];
    return syntax(
      `the number must be ${lines} digits 0 or 1 for the lines and ${triangles} digits 0, 1 or 2 for the triangles`,
    );
  }
  return checkReachable({
    ...emptyPosition(board),
    ...grid,
    sideToMove: mover === '1' ? 0 : 1,
    ply: grid.drawn.filter(Boolean).length,
    isExtraTurn: plus === '+',
  });
}

const isOwned = (owner: Side | undefined): boolean => owner !== undefined;

/** Exactly the triangles with three drawn sides have owners, an extra turn was earned, and turns are in order. */
function checkReachable(position: DotsPosition): Result<DotsPosition, CodecError> {
  const impossible = (reason: NonNullable<CodecError['reason']>, message: string) =>
    err({ code: 'ERR_POSITION_IMPOSSIBLE', message, reason } as const);
  for (const [index, triangle] of boardAt(position).triangles.entries()) {
    const isComplete = triangle.lines.every((line) => position.drawn[line]);
    if (isComplete === (position.owners[index] !== undefined)) continue;
    return impossible(
      'owners',
      isComplete
        ? `triangle ${index + 1} is complete and has no owner`
        : `triangle ${index + 1} has an owner and is not complete`,
    );
  }
  if (position.isExtraTurn && !position.owners.includes(position.sideToMove)) {
    return impossible('extraTurn', 'an extra turn without a triangle that earned it');
  }
  const { sideToMove, drawn, owners } = position;
  const [lines, triangles] = [drawn.filter(Boolean).length, owners.filter(isOwned).length];
  // One triangle has earned one turn; of more nobody knows how many they earned.
  if (triangles < 2 && (lines - triangles) % 2 !== sideToMove) {
    return impossible(
      'counts',
      `${lines} lines do not fit that player ${sideToMove + 1} is to move`,
    );
  }
  return ok(position);
}

export const codec: Codec<DotsPosition> = { encode, decode };
