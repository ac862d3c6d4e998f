import type { Outcome } from '../../core/outcome.ts';
import { asMove, type Move } from '../../core/move.ts';
import type { CommonRefusal } from '../../core/moveError.ts';
import { otherSide, type Side } from '../../core/side.ts';
import { partnerOf } from './geometry.ts';
import { type DomineeringPosition, freeCells, placeDomino, placementsOf } from './position.ts';

export const SIDE_NAMES = ['Vertical', 'Horizontal'] as const;

/** A move is the cell of the domino's top or left half. */
export const legalMoves = (position: DomineeringPosition): readonly Move[] =>
  placementsOf(position, position.sideToMove).map(asMove);

export const play = (position: DomineeringPosition, move: Move): DomineeringPosition =>
  placeDomino(position, move);

export function outcome(position: DomineeringPosition): Outcome | undefined {
  const { sideToMove } = position;
  if (placementsOf(position, sideToMove).length > 0) return undefined;
  return {
    winner: otherSide(sideToMove),
    reason: `${SIDE_NAMES[sideToMove]} has no room for a domino`,
  };
}

/** `cell` is that of the domino's top or left half, `partner` that of the other half. */
export type DomineeringRefusal =
  | { readonly code: 'ERR_CELL_TAKEN'; readonly cell: number }
  | { readonly code: 'ERR_OFF_BOARD'; readonly cell: number; readonly side: Side }
  | {
      readonly code: 'ERR_PARTNER_TAKEN';
      readonly cell: number;
      readonly partner: number;
      readonly side: Side;
    };

/** Why a move is not legal; `undefined` when it is. */
export function refusalOf(
  position: DomineeringPosition,
  move: Move,
): DomineeringRefusal | CommonRefusal | undefined {
  const { cells, sideToMove: side } = position;
  if (!(move in cells)) return { code: 'ERR_NO_SUCH_MOVE' };
  if (outcome(position) !== undefined) return { code: 'ERR_GAME_OVER' };
  if (cells[move] !== undefined) return { code: 'ERR_CELL_TAKEN', cell: move };
  const partner = partnerOf(position, move, side);
  if (partner === undefined) return { code: 'ERR_OFF_BOARD', cell: move, side };
  if (cells[partner] === undefined) return undefined;
  return { code: 'ERR_PARTNER_TAKEN', cell: move, partner, side };
}

/** At the end: the cells that are left, none of which holds a domino of the blocked side. */
export function winningCells(position: DomineeringPosition): readonly (readonly number[])[] {
  const free = freeCells(position);
  return outcome(position) === undefined || free.length === 0 ? [] : [free];
}
