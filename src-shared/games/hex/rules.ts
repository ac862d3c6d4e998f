import type { Outcome } from '../../core/outcome.ts';
import { asMove, type Move } from '../../core/move.ts';
import type { CommonRefusal } from '../../core/moveError.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { canSwap, type HexPosition, placeStone, shortestChain, swapStone } from './position.ts';

export const SIDE_NAMES = ['O', 'X'] as const;

/** A move is the cell of the stone, or this: the second player takes over the first stone. */
export const swapMove = (size: number): Move => asMove(size * size);

/** Only the side that moved last can have joined its borders, and a full board always has a winner. */
const lastMoverChain = (position: HexPosition): readonly number[] | undefined =>
  shortestChain(position, otherSide(position.sideToMove));

export function outcome(position: HexPosition): Outcome | undefined {
  if (lastMoverChain(position) === undefined) return undefined;
  const winner = otherSide(position.sideToMove);
  const joined = winner === 0 ? 'left and right' : 'top and bottom';
  return { winner, reason: `${SIDE_NAMES[winner]} joined ${joined}` };
}

/** The winner's shortest chain, from border to border. */
export function winningCells(position: HexPosition): readonly (readonly number[])[] {
  const chain = lastMoverChain(position);
  return chain === undefined ? [] : [chain];
}

export function legalMoves(position: HexPosition): readonly Move[] {
  if (outcome(position) !== undefined) return [];
  const moves = position.cells.flatMap((owner, cell) =>
    owner === undefined ? [asMove(cell)] : [],
  );
  return canSwap(position) ? [...moves, swapMove(position.size)] : moves;
}

export type HexRefusal =
  | { readonly code: 'ERR_CELL_TAKEN'; readonly cell: number; readonly owner: Side }
  | { readonly code: 'ERR_NO_SWAP_RULE' }
  | { readonly code: 'ERR_NO_TIME_TO_SWAP' };

/** Why a move is not legal; `undefined` when it is. */
export function refusalOf(
  position: HexPosition,
  move: Move,
): HexRefusal | CommonRefusal | undefined {
  const { size, cells, hasSwapRule } = position;
  const isSwap = move === swapMove(size);
  if (!isSwap && !(move in cells)) return { code: 'ERR_NO_SUCH_MOVE' };
  if (outcome(position) !== undefined) return { code: 'ERR_GAME_OVER' };
  if (isSwap) {
    if (!hasSwapRule) return { code: 'ERR_NO_SWAP_RULE' };
    return canSwap(position) ? undefined : { code: 'ERR_NO_TIME_TO_SWAP' };
  }
  const owner = cells[move];
  return owner === undefined ? undefined : { code: 'ERR_CELL_TAKEN', cell: move, owner };
}

export function play(position: HexPosition, move: Move): HexPosition {
  if (outcome(position) !== undefined) throw new Error('played on after the end of the game');
  if (move === swapMove(position.size) && canSwap(position)) return swapStone(position);
  if (!(move in position.cells) || position.cells[move] !== undefined) {
    throw new Error(`move ${move} is not legal`);
  }
  return placeStone(position, move);
}
