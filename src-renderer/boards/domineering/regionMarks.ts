import type { DomineeringPosition } from '../../../src-shared/games/domineering/position.ts';
import { RegionValuer } from '../../../src-shared/games/domineering/regions.ts';
import type { BoardMark } from '../boardProps.ts';

/** Longer values stand in the card alone. */
const LONGEST_LABEL = 6;

/** What each region is worth to Vertical, in its middle; it knows more with each position. */
export function makeRegionMarks(): (
  position: DomineeringPosition,
) => readonly BoardMark<DomineeringPosition>[] {
  const valuer = new RegionValuer();
  return (position) =>
    valuer.regionsOf(position).flatMap(({ cells, text }) => {
      const cell = cells[cells.length >> 1];
      if (cell === undefined || text === undefined || text.length > LONGEST_LABEL) return [];
      return [{ cell, label: text, tone: 'plain', isProved: true } as const];
    });
}
