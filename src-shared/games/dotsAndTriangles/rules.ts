import type { Outcome } from '../../core/outcome.ts';
import { asMove, type Move } from '../../core/move.ts';
import type { CommonRefusal } from '../../core/moveError.ts';
import { SIDES } from '../../core/side.ts';
import { type DotsPosition, drawLine, openLines, scoreOf } from './position.ts';

export const SIDE_NAMES = ['Player 1', 'Player 2'] as const;

/** A move is the index of the line to draw. */
export const legalMoves = (position: DotsPosition): readonly Move[] =>
  openLines(position).map(asMove);

export const play = (position: DotsPosition, move: Move): DotsPosition => drawLine(position, move);

export interface DotsRefusal {
  readonly code: 'ERR_LINE_DRAWN';
  readonly line: number;
}

/** Why a move is not legal; `undefined` when it is. */
export function refusalOf(
  position: DotsPosition,
  move: Move,
): DotsRefusal | CommonRefusal | undefined {
  const isDrawn = position.drawn[move];
  if (isDrawn === undefined) return { code: 'ERR_NO_SUCH_MOVE' };
  if (outcome(position) !== undefined) return { code: 'ERR_GAME_OVER' };
  return isDrawn ? { code: 'ERR_LINE_DRAWN', line: move } : undefined;
}

export function outcome(position: DotsPosition): Outcome | undefined {
  if (position.drawn.includes(false)) return undefined;
  const [first, second] = [scoreOf(position, 0), scoreOf(position, 1)];
  if (first === second) return { winner: undefined, reason: `both have ${first} triangles` };
  const winner = first > second ? 0 : 1;
  const [more, fewer] = [Math.max(first, second), Math.min(first, second)];
  return { winner, reason: `${SIDE_NAMES[winner]} has more triangles, ${more} to ${fewer}` };
}

/** At the end: the triangles of the winner, or of each side after a draw. */
export function winningCells(position: DotsPosition): readonly (readonly number[])[] {
  const end = outcome(position);
  if (end === undefined) return [];
  return SIDES.filter((side) => end.winner === undefined || side === end.winner).map((side) =>
    position.owners.flatMap((owner, triangle) => (owner === side ? [triangle] : [])),
  );
}
