import type { Side } from '../../core/side.ts';
import { fromOf, pieceMoves } from './moves.ts';
import { groupOf, type LinesOfActionPosition, piecesOf } from './position.ts';

/** A piece, and how many moves it has. */
export interface PieceMobility {
  readonly square: number;
  readonly moves: number;
}

/** How many moves each piece of a side has by the rule of counting, whoever is to move. */
export function mobilityOf(position: LinesOfActionPosition, side: Side): readonly PieceMobility[] {
  const froms = pieceMoves(position, side).map(fromOf);
  return piecesOf(position, side).map((square) => ({
    square,
    moves: froms.filter((from) => from === square).length,
  }));
}

/** The groups of a side, the largest first, then in the order of the squares. */
export function groupsOf(
  position: LinesOfActionPosition,
  side: Side,
): readonly (readonly number[])[] {
  const met = new Set<number>();
  const groups = piecesOf(position, side).flatMap((square): readonly (readonly number[])[] => {
    if (met.has(square)) return [];
    const group = groupOf(position, square);
    for (const member of group) met.add(member);
    return [group.toSorted((a, b) => a - b)];
  });
  return groups.sort((one, other) => other.length - one.length);
}
