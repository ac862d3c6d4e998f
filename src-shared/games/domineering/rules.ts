import type { Outcome } from '../../core/game.ts';
import { asMove, type Move } from '../../core/move.ts';
import { otherSide } from '../../core/side.ts';
import { type DomineeringPosition, freeCells, placeDomino, roomFor } from './position.ts';

export const SIDE_NAMES = ['Vertical', 'Horizontal'] as const;

/** A move is the cell of the domino's top or left half. */
export const legalMoves = (position: DomineeringPosition): readonly Move[] =>
  roomFor(position, position.sideToMove).map(asMove);

export const play = (position: DomineeringPosition, move: Move): DomineeringPosition =>
  placeDomino(position, move);

export function outcome(position: DomineeringPosition): Outcome | undefined {
  const { sideToMove } = position;
  if (roomFor(position, sideToMove).length > 0) return undefined;
  return {
    winner: otherSide(sideToMove),
    reason: `${SIDE_NAMES[sideToMove]} has no room for a domino`,
  };
}

/** At the end: the cells that are left, none of which holds a domino of the blocked side. */
export function winningCells(position: DomineeringPosition): readonly (readonly number[])[] {
  const free = freeCells(position);
  return outcome(position) === undefined || free.length === 0 ? [] : [free];
}
