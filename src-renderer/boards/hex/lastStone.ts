import type { Move } from '../../../src-shared/core/move.ts';
import { mirrorOf } from '../../../src-shared/games/hex/geometry.ts';
import type { HexPosition } from '../../../src-shared/games/hex/position.ts';
import { swapMove } from '../../../src-shared/games/hex/rules.ts';

/** Where the last move's stone lies: a swap has moved the first one to its mirror image. */
export function lastStone(
  lastMove: { readonly move: Move; readonly before: HexPosition } | undefined,
): number | undefined {
  if (lastMove === undefined) return undefined;
  const { move, before } = lastMove;
  return move === swapMove(before.size) ? mirrorOf(before.size, before.cells.indexOf(0)) : move;
}
